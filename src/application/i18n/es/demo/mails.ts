import type { demoMailsMessages as english } from '#src/application/i18n/en/demo/mails.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The mails of the simulated provider, as the mailbox of the demo shows them. */
export const demoMailsMessages: Translation<typeof english, 'es'> = {
  'mail.verification-code': 'Verifica tu correo',
  'mail.verification-code.text':
    'Tu código de verificación es {{code}}. Reemplaza cualquier código que te hayamos enviado antes.',
  'mail.password-reset': 'Elige una contraseña nueva',
  'mail.password-reset.text': 'Elige una contraseña nueva con este enlace. Funciona una sola vez y caduca en una hora.',
  'mail.email-changed': 'Tu correo cambió',
  'mail.email-changed.text':
    'Ahora inicias sesión con {{email}}. Si no hiciste este cambio, elige otro correo con este enlace. Funciona una sola vez y caduca en 24 horas.',
  'mail.email-left': 'Tu correo cambió',
  'mail.email-left.text':
    'El correo al que enviamos este mensaje ya no pertenece a ninguna cuenta. No tienes que hacer nada.',
  'mail.invitation': 'Únete a {{company}}',
  'mail.invitation.text': '{{company}} te invitó a su equipo. El enlace funciona una sola vez y caduca en siete días.',
  'mail.ownership-transfer': 'Acepta la propiedad de la cuenta de {{company}}',
  'mail.ownership-transfer.text':
    '{{owner}} quiere transferirte la propiedad de la cuenta. Acéptala con este enlace. Funciona una sola vez y caduca en siete días.',
  'mail.account-closing': 'Tu cuenta se cerrará',
  'mail.account-closing.text':
    'Tu cuenta se cerrará el {{date}}. Hasta entonces todo funciona. Para conservar tu cuenta, abre la consola.',
  'mail.account-closing-cancelled': 'Tu cuenta sigue abierta',
  'mail.account-closing-cancelled.text': 'El cierre de tu cuenta se canceló. No tienes que hacer nada.',
  'mail.budget-alert': 'Usaste el {{percent}} de tu presupuesto',
  'mail.budget-alert.text': 'Usaste el {{percent}} de tu presupuesto de {{amount}} para este periodo de facturación.',
  'mail.budget-stop': 'Usaste el {{percent}} de tu presupuesto',
  'mail.budget-stop.text':
    'Usaste el {{percent}} de tu presupuesto de {{amount}} para este periodo de facturación. Las llamadas a la API se rechazan hasta el próximo periodo de facturación.',
  'mail.credits_one': '{{count}} crédito',
  'mail.credits_many': '{{count}} créditos',
  'mail.credits_other': '{{count}} créditos',
};
