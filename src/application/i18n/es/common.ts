import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translation.ts';

export const commonMessages: Translation<typeof english, 'es'> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.dismiss': 'Descartar',
  'common.done': 'Listo',
  'common.hide-password': 'Ocultar contraseña',
  'common.none': 'Ninguno',
  'common.opens-in-new-tab': 'se abre en una pestaña nueva',
  'common.show-password': 'Mostrar contraseña',
  'common.try-again': 'Reintentar',
  'common.contact-us': 'Contactar',
  'common.language': 'Idioma',
  'common.language.failed': 'No pudimos cargar el idioma: {{language}}. Comprueba tu conexión e inténtalo de nuevo.',
  'common.log-out': 'Cerrar sesión',
  'common.notifications': 'Notificaciones',

  'common.required': 'Obligatorio',
  'form.restored': 'Recuperamos lo que escribiste antes de que terminara tu sesión.',

  'failure.unexpected':
    'Se produjo un error inesperado en el servidor y estamos trabajando para solucionarlo. Inténtalo más tarde y, si vuelve a ocurrir, avisa a nuestro equipo por correo.',
  'failure.no-response': 'El servidor no respondió. Comprueba tu conexión e inténtalo de nuevo.',
  'failure.not-the-api':
    'En lugar de la API respondió una página web. Inténtalo de nuevo. Si se repite, comprueba la dirección de la API y el proxy que pueda tener delante.',
  'failure.unconfirmed': 'No pudimos confirmarlo. Compruébalo antes de volver a intentarlo.',
  'failure.read-only': 'Solo lectura: tu rol no lo permite. Pide acceso al propietario de la cuenta.',

  'change-email.waits': 'Primero termina de configurar tu cuenta. Después se abrirá el enlace para cambiar tu correo.',
  'form.rules-failed': 'No se pudo cargar el formulario completo. Comprueba tu conexión e inténtalo de nuevo.',

  'error-screen.title': 'Error inesperado de la aplicación',
  'error-screen.text': 'Algo salió mal. Lo que guardaste está a salvo. Recarga la página para continuar.',
  'error-screen.reload': 'Recargar',
  'error-screen.chunk': 'No se pudo cargar esta página. Comprueba tu conexión e inténtalo de nuevo.',
  'error-screen.new-version': 'Hay una nueva versión de la consola. Recarga la página para continuar.',

  'frame.blocked': 'Este contenido no se puede mostrar en un iframe',
  'maintenance.title': 'Volvemos pronto',
  'maintenance.text': 'Estamos en mantenimiento. Inténtalo más tarde.',
};
