import type { authMessages as english } from '#src/application/i18n/en/auth.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const authMessages: Translation<typeof english, 'es'> = {
  'two-factor.title': 'Escribe tu código',
  'two-factor.text': 'Abre tu aplicación de autenticación y escribe el código de 6 dígitos para {{email}}.',
  'two-factor.code': 'Código de autenticación',
  'two-factor.checking': 'Comprobando tu código',
  'two-factor.hint': 'Comprobaremos el código después del último dígito.',
  'two-factor.back': 'Volver a iniciar sesión',
  'two-factor.email.title': 'Un paso más',
  'two-factor.email.text':
    'Esta cuenta usa autenticación en dos pasos. Escribe el correo de la cuenta y después el código de tu aplicación.',
  'two-factor.email.continue': 'Continuar',

  'verification.title': 'Revisa tu correo',
  'verification.text':
    'Enviamos un código de 6 dígitos a <strong>{{email}}</strong>. Lo comprobaremos en cuanto escribas el último dígito.',
  'verification.text.no-email':
    'Te enviamos un código de 6 dígitos. Lo comprobaremos en cuanto escribas el último dígito.',
  'verification.code': 'Código de verificación',
  'verification.checking': 'Comprobando tu código',
  'verification.resend': 'Reenviar código',
  'verification.resending': 'Enviando',
  'verification.resend.ready': '¿No recibiste el código?',
  'verification.resend.wait': 'Podrás pedir otro en {{time}}',
  'verification-code-success': 'Enviamos un nuevo código de verificación a tu correo.',
  'verification.idle': 'Por seguridad, tu sesión se cerrará después de 10 minutos de inactividad.',
  'verification.help-alone': '¿Sigue sin llegar? Revisa tu carpeta de spam.',
  'verification.help': '¿Sigue sin llegar? Revisa tu carpeta de spam o <chat>contáctanos</chat>.',
  'verification.wrong-account': '¿No es tu correo?',
  'verification.another-email': 'Regístrate con otro',

  'forgot-password.title': '¿Olvidaste tu contraseña?',
  'forgot-password.text': 'Escribe tu correo y te enviaremos un enlace para restablecer tu contraseña.',
  'forgot-password.submit': 'Enviar enlace',
  'forgot-password.submitting': 'Enviando',
  'forgot-password.hint.empty': 'Escribe tu correo para continuar',
  'forgot-password.hint.invalid': 'Escribe un correo válido para continuar',
  'forgot-password.sent.title': 'Revisa tu correo',
  'forgot-password.sent':
    'Si {{email}} tiene una cuenta, le enviamos un enlace para restablecer la contraseña. ¿No lo ves? Revisa tu carpeta de spam.',
  'forgot-password.again': 'Usar otro correo',
  'forgot-password.back': 'Volver a iniciar sesión',

  'reset-password.title': 'Elige una contraseña nueva',
  'reset-password.text': 'Tu contraseña nueva se aplica de inmediato.',
  'reset-password.password': 'Contraseña nueva',
  'reset-password.repeat': 'Confirmar contraseña nueva',
  'reset-password.submit': 'Guardar contraseña',
  'reset-password.submitting': 'Guardando',
  'reset-password.hint.empty': 'Escribe dos veces la contraseña nueva para continuar',
  'reset-password.hint.password': 'Escribe una contraseña nueva válida para continuar',
  'reset-password.hint.repeat': 'Confirma la contraseña nueva para continuar',
  'reset-password.done.title': 'Contraseña cambiada',
  'reset-password.done': 'Úsala la próxima vez que inicies sesión.',
  'reset-password.back': 'Volver a iniciar sesión',
  'reset-password.to-console': 'Continuar a la consola',
  'reset-password.new-link': 'Pedir otro enlace',
  'reset-password.no-link.title': 'Este enlace no funciona',
  'reset-password.no-link.text': 'Está incompleto o ya se usó. Escribe tu correo y te enviaremos uno nuevo.',

  'idle.warning.title': '¿Sigues ahí?',
  'idle.warning.text': 'Llevas un rato sin actividad. Tu sesión se cerrará después de 10 minutos de inactividad.',
  'idle.stay': 'Mantener la sesión',
  'idle.expired.title': 'Se cerró tu sesión',
  'idle.expired.text': 'Estuviste 10 minutos sin actividad. Inicia sesión para seguir donde te quedaste.',
  'idle.to-log-in': 'Iniciar sesión',
};
