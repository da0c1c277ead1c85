import type { demoMailsMessages as english } from '#src/application/i18n/en/demo/mails.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The mails of the simulated provider, as the mailbox of the demo shows them. */
export const demoMailsMessages: Translation<typeof english, 'de'> = {
  'mail.verification-code': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'mail.verification-code.text':
    'Ihr Bestätigungscode lautet {{code}}. Er ersetzt alle Codes, die wir Ihnen zuvor gesendet haben.',
  'mail.password-reset': 'Neues Passwort festlegen',
  'mail.password-reset.text':
    'Legen Sie mit diesem Link ein neues Passwort fest. Er funktioniert einmal und gilt eine Stunde.',
  'mail.email-changed': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.email-changed.text':
    'Sie melden sich jetzt mit {{email}} an. Falls die Änderung nicht von Ihnen stammt, wählen Sie mit diesem Link eine andere E-Mail-Adresse. Er funktioniert einmal und gilt 24 Stunden.',
  'mail.email-left': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.email-left.text': 'Diese E-Mail-Adresse gehört zu keinem Konto mehr. Sie müssen nichts tun.',
  'mail.invitation': 'Einladung ins Team von {{company}}',
  'mail.invitation.text':
    '{{company}} hat Sie in das Team eingeladen. Der Link funktioniert einmal und gilt sieben Tage.',
  'mail.ownership-transfer': 'Inhaberschaft des Kontos von {{company}} annehmen',
  'mail.ownership-transfer.text':
    '{{owner}} möchte Ihnen die Inhaberschaft des Kontos übertragen. Nehmen Sie sie mit diesem Link an. Er funktioniert einmal und gilt sieben Tage.',
  'mail.account-closing': 'Ihr Konto wird geschlossen',
  'mail.account-closing.text':
    'Ihr Konto wird am {{date}} geschlossen. Bis dahin funktioniert alles. Um Ihr Konto zu behalten, öffnen Sie die Konsole.',
  'mail.account-closing-cancelled': 'Ihr Konto bleibt bestehen',
  'mail.account-closing-cancelled.text': 'Die Schließung Ihres Kontos wurde abgebrochen. Sie müssen nichts tun.',
  'mail.budget-alert': 'Ihr Budget ist zu {{percent}} verbraucht',
  'mail.budget-alert.text':
    'Sie haben {{percent}} Ihres Budgets von {{amount}} für diesen Abrechnungszeitraum verbraucht.',
  'mail.budget-stop': 'Ihr Budget ist zu {{percent}} verbraucht',
  'mail.budget-stop.text':
    'Sie haben {{percent}} Ihres Budgets von {{amount}} für diesen Abrechnungszeitraum verbraucht. API-Aufrufe werden bis zum nächsten Abrechnungszeitraum abgelehnt.',
  'mail.credits_one': '{{count}} Credit',
  'mail.credits_other': '{{count}} Credits',
};
