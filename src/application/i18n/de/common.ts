import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const commonMessages: Translation<typeof english, 'de'> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.dismiss': 'Schließen',
  'common.done': 'Fertig',
  'common.hide-password': 'Passwort ausblenden',
  'common.none': 'Nicht vorhanden',
  'common.opens-in-new-tab': 'wird in neuem Tab geöffnet',
  'common.show-password': 'Passwort anzeigen',
  'common.try-again': 'Erneut versuchen',
  'common.contact-us': 'Kontakt aufnehmen',
  'common.support-unreachable':
    'Der Support-Chat konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'common.language': 'Sprache',
  'common.language.failed':
    '{{language}} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'common.log-out': 'Abmelden',
  'common.notifications': 'Benachrichtigungen',

  'common.required': 'Erforderlich',
  'form.restored': 'Wir haben wiederhergestellt, was Sie vor dem Ende Ihrer Sitzung eingegeben hatten.',

  'failure.unexpected':
    'Bei uns ist etwas schiefgelaufen. Versuchen Sie es in einigen Minuten erneut. Tritt der Fehler weiter auf, nehmen Sie Kontakt mit uns auf.',
  'failure.no-response': 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.offline': 'Sie sind offline. Stellen Sie eine Internetverbindung her und versuchen Sie es erneut.',
  'failure.not-loaded':
    'Ein Teil der Konsole wurde nicht geladen, daher wurde nichts geändert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'failure.blocked':
    'Die Sicherheitsrichtlinie dieser Seite hat den Aufruf blockiert. Nehmen Sie Kontakt mit uns auf, damit wir die URL der API erlauben.',
  'failure.not-the-api':
    'Statt der API hat eine Webseite geantwortet. Versuchen Sie es erneut. Bleibt es dabei, prüfen Sie die URL der API und einen etwaigen Proxy davor.',
  'failure.unconfirmed':
    'Wir konnten nicht feststellen, ob die Aktion erfolgreich war. Prüfen Sie das, bevor Sie es erneut versuchen.',
  'failure.denied':
    'Die Antwort des Servers stimmt nicht mit dem überein, was Sie gesendet haben. Prüfen Sie, was jetzt gilt, bevor Sie es erneut versuchen.',
  'failure.still-listed':
    '{{name}} steht noch in der Liste und wurde also nicht gelöscht. Versuchen Sie es gleich noch einmal.',
  'failure.read-only': 'Ihre Rolle erlaubt das nicht. Bitten Sie den Kontoinhaber um Zugriff.',

  'change-email.waits':
    'Schließen Sie zuerst die Einrichtung Ihres Kontos ab. Öffnen Sie danach den Link in der E-Mail noch einmal.',
  'form.rules-failed':
    'Das Formular konnte nicht vollständig geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  'error-screen.title': 'Unerwarteter Fehler',
  'error-screen.text': 'Laden Sie die Seite neu, um fortzufahren. Gespeichertes bleibt erhalten.',
  'error-screen.reload': 'Neu laden',
  'error-screen.chunk':
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'error-screen.new-version': 'Eine neue Version der Konsole ist verfügbar. Laden Sie die Seite neu, um fortzufahren.',
  'dialog.failed': 'Dieser Dialog konnte nicht geladen werden',
  'dialog.failed.text': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  'frame.blocked': 'Öffnen Sie die Konsole in einem eigenen Tab. In einem Frame wird sie nicht angezeigt.',
  'maintenance.title': 'Wartungsarbeiten',
  'maintenance.text': 'Die Konsole ist derzeit nicht verfügbar. Versuchen Sie es später erneut.',
};
