import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'de'> = {
  'demo.title': 'Demokonten',
  'demo.text': 'Dies ist eine Demo mit simulierten Daten. Wählen Sie ein Konto, um das Formular auszufüllen.',
  'demo.code': 'Code {{code}}',
  'demo.authenticator': 'Demo: Code einsetzen, wie ihn eine Authentifizierungs-App zeigen würde',
  'demo.mailbox': 'Demo-Postfach',
  'demo.mailbox.text': 'E-Mails, die die Demo gesendet hätte, neueste zuerst. Nichts verlässt dieses Gerät.',
  'demo.mailbox.empty': 'Noch keine E-Mails. Codes und Links erscheinen hier.',
  'demo.mail.to': 'An {{email}}',
  'demo.mail.fill': '{{code}}: diesen Code einsetzen',
  'demo.mail.open': 'Link öffnen',
  'demo.mail.open-it': 'Link öffnen: {{subject}}',
  'demo.reset': 'Demodaten zurücksetzen',
  'demo.data-replaced': 'Wir konnten Ihre gespeicherten Demodaten nicht lesen und haben sie deshalb zurückgesetzt.',
  'demo.without-worker':
    'In diesem Browser läuft die Demo ohne Service Worker, deshalb zeigen seine Netzwerk-Tools keine Anfragen.',
};
