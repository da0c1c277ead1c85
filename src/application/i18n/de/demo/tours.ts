import type { demoToursMessages as english } from '#src/application/i18n/en/demo/tours.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The guided tours of demo builds. */
export const demoToursMessages: Translation<typeof english, 'de'> = {
  'tour.title': 'Touren',
  'tour.text':
    'Jede Tour führt mit neuen Daten durch die echte Konsole. Mit den Pfeiltasten geht es vor und zurück, mit Esc wird die Tour beendet.',
  'tour.position': '{{step}} von {{count}}',
  'tour.next': 'Weiter',
  'tour.back': 'Zurück',
  'tour.done': 'Fertig',
  'tour.stop': 'Tour beenden',
  'tour.skip': 'Überspringen',
  'tour.waiting': 'Warten auf die Seite',
  'tour.failed': 'Dieser Teil der Seite wurde nicht gefunden. Überspringen Sie den Schritt oder beenden Sie die Tour.',

  'tour.ways-in': 'Registrierung und Onboarding',
  'tour.ways-in.about': 'Von der Registrierung bis zum bezahlten Tarif, mit simuliertem Checkout.',
  'tour.ways-in.form':
    'Neue Kunden registrieren sich mit Google, GitHub, LinkedIn oder einer E-Mail-Adresse. Mit „Weiter“ wird das Formular ausgefüllt und das Konto erstellt.',
  'tour.ways-in.code':
    'Ein Code bestätigt die E-Mail-Adresse. Die Demo zeigt das Postfach auf der Seite. Mit „Weiter“ wird der Code daraus eingesetzt.',
  'tour.ways-in.company':
    'Nun folgt ein kurzer Fragebogen. Die Antworten werden Schritt für Schritt gespeichert, sodass Kunden später weitermachen können. Mit „Weiter“ wird der Unternehmensname eingetragen.',
  'tour.ways-in.questions':
    'Drei Fragen klären, was Kunden entwickeln, auf welchen Blockchains und wie sie auf Sie aufmerksam wurden. Mit „Weiter“ werden die Fragen beantwortet.',
  'tour.ways-in.plan': 'Tarife und Preise kommen aus Ihrer API. Mit „Weiter“ wird Growth gewählt.',
  'tour.ways-in.summary':
    'Jede Antwort lässt sich hier bearbeiten. Mit „Weiter“ wird den Nutzungsbedingungen zugestimmt und der Checkout geöffnet.',
  'tour.ways-in.checkout':
    'Diese Seite steht für Ihren Zahlungsdienstleister. Mit „Weiter“ wird bezahlt, ohne dass jemandem etwas berechnet wird.',
  'tour.ways-in.done': 'Der Tarif ist aktiv. Das Konto ist bereit für den ersten Aufruf.',

  'tour.first-call': 'Erster Aufruf',
  'tour.first-call.about': 'Ein neues Konto sendet mit zwei Klicks seinen ersten API-Aufruf.',
  'tour.first-call.steps': 'Ein neues Konto beginnt mit den ersten Schritten.',
  'tour.first-call.key': 'Jeder Aufruf braucht einen Schlüssel. Mit „Weiter“ wird auf dieser Seite einer erstellt.',
  'tour.first-call.call': 'Der erste Aufruf steht bereit, im Netzwerk Ihrer Wahl.',
  'tour.first-call.language':
    'Denselben Aufruf gibt es in sieben Programmiersprachen. Der Schlüssel bleibt hier ausgeblendet und ist beim Kopieren enthalten.',
  'tour.first-call.run': 'Mit „Weiter“ wird die Anfrage von hier aus gesendet.',
  'tour.first-call.log': 'Die Antwort ist da, mit Status, Dauer und Kosten. Mit „Weiter“ wird sie im Log geöffnet.',
  'tour.first-call.entry':
    'Das Log enthält die vollständige Anfrage und Antwort, zum Durchsuchen, Kopieren und Teilen.',

  'tour.keys': 'Schlüssel und Domains',
  'tour.keys.about': 'Erstellen Sie einen API-Schlüssel und fügen Sie eine Domain für Callbacks hinzu.',
  'tour.keys.reveal': 'Schlüssel bleiben maskiert. Mit „Weiter“ wird dieser angezeigt.',
  'tour.keys.create': 'Für einen neuen Schlüssel genügt ein Feld.',
  'tour.keys.name': 'Mit „Weiter“ wird der Schlüssel erstellt und nach der App benannt, die ihn verwendet.',
  'tour.keys.made': 'Der Schlüssel ist sofort aktiv. Kopieren lässt er sich hier oder später in der Liste.',
  'tour.keys.domains': 'Callbacks gehen nur an verifizierte Domains.',
  'tour.keys.add': 'Mit „Weiter“ wird eine Domain hinzugefügt.',
  'tour.keys.check':
    'Die Verifizierung dauert eine Weile. Mit „Weiter“ wird die Uhr der Demo vorgestellt und die Domain erneut geprüft.',
  'tour.keys.verified': 'Die neue Domain ist verifiziert und kann Callbacks empfangen.',

  'tour.logs': 'Logs und Nutzung',
  'tour.logs.about': 'Sehen Sie, wofür die Credits verbraucht werden, und finden Sie den fehlgeschlagenen Aufruf.',
  'tour.logs.quota': 'Vier Fünftel der Credits sind verbraucht, ein Drittel des Zeitraums liegt noch vor Ihnen.',
  'tour.logs.forecast':
    'Die Prognose nennt den Tag, an dem die Credits aufgebraucht sind, was das kostet und was Sie tun können.',
  'tour.logs.calls': 'Jeder Aufruf steht im Log, mit Schlüssel, Kosten und Dauer.',
  'tour.logs.filter': 'Mit „Weiter“ werden nur die abgelehnten Aufrufe angezeigt.',
  'tour.logs.open': 'Öffnen Sie einen Eintrag, um ihn vollständig zu sehen.',
  'tour.logs.entry':
    'Anfrage und Antwort lassen sich durchsuchen, und der Aufruf lässt sich als curl, JavaScript oder Python kopieren.',
  'tour.logs.webhooks': 'Callbacks haben ein eigenes Log mit den Antworten Ihres Servers.',
  'tour.logs.share': 'Über einen Link zu dieser Ansicht sieht Ihr Team dieselben Zeilen.',

  'tour.money': 'Abrechnung und Team',
  'tour.money.about': 'Tarif, Kosten und Upgrade, danach Team und Test-Coins.',
  'tour.money.to-date': 'Die bisherigen Kosten dieses Zeitraums, schon vor der Rechnung.',
  'tour.money.plans': 'Alle Tarife nebeneinander, aus Ihrer eigenen Liste.',
  'tour.money.upgrade': 'Sehen Sie vor der Zahlung, was ein Upgrade ändert.',
  'tour.money.preview': 'Preis und Limits, jetzt und danach. Mit „Weiter“ wird die Ansicht ohne Änderung geschlossen.',
  'tour.money.team': 'Mehrere Personen können ein Konto gemeinsam nutzen.',
  'tour.money.invite': 'Mit „Weiter“ wird ein Mitglied mit der Rolle „Developer“ per E-Mail eingeladen.',
  'tour.money.faucets': 'Die Einladung wurde gesendet. Für die Entwicklung braucht es auch Test-Coins.',
  'tour.money.done': 'Faucets senden kostenlose Coins für Testnets. Das war die letzte Station.',
};
