import type { logInMessages as english } from '#src/application/i18n/en/log-in.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The three validation messages translate those of the provider. */
export const logInMessages: Translation<typeof english, 'es'> = {
  'log-in.title': 'Inicia sesión en {{brand}}',
  'log-in.document-title': 'Iniciar sesión',
  'log-in.new-here': '¿Es tu primera vez?',
  'log-in.create-account': 'Crear una cuenta',
  'log-in.email': 'Correo',
  'log-in.password': 'Contraseña',
  'log-in.forgot-password': '¿Olvidaste tu contraseña?',
  'log-in.submit': 'Iniciar sesión',
  'log-in.submitting': 'Iniciando sesión',
  'log-in.email-is-required': 'Escribe tu correo.',
  'log-in.email-is-invalid': 'Escribe un correo válido, como nombre@empresa.com.',
  'log-in.password-is-required': 'Escribe tu contraseña.',
  'log-in.hint.both': 'Escribe tu correo y tu contraseña para continuar',
  'log-in.hint.email': 'Escribe tu correo para continuar',
  'log-in.hint.email-invalid': 'Escribe un correo válido para continuar',
  'log-in.hint.password': 'Escribe tu contraseña para continuar',
  'log-in.session-ended': 'Tu sesión caducó. Inicia sesión para continuar.',
  'log-in.bot-check-failed': 'La verificación de seguridad no se completó. Inténtalo de nuevo.',
  'log-in.token-unusable':
    'No pudimos iniciar tu sesión. Revisa la fecha y la hora de este dispositivo e inténtalo de nuevo.',
  'log-in.access-denied': 'No pudimos iniciar tu sesión. Inténtalo de nuevo o contáctanos.',

  'social.canceled': 'Se canceló el inicio de sesión.',
  'social.provider-error':
    'No se pudo iniciar sesión con {{service}}. Inténtalo de nuevo o usa tu correo y tu contraseña.',
  'social.unknown-state': 'Este intento de inicio de sesión caducó. Inténtalo de nuevo.',
  'social.signing-in': 'Iniciando tu sesión',

  'auth.continue-with': 'Continuar con {{provider}}',
  'auth.single-sign-on': 'Inicio de sesión único',
  'auth.single-sign-on.unreachable':
    'No pudimos conectar con {{service}}. Inténtalo de nuevo o inicia sesión con tu correo.',
  'auth.or': 'o',
  'auth.terms': 'Términos',
  'auth.privacy': 'Privacidad',
  'auth.docs': 'Documentación',
  'auth.status': 'Estado',
  'auth.panel': 'Acerca de {{brand}}',
  'auth.panel.title': 'Sigue donde lo dejaste',
  'auth.panel.text': 'Inicia sesión para ver tu uso y administrar tu cuenta.',
  'auth.example.requests': 'Solicitudes de ejemplo',
  'auth.sign-up-panel.title': 'Lee datos de la blockchain con una sola solicitud',
  'auth.sign-up-panel.api-keys': 'Crea, rota y desactiva tus claves de API',
  'auth.sign-up-panel.usage': 'Consulta cada llamada con su estado, duración y créditos',
  'auth.sign-up-panel.billing': 'Sigue tus cargos a medida que se acumulan',
  'auth.sign-up-panel.team': 'Invita a tu equipo y asigna un rol a cada miembro',
  'auth.sign-up-panel.faucets': 'Solicita monedas de prueba para testnets',
  'auth.example.name': 'Saldo en moneda nativa, Ethereum Mainnet',
  'auth.example.comment': 'saldo del contrato inteligente WETH',
  'auth.example.ms': '{{time}} ms',
  'auth.example.credits': '1 crédito',
};
