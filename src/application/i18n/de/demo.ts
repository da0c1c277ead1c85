import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'de'> = {
  'demo.title': 'Demokonten',
  'demo.text': 'Dies ist eine Demo mit simulierten Daten. Wählen Sie ein Konto, um das Formular auszufüllen.',
  'demo.account.customer': 'Kunde im Tarif Growth mit 23 API-Schlüsseln',
  'demo.account.two-factor': 'Zwei-Faktor-Authentifizierung und ein gekündigter Tarif',
  'demo.account.free-plan': 'Noch leeres Konto im kostenlosen Tarif',
  'demo.account.suspended': 'Gesperrt, weil eine Zahlung fehlgeschlagen ist',
  'demo.account.enterprise': 'Vertraglich vereinbarter Tarif mit einem Team von 120 Personen',
  'demo.account.viewer': 'Teammitglied, das nur lesen darf',
  'demo.account.newcomer': 'Neues Konto, das noch nicht eingerichtet ist',
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
