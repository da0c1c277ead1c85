import type { accountClosureMessages as english } from '#src/application/i18n/en/account-closure.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the export of data, of closing the account and of handing it over, whose code loads late or on demand. */
export const accountClosureMessages: Translation<typeof english, 'de'> = {
  'closure.notice': 'Dieses Konto wird am {{date}} geschlossen.',
  'closure.keep': 'Konto behalten',
  'closure.keeping': 'Schließung wird abgebrochen',
  'closure.canceled': 'Ihr Konto bleibt bestehen.',

  'data-export.title': 'Datenexport',
  'data-export.first': 'Sichern Sie zuerst Ihre Daten',
  'data-export.none': 'Eine Datei mit den Daten, die wir über Sie gespeichert haben.',
  'data-export.request': 'Export anfordern',
  'data-export.requesting': 'Wird angefordert',
  'data-export.preparing': 'Ihre Datei wird vorbereitet.',
  'data-export.requested': 'Angefordert: {{time}}',
  'data-export.ready': 'Ihre Datei ist bereit.',
  'data-export.from': 'Bereit zum Herunterladen von {{host}}.',
  'data-export.size.KB': 'Größe: {{size}} KB.',
  'data-export.size.MB': 'Größe: {{size}} MB.',
  'data-export.size.GB': 'Größe: {{size}} GB.',
  'data-export.until': 'Verfügbar bis zum {{date}}.',
  'data-export.download': 'Herunterladen',
  'data-export.blocked': 'Der Download wurde blockiert, weil sein Host nicht auf der Liste der erlaubten Hosts steht.',
  'data-export.failed': 'Der Status Ihres Exports konnte nicht geladen werden.',

  'close-account.title': 'Konto schließen',
  'close-account.delay_one':
    'Ihr Konto wird {{count}} Tag nach Ihrer Bestätigung geschlossen. Bis dahin können Sie die Schließung abbrechen.',
  'close-account.delay_other':
    'Ihr Konto wird {{count}} Tage nach Ihrer Bestätigung geschlossen. Bis dahin können Sie die Schließung abbrechen.',
  'close-account.owner': 'Nur der Kontoinhaber kann dieses Konto schließen.',
  'close-account.owner.known': 'Nur der Kontoinhaber {{email}} kann dieses Konto schließen.',
  'close-account.text':
    'Ihr Konto wird am {{date}} geschlossen. Bis dahin funktioniert alles, und Sie können die Schließung noch abbrechen. Ab diesem Tag gilt:',
  'close-account.ends.keys': 'Ihre API-Schlüssel funktionieren nicht mehr.',
  'close-account.ends.key_one': '{{count}} aktiver API-Schlüssel funktioniert nicht mehr.',
  'close-account.ends.key_other': '{{count}} aktive API-Schlüssel funktionieren nicht mehr.',
  'close-account.ends.members': 'Ihre Teammitglieder verlieren den Zugriff.',
  'close-account.ends.member_one': '{{count}} Teammitglied verliert den Zugriff.',
  'close-account.ends.member_other': '{{count}} Teammitglieder verlieren den Zugriff.',
  'close-account.ends.data': 'Alle Daten des Kontos werden gelöscht.',
  'close-account.due': 'Offene Rechnungen bleiben fällig.',
  'close-account.due.amount': 'Offene Rechnungen bleiben fällig: {{amount}}.',
  'close-account.changed':
    'Einige dieser Angaben haben sich inzwischen geändert. Prüfen Sie sie und bestätigen Sie erneut.',
  'close-account.reason': 'Warum gehen Sie?',
  'close-account.reason.none': 'Grund auswählen',
  'close-account.reason.price': 'Es kostet zu viel',
  'close-account.reason.missing-feature': 'Eine Funktion fehlt',
  'close-account.reason.other-provider': 'Ich nutze einen anderen Anbieter',
  'close-account.reason.not-needed': 'Ich brauche es nicht mehr',
  'close-account.reason.other': 'Ein anderer Grund',
  'close-account.comment': 'Kommentar',
  'close-account.comment.too-long': 'Verwenden Sie höchstens 500 Zeichen.',
  'close-account.email': 'Ihre E-Mail',
  'close-account.email.hint': 'Geben Sie zum Bestätigen {{email}} ein.',
  'close-account.email.missing': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'close-account.email.different': 'Das ist nicht die E-Mail-Adresse Ihres Kontos.',
  'close-account.password': 'Passwort',
  'close-account.password.missing': 'Geben Sie Ihr Passwort ein.',
  'close-account.action': 'Konto schließen',
  'close-account.closing': 'Wird geschlossen',
  'close-account.failed': 'Die Folgen der Kontoschließung konnten nicht geladen werden.',
  'close-account.done.title': 'Ihr Konto wird geschlossen',
  'close-account.done.text':
    'Es wird am {{date}} geschlossen. Bis dahin funktioniert alles, und Sie können die Schließung auf jeder Seite abbrechen.',
};
