import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'es'> = {
  'demo.title': 'Cuentas de la demo',
  'demo.text': 'Esta es una demo con datos simulados. Elige una cuenta para completar el formulario.',
  'demo.account.customer': 'Cliente del plan Growth con 23 claves de API',
  'demo.account.two-factor': 'Autenticación en dos pasos y un plan cancelado',
  'demo.account.free-plan': 'Plan gratuito, aún sin nada',
  'demo.account.suspended': 'Suspendida porque falló un pago',
  'demo.account.enterprise': 'Plan por contrato, con un equipo de 120 personas',
  'demo.account.viewer': 'Miembro del equipo que solo puede ver',
  'demo.account.newcomer': 'Cuenta nueva aún sin configurar',
  'demo.code': 'código {{code}}',
  'demo.authenticator': 'Demo: escribir el código que mostraría una aplicación de autenticación',
  'demo.mailbox': 'Buzón de la demo',
  'demo.mailbox.text': 'Correos que la demo habría enviado, los más recientes primero. Nada sale de este dispositivo.',
  'demo.mailbox.empty': 'Aún no hay correos. Los códigos y enlaces aparecerán aquí.',
  'demo.mail.to': 'Para {{email}}',
  'demo.mail.fill': '{{code}}: usar este código',
  'demo.mail.open': 'Abrir enlace',
  'demo.mail.open-it': 'Abrir enlace: {{subject}}',
  'demo.reset': 'Restablecer datos de la demo',
  'demo.data-replaced': 'No pudimos leer los datos guardados de la demo, así que los restablecimos.',
  'demo.without-worker':
    'Este navegador ejecuta la demo sin un service worker, así que sus herramientas de red no muestran las solicitudes.',
};
