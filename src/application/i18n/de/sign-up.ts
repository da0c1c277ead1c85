import type { signUpMessages as english } from '#src/application/i18n/en/sign-up.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The messages of the alternative rules are the provider's. */
export const signUpMessages: Translation<typeof english, 'de'> = {
  'sign-up.title': 'Konto erstellen',
  'sign-up.have-account': 'Sie haben bereits ein Konto?',
  'sign-up.log-in': 'Anmelden',
  'sign-up.first-name': 'Vorname',
  'sign-up.last-name': 'Nachname',
  'sign-up.email': 'E-Mail',
  'sign-up.email-of-invitation': 'Ihre Einladung gilt für diese E-Mail-Adresse.',
  'sign-up.password': 'Passwort',
  'sign-up.repeated-password': 'Passwort bestätigen',
  'sign-up.phone': 'Telefonnummer',
  'sign-up.phone-country': 'Land',
  'sign-up.phone-number': 'Nummer',
  'sign-up.countries-found_one': '1 Land gefunden',
  'sign-up.countries-found_other': '{{count}} Länder gefunden',
  'sign-up.no-country': 'Kein Land gefunden',
  'sign-up.terms': 'Ich stimme den <terms>Nutzungsbedingungen</terms> zu',
  'sign-up.submit': 'Konto erstellen',
  'sign-up.submitting': 'Konto wird erstellt',

  'sign-up.first-name-is-required': 'Geben Sie Ihren Vornamen ein.',
  'sign-up.last-name-is-required': 'Geben Sie Ihren Nachnamen ein.',
  'sign-up.name-is-too-short': 'Verwenden Sie mindestens 2 Buchstaben.',
  'sign-up.name-is-invalid':
    'Verwenden Sie nur Buchstaben, verbunden durch einzelne Leerzeichen, Bindestriche oder Apostrophe.',
  'sign-up.email-is-required': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'sign-up.email-is-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.com.',
  'sign-up.password-is-required': 'Geben Sie ein Passwort ein.',
  'sign-up.password.length': 'Mindestens 8 Zeichen',
  'sign-up.password.digit': 'Eine Ziffer',
  'sign-up.password.letter': 'Ein Buchstabe',
  'sign-up.password.uppercase': 'Ein Großbuchstabe',
  'sign-up.password.special': 'Ein Sonderzeichen',
  'sign-up.password.only-allowed': 'Nur lateinische und kyrillische Buchstaben, Ziffern und Satzzeichen',
  'sign-up.password.met': 'Erfüllt:',
  'sign-up.password.missing': 'Fehlt:',
  'sign-up.repeated-password-is-required': 'Geben Sie das Passwort noch einmal ein.',
  'sign-up.passwords-differ': 'Die Passwörter stimmen nicht überein.',
  'sign-up.phone-number-is-required': 'Geben Sie Ihre Telefonnummer ein.',
  'sign-up.phone-number-is-invalid': 'Geben Sie eine gültige Telefonnummer für dieses Land ein: {{country}}.',
  'sign-up.phone-number-is-unchecked':
    'Wir konnten die Nummer nicht prüfen. Prüfen Sie Ihre Verbindung und geben Sie die Nummer noch einmal ein.',
  'sign-up.terms-are-required': 'Stimmen Sie den Nutzungsbedingungen zu.',

  'sign-up.alternative.required': 'Füllen Sie dieses Feld aus.',
  'sign-up.alternative.invalid': 'Prüfen Sie dieses Feld.',
  'sign-up.alternative.name-length': 'Verwenden Sie 2 bis 50 Zeichen.',
  'sign-up.alternative.email-is-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'sign-up.alternative.email-is-too-long': 'Verwenden Sie höchstens 99 Zeichen.',
  'sign-up.alternative.password.length': 'Mindestens 8 Zeichen',
  'sign-up.alternative.password.uppercase': 'Ein Großbuchstabe',
  'sign-up.alternative.password.lowercase': 'Ein Kleinbuchstabe',
  'sign-up.alternative.password.digit': 'Eine Ziffer',
  'sign-up.alternative.password.special': 'Ein Sonderzeichen',
  'sign-up.alternative.password.too-long': 'Verwenden Sie höchstens 49 Zeichen.',
  'sign-up.alternative.passwords-differ': 'Die Passwörter stimmen nicht überein.',
  'sign-up.alternative.phone-number-is-incorrect': 'Geben Sie eine gültige Telefonnummer ein.',

  'sign-up.hint.fill_one': 'Füllen Sie {{count}} Feld aus, um fortzufahren',
  'sign-up.hint.fill_other': 'Füllen Sie {{count}} Felder aus, um fortzufahren',
  'sign-up.hint.agree': 'Stimmen Sie den Nutzungsbedingungen zu, um fortzufahren',
  'sign-up.hint.fill-and-agree_one':
    'Füllen Sie {{count}} Feld aus und stimmen Sie den Nutzungsbedingungen zu, um fortzufahren',
  'sign-up.hint.fill-and-agree_other':
    'Füllen Sie {{count}} Felder aus und stimmen Sie den Nutzungsbedingungen zu, um fortzufahren',
  'sign-up.hint.fix_one': 'Korrigieren Sie {{count}} Feld, um fortzufahren',
  'sign-up.hint.fix_other': 'Korrigieren Sie {{count}} Felder, um fortzufahren',
  'sign-up.hint.fix-and-agree_one':
    'Korrigieren Sie {{count}} Feld und stimmen Sie den Nutzungsbedingungen zu, um fortzufahren',
  'sign-up.hint.fix-and-agree_other':
    'Korrigieren Sie {{count}} Felder und stimmen Sie den Nutzungsbedingungen zu, um fortzufahren',

  'sign-up.failed': 'Wir konnten Ihr Konto nicht erstellen. Alle Ihre Eingaben sind noch da.',
  'sign-up.failed-at-server':
    'Wir konnten Ihr Konto wegen eines Serverproblems nicht erstellen. Alle Ihre Eingaben sind noch da. Versuchen Sie es erneut.',
  'sign-up.bot-check-failed': 'Die Sicherheitsprüfung ist fehlgeschlagen. Versuchen Sie es erneut.',
  'sign-up.token-unusable':
    'Ihr Konto wurde erstellt, aber wir konnten Ihre Sitzung nicht starten. Prüfen Sie Datum und Uhrzeit dieses Geräts und melden Sie sich dann an.',
  'sign-up.access-denied': 'Ihr Konto wurde erstellt. Melden Sie sich an, um fortzufahren.',
  'sign-up.invitation-expired': 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  'sign-up.invitation-used':
    'Diese Einladung wurde bereits verwendet. Melden Sie sich mit der E-Mail-Adresse dieser Einladung an.',
  'sign-up.invitation-waits':
    'Um die Einladung für {{email}} anzunehmen, melden Sie sich ab und öffnen Sie den Link noch einmal.',
  'sign-up.invitation-own': 'Sie sind bereits mit der E-Mail-Adresse dieser Einladung angemeldet.',
  'sign-up.invitation-unusable':
    'Dieser Einladungslink ist ungültig. Prüfen Sie, ob er vollständig ist, oder bitten Sie um einen neuen.',
};
