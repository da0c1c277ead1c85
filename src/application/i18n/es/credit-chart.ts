import type { creditChartMessages as english } from '#src/application/i18n/en/credit-chart.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the chart alone, whose code loads on demand. */
export const creditChartMessages: Translation<typeof english, 'es'> = {
  'credit-chart.total_one': '{{count}} crédito',
  'credit-chart.total_many': '{{count}} créditos',
  'credit-chart.total_other': '{{count}} créditos',
  'credit-chart.label.product': 'Créditos por producto',
  'credit-chart.label.key': 'Créditos por clave de API',
  'credit-chart.range': 'Periodo',
  'credit-chart.range.24h': '24 horas',
  'credit-chart.range.7d': '7 días',
  'credit-chart.range.30d': '30 días',
  'credit-chart.range.90d': '90 días',
  'credit-chart.range.24h.short': '24 h',
  'credit-chart.range.7d.short': '7 d',
  'credit-chart.range.30d.short': '30 d',
  'credit-chart.range.90d.short': '90 d',
  'credit-chart.grouping': 'Agrupar por',
  'credit-chart.grouping.product': 'Producto',
  'credit-chart.grouping.key': 'Clave de API',
  'credit-chart.other': 'Resto',
  'credit-chart.legend': 'Totales',
  'credit-chart.hour': 'Hora (UTC)',
  'credit-chart.day': 'Día (UTC)',
  'credit-chart.all': 'Total',
  'credit-chart.reading_one': '{{time}}: {{count}} crédito',
  'credit-chart.reading_many': '{{time}}: {{count}} créditos',
  'credit-chart.reading_other': '{{time}}: {{count}} créditos',
  'credit-chart.reading.parts_one': '{{time}}: {{count}} crédito. {{parts}}',
  'credit-chart.reading.parts_many': '{{time}}: {{count}} créditos. {{parts}}',
  'credit-chart.reading.parts_other': '{{time}}: {{count}} créditos. {{parts}}',
  'credit-chart.empty.title': 'No se usaron créditos en este periodo',
  'credit-chart.empty.text':
    'Elige un periodo más largo o haz una llamada a la API. Los créditos pueden tardar más en aparecer aquí que en tu total.',
};
