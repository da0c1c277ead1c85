import type { creditChartMessages as english } from '#src/application/i18n/en/credit-chart.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the chart alone, whose code loads on demand. */
export const creditChartMessages: Translation<typeof english, 'de'> = {
  'credit-chart.total_one': '{{count}} Credit',
  'credit-chart.total_other': '{{count}} Credits',
  'credit-chart.label.product': 'Credits nach Produkt',
  'credit-chart.label.key': 'Credits nach API-Schlüssel',
  'credit-chart.range': 'Zeitraum',
  'credit-chart.range.24h': '24 Stunden',
  'credit-chart.range.7d': '7 Tage',
  'credit-chart.range.30d': '30 Tage',
  'credit-chart.range.90d': '90 Tage',
  'credit-chart.range.24h.short': '24 Std.',
  'credit-chart.range.7d.short': '7 Tage',
  'credit-chart.range.30d.short': '30 Tage',
  'credit-chart.range.90d.short': '90 Tage',
  'credit-chart.grouping': 'Gruppieren nach',
  'credit-chart.grouping.product': 'Produkt',
  'credit-chart.grouping.key': 'API-Schlüssel',
  'credit-chart.other': 'Sonstige',
  'credit-chart.legend': 'Gesamtwerte',
  'credit-chart.hour': 'Stunde (UTC)',
  'credit-chart.day': 'Tag (UTC)',
  'credit-chart.all': 'Gesamt',
  'credit-chart.reading_one': '{{time}}: {{count}} Credit',
  'credit-chart.reading_other': '{{time}}: {{count}} Credits',
  'credit-chart.reading.parts_one': '{{time}}: {{count}} Credit. {{parts}}',
  'credit-chart.reading.parts_other': '{{time}}: {{count}} Credits. {{parts}}',
  'credit-chart.empty.title': 'In diesem Zeitraum keine Credits verbraucht',
  'credit-chart.empty.text':
    'Wählen Sie einen längeren Zeitraum oder senden Sie einen API-Aufruf. Credits erscheinen hier eventuell später als in Ihrem Gesamtverbrauch.',
};
