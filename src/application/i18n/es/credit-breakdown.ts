import type { creditBreakdownMessages as english } from '#src/application/i18n/en/credit-breakdown.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the breakdown alone, whose code loads on demand. */
export const creditBreakdownMessages: Translation<typeof english, 'es'> = {
  'credit-breakdown.blockchain': 'Blockchain',
  'credit-breakdown.network': 'Red',
  'credit-breakdown.key-label': 'Etiqueta de claves de API',
  'credit-breakdown.all-labels': 'Todas las etiquetas',
  'credit-breakdown.range': 'Periodo del desglose',
  'credit-breakdown.label.blockchain': 'Créditos por blockchain',
  'credit-breakdown.label.network': 'Créditos por red',
  'credit-breakdown.calls.header': 'Llamadas a la API',
  'credit-breakdown.export': 'Exportar CSV',
  'credit-breakdown.links.calls': 'Elige un nombre para ver las llamadas de esa clave de API.',
  'credit-breakdown.links.callbacks': 'Elige un nombre para ver sus callbacks.',
  'credit-breakdown.calls_one': '{{count}} llamada a la API',
  'credit-breakdown.calls_many': '{{count}} llamadas a la API',
  'credit-breakdown.calls_other': '{{count}} llamadas a la API',
};
