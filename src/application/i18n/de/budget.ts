import type { budgetMessages as english } from '#src/application/i18n/en/budget.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const budgetMessages: Translation<typeof english, 'de'> = {
  'budget.credits_one': '{{count}} Credit',
  'budget.credits_other': '{{count}} Credits',

  'budget.set': 'Budget festlegen',
  'budget.set.title': 'Budget festlegen',
  'budget.change': 'Budget ändern',
  'budget.change.title': 'Budget ändern',
  'budget.remove': 'Budget entfernen',
  'budget.raise': 'Budget erhöhen',

  'budget.none.title': 'Kein Budget festgelegt',
  'budget.none.text':
    'Legen Sie ein Budget fest, um den Kontoinhaber per E-Mail zu warnen. Auf Wunsch werden API-Aufrufe abgelehnt, sobald es aufgebraucht ist.',
  'budget.none.spent': 'In diesem Abrechnungszeitraum verbraucht: {{spent}}',

  'budget.spent': '{{spent}} von {{amount}} verbraucht',
  'budget.meter': '{{percent}} des Budgets verbraucht',
  'budget.stopped': 'API-Aufrufe werden bis zum Ende des Abrechnungszeitraums am {{date}} abgelehnt.',
  'budget.stopped.unknown': 'API-Aufrufe werden bis zum nächsten Abrechnungszeitraum abgelehnt.',
  'budget.alerts': 'Warnungen',
  'budget.alert.sent': 'E-Mail gesendet: {{time}}',
  'budget.alert.reached': 'Erreicht',
  'budget.alert.open': 'Noch nicht erreicht',
  'budget.owners': 'Warnungen gehen per E-Mail an den Kontoinhaber.',
  'budget.at-limit.notify': 'Wenn das Budget aufgebraucht ist, laufen API-Aufrufe weiter.',
  'budget.at-limit.stop':
    'Wenn das Budget aufgebraucht ist, werden API-Aufrufe bis zum nächsten Abrechnungszeitraum abgelehnt.',
  'budget.forecast.reached': 'Sie haben das ganze Budget für diesen Abrechnungszeitraum verbraucht.',
  'budget.forecast.runs-out': 'Bei diesem Tempo erreichen Sie das Budget am {{date}}.',
  'budget.forecast.within': 'Bei diesem Tempo erreichen Sie das Budget in diesem Abrechnungszeitraum nicht.',
  'budget.line': 'Budget: {{amount}}',
  'budget.line.text_one': 'Die Budgetlinie ({{amount}}) liegt bei {{count}} Credit.',
  'budget.line.text_other': 'Die Budgetlinie ({{amount}}) liegt bei {{count}} Credits.',

  'budget.text': 'Erfasst die Kosten zusätzlicher Credits pro Abrechnungszeitraum.',
  'budget.text.credits': 'Erfasst alle verbrauchten Credits pro Abrechnungszeitraum.',
  'budget.amount': 'Betrag in {{currency}}',
  'budget.amount.credits': 'Menge in Credits',
  'budget.amount.read': '{{amount}} für jeden Abrechnungszeitraum',
  'budget.amount.missing': 'Geben Sie die Höhe des Budgets ein, um fortzufahren',
  'budget.amount.invalid': 'Geben Sie einen Betrag über 0 ein, etwa 250 oder 99,50.',
  'budget.amount.invalid.credits': 'Geben Sie die Credits als ganze Zahl ein, etwa 500000.',
  'budget.alerts.field': 'Warnungen, in Prozent des Budgets',
  'budget.alerts.hint': 'Höchstens fünf, von 1 bis 100',
  'budget.alerts.invalid': 'Geben Sie eine bis fünf ganze Zahlen von 1 bis 100 ein, etwa 50, 80, 100.',
  'budget.at-limit': 'Wenn das Budget aufgebraucht ist',
  'budget.at-limit.notify.option': 'Nur Warnungen senden',
  'budget.at-limit.stop.option': 'API-Aufrufe bis zum nächsten Abrechnungszeitraum ablehnen',
  'budget.save': 'Budget speichern',
  'budget.saved': 'Budget gespeichert.',

  'budget.warning.stops-now.title': 'API-Aufrufe jetzt ablehnen?',
  'budget.warning.stops-now':
    'Sie haben {{spent}} verbraucht, das neue Budget beträgt {{amount}}. Nach dem Speichern werden API-Aufrufe bis zum nächsten Abrechnungszeitraum abgelehnt.',
  'budget.warning.will-stop.title': 'API-Aufrufe bei erreichtem Limit ablehnen?',
  'budget.warning.will-stop':
    'Sobald das Budget von {{amount}} aufgebraucht ist, werden API-Aufrufe bis zum nächsten Abrechnungszeitraum abgelehnt. Bisher verbraucht: {{spent}}.',
  'budget.warning.is-spent.title': 'Ein schon aufgebrauchtes Budget festlegen?',
  'budget.warning.is-spent':
    'Sie haben {{spent}} verbraucht, mehr als das neue Budget von {{amount}}. Beim Speichern werden die Warnungen gesendet; API-Aufrufe laufen weiter.',
  'budget.warning.back': 'Zurück',
  'budget.warning.reject': 'Speichern und Aufrufe ablehnen',

  'budget.remove.title': 'Budget entfernen?',
  'budget.remove.text': 'Es werden keine Warnungen mehr gesendet.',
  'budget.remove.text.stop':
    'Es werden keine Warnungen mehr gesendet, und API-Aufrufe werden bei erreichtem Limit nicht mehr abgelehnt.',
  'budget.removing': 'Wird entfernt',
};
