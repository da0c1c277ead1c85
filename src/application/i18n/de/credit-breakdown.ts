import type { creditBreakdownMessages as english } from '#src/application/i18n/en/credit-breakdown.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the breakdown alone, whose code loads on demand. */
export const creditBreakdownMessages: Translation<typeof english, 'de'> = {
  'credit-breakdown.blockchain': 'Blockchain',
  'credit-breakdown.network': 'Netzwerk',
  'credit-breakdown.key-label': 'Label von API-Schlüsseln',
  'credit-breakdown.all-labels': 'Alle Labels',
  'credit-breakdown.range': 'Zeitraum der Aufschlüsselung',
  'credit-breakdown.label.blockchain': 'Credits nach Blockchain',
  'credit-breakdown.label.network': 'Credits nach Netzwerk',
  'credit-breakdown.calls.header': 'API-Aufrufe',
  'credit-breakdown.export': 'CSV exportieren',
  'credit-breakdown.links.calls': 'Wählen Sie einen Namen, um die Aufrufe dieses API-Schlüssels anzusehen.',
  'credit-breakdown.links.callbacks': 'Wählen Sie einen Namen, um die zugehörigen Callbacks anzusehen.',
  'credit-breakdown.calls_one': '{{count}} API-Aufruf',
  'credit-breakdown.calls_other': '{{count}} API-Aufrufe',
};
