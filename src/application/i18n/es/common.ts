import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const commonMessages: Translation<typeof english, 'es'> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.dismiss': 'Descartar',
  'common.done': 'Listo',
  'common.hide-password': 'Ocultar contraseña',
  'common.none': 'No disponible',
  'common.opens-in-new-tab': 'se abre en una pestaña nueva',
  'common.show-password': 'Mostrar contraseña',
  'common.try-again': 'Reintentar',
  'common.contact-us': 'Contáctanos',
  'common.support-unreachable': 'No pudimos abrir el chat de soporte. Revisa tu conexión e inténtalo de nuevo.',
  'common.language': 'Idioma',
  'common.language.failed': 'No se pudo cargar el idioma: {{language}}. Revisa tu conexión e inténtalo de nuevo.',
  'common.log-out': 'Cerrar sesión',
  'common.notifications': 'Notificaciones',

  'common.required': 'Obligatorio',
  'form.restored': 'Recuperamos lo que escribiste antes de que terminara tu sesión.',

  'failure.unexpected': 'Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos. Si se repite, contáctanos.',
  'failure.no-response': 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.',
  'failure.offline': 'No tienes conexión. Conéctate a internet e inténtalo de nuevo.',
  'failure.not-loaded':
    'No se pudo cargar una parte de la consola, así que no se cambió nada. Revisa tu conexión e inténtalo de nuevo.',
  'failure.blocked':
    'La política de seguridad de esta página bloqueó la llamada. Contáctanos para que permitamos la URL de la API.',
  'failure.not-the-api':
    'En lugar de la API respondió una página web. Inténtalo de nuevo. Si se repite, revisa la URL de la API y el proxy que pueda tener delante.',
  'failure.unconfirmed': 'No sabemos si funcionó. Compruébalo antes de volver a intentarlo.',
  'failure.denied':
    'La respuesta no coincide con lo que enviaste. Comprueba qué hay guardado ahora antes de volver a intentarlo.',
  'failure.still-listed': '{{name}} sigue en la lista, así que no se eliminó. Inténtalo de nuevo en un momento.',
  'failure.read-only': 'Tu rol no lo permite. Pide acceso al propietario de la cuenta.',

  'change-email.waits': 'Primero termina de configurar tu cuenta. Después vuelve a abrir el enlace de tu correo.',
  'form.rules-failed': 'No se pudo cargar el formulario completo. Revisa tu conexión e inténtalo de nuevo.',

  'error-screen.title': 'Algo salió mal',
  'error-screen.text': 'Recarga la página para continuar. Lo que guardaste sigue ahí.',
  'error-screen.reload': 'Recargar',
  'error-screen.chunk': 'No se pudo cargar esta página. Revisa tu conexión e inténtalo de nuevo.',
  'error-screen.new-version': 'Hay una nueva versión de la consola. Recarga la página para continuar.',
  'dialog.failed': 'No se pudo cargar este diálogo',
  'dialog.failed.text': 'Revisa tu conexión e inténtalo de nuevo.',

  'frame.blocked': 'Abre la consola en una pestaña propia. No se puede mostrar dentro de otra página.',
  'maintenance.title': 'En mantenimiento',
  'maintenance.text': 'La consola no está disponible en este momento. Inténtalo más tarde.',
};
