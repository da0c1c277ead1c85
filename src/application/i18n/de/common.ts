import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translation.ts';

export const commonMessages: Translation<typeof english, 'de'> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.dismiss': 'Schließen',
  'common.done': 'Fertig',
  'common.hide-password': 'Passwort ausblenden',
  'common.none': 'Keine Angabe',
  'common.opens-in-new-tab': 'wird in neuem Tab geöffnet',
  'common.show-password': 'Passwort anzeigen',
  'common.try-again': 'Erneut versuchen',
  'common.contact-us': 'Kontakt aufnehmen',
  'common.language': 'Sprache',
  'common.language.failed':
    '{{language}} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'common.log-out': 'Abmelden',
  'common.notifications': 'Benachrichtigungen',

  'common.required': 'Erforderlich',
  'form.restored': 'Wir haben wiederhergestellt, was Sie vor dem Ende Ihrer Sitzung eingegeben hatten.',

  'failure.unexpected':
    'Ein unerwarteter Serverfehler ist aufgetreten. Wir arbeiten daran, ihn zu beheben. Versuchen Sie es später erneut. Tritt der Fehler wieder auf, melden Sie ihn bitte unserem Team per E-Mail.',
  'failure.no-response': 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.not-the-api':
    'Statt der API hat eine Webseite geantwortet. Versuchen Sie es erneut. Bleibt es dabei, prüfen Sie die Adresse der API und einen etwaigen Proxy davor.',
  'failure.unconfirmed':
    'Wir konnten nicht feststellen, ob die Aktion erfolgreich war. Prüfen Sie das, bevor Sie es erneut versuchen.',
  'failure.read-only': 'Nur Lesezugriff: Ihre Rolle erlaubt das nicht. Bitten Sie den Kontoinhaber um Zugriff.',

  'change-email.waits':
    'Schließen Sie zuerst die Einrichtung Ihres Kontos ab. Danach können Sie den Link zur Änderung Ihrer E-Mail-Adresse öffnen.',
  'form.rules-failed':
    'Das Formular konnte nicht vollständig geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  'error-screen.title': 'Unerwarteter Anwendungsfehler!',
  'error-screen.text':
    'Etwas ist schiefgelaufen. Was Sie gespeichert haben, ist sicher. Laden Sie die Seite neu, um fortzufahren.',
  'error-screen.reload': 'Neu laden',
  'error-screen.chunk':
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error-screen.new-version': 'Eine neue Version der Konsole ist verfügbar. Laden Sie die Seite neu, um fortzufahren.',

  'frame.blocked': 'Dieser Inhalt kann nicht in einem iFrame angezeigt werden',
  'maintenance.title': 'Bald wieder da',
  'maintenance.text': 'Wir führen gerade Wartungsarbeiten durch. Versuchen Sie es später erneut.',
};
