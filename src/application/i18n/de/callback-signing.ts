import type { callbackSigningMessages as english } from '#src/application/i18n/en/callback-signing.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const callbackSigningMessages: Translation<typeof english, 'de'> = {
  'signing.title': 'Callback-Signatur',
  'signing.text':
    'Wir signieren jeden Callback mit diesem Geheimnis, damit Ihr Server prüfen kann, wer ihn gesendet hat.',
  'signing.failed': 'Die Callback-Signatur konnte nicht geladen werden',
  'signing.secret': 'Signaturgeheimnis',
  'signing.hidden': 'Ausgeblendet',
  'signing.reveal': 'Signaturgeheimnis anzeigen',
  'signing.hide': 'Signaturgeheimnis ausblenden',
  'signing.copy': 'Signaturgeheimnis kopieren',
  'signing.fetch-failed': 'Das Signaturgeheimnis konnte nicht abgerufen werden. Versuchen Sie es erneut.',
  'signing.since': 'Verwendet seit',

  'signing.overlap':
    'Das vorherige Geheimnis gilt bis zum {{date}}. Bis dahin wird jeder Callback mit beiden Geheimnissen signiert.',
  'signing.overlap.end': 'Jetzt ungültig machen',
  'signing.overlap.end.title': 'Vorheriges Geheimnis jetzt ungültig machen?',
  'signing.overlap.end.text':
    'Ein Server, der noch das vorherige Geheimnis verwendet, kann Callbacks dann nicht mehr verifizieren.',
  'signing.overlap.end.action': 'Vorheriges Geheimnis ungültig machen',
  'signing.overlap.ending': 'Wird ungültig gemacht',
  'signing.overlap.ended': 'Das vorherige Geheimnis ist nicht mehr gültig.',

  'signing.rotate': 'Geheimnis rotieren',
  'signing.rotate.title': 'Signaturgeheimnis rotieren?',
  'signing.rotate.text':
    'Danach signieren wir Callbacks mit einem neuen Geheimnis. Hinterlegen Sie es auf Ihren Servern, bevor das vorherige ungültig wird.',
  'signing.rotate.running':
    'Ein älteres Geheimnis ist noch bis zum {{date}} gültig. Wenn Sie erneut rotieren, wird es sofort ungültig.',
  'signing.rotate.overlap': 'Gültigkeit des vorherigen Geheimnisses',
  'signing.rotate.none': 'Wird sofort ungültig',
  'signing.rotate.hours_one': '{{count}} Stunde',
  'signing.rotate.hours_other': '{{count}} Stunden',
  'signing.rotate.busy': 'Wird rotiert',
  'signing.rotated': 'Signaturgeheimnis rotiert.',

  'signing.test.title': 'Testzustellung',
  'signing.test.text': 'Senden Sie einen signierten Callback ohne Ereignis und sehen Sie, was Ihr Server antwortet.',
  'signing.test.none': 'Für eine Testzustellung brauchen Sie eine verifizierte Domain.',
  'signing.test.domain': 'Verifizierte Domain',
  'signing.test.send': 'Testzustellung senden',
  'signing.test.sending': 'Wird gesendet',
  'signing.test.result': 'Ergebnis der Testzustellung',
  'signing.test.accepted': 'Angenommen',
  'signing.test.rejected': 'Nicht angenommen',
  'signing.test.no-response': 'Keine Antwort',
  'signing.test.status': 'Status',
  'signing.test.duration': 'Dauer',
  'signing.test.ms': '{{time}} ms',
  'signing.test.response': 'Body der Antwort',
  'signing.test.empty': 'Leer',
  'signing.test.headers': 'Gesendete Header',
  'signing.test.body': 'Gesendeter Body',

  'signing.code.title': 'Callbacks verifizieren',
  'signing.code.text':
    'Übergeben Sie dieser Funktion die Header und den unveränderten Body der Anfrage, bevor er geparst wird. Die Funktion liest das Geheimnis aus der Umgebungsvariable {{variable}}.',
  'signing.code.languages': 'Programmiersprache',
  'signing.code.javascript': 'JavaScript',
  'signing.code.python': 'Python',
  'signing.code.go': 'Go',
  'signing.code.php': 'PHP',
  'signing.code.java': 'Java',
  'signing.code.rust': 'Rust',
  'signing.code.label': 'Code in {{language}}',
  'signing.code.copy': 'Kopieren',
  'signing.code.copy.label': 'Code in {{language}} kopieren',
};
