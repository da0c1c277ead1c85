import type { creditChartMessages as english } from '#src/application/i18n/en/credit-chart.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the chart alone, whose code loads on demand. */
export const creditChartMessages: Translation<typeof english, 'bg'> = {
  'credit-chart.total_one': '{{count}} кредит',
  'credit-chart.total_other': '{{count}} кредита',
  'credit-chart.label.product': 'Кредити по продукти',
  'credit-chart.label.key': 'Кредити по API ключове',
  'credit-chart.range': 'Период',
  'credit-chart.range.24h': '24 часа',
  'credit-chart.range.7d': '7 дни',
  'credit-chart.range.30d': '30 дни',
  'credit-chart.range.90d': '90 дни',
  'credit-chart.range.24h.short': '24 ч',
  'credit-chart.range.7d.short': '7 д',
  'credit-chart.range.30d.short': '30 д',
  'credit-chart.range.90d.short': '90 д',
  'credit-chart.grouping': 'Групирай по',
  'credit-chart.grouping.product': 'Продукт',
  'credit-chart.grouping.key': 'API ключ',
  'credit-chart.other': 'Други',
  'credit-chart.legend': 'Общи стойности',
  'credit-chart.hour': 'Час (UTC)',
  'credit-chart.day': 'Ден (UTC)',
  'credit-chart.all': 'Общо',
  'credit-chart.reading_one': '{{time}}: {{count}} кредит',
  'credit-chart.reading_other': '{{time}}: {{count}} кредита',
  'credit-chart.reading.parts_one': '{{time}}: {{count}} кредит. {{parts}}',
  'credit-chart.reading.parts_other': '{{time}}: {{count}} кредита. {{parts}}',
  'credit-chart.empty.title': 'Няма използвани кредити за този период',
  'credit-chart.empty.text':
    'Изберете по-дълъг период или направете API извикване. Кредитите може да се появят тук по-късно, отколкото в общата стойност.',
};
