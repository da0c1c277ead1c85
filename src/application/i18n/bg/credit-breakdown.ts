import type { creditBreakdownMessages as english } from '#src/application/i18n/en/credit-breakdown.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the breakdown alone, whose code loads on demand. */
export const creditBreakdownMessages: Translation<typeof english, 'bg'> = {
  'credit-breakdown.blockchain': 'Блокчейн',
  'credit-breakdown.network': 'Мрежа',
  'credit-breakdown.key-label': 'Етикет на API ключове',
  'credit-breakdown.all-labels': 'Всички етикети',
  'credit-breakdown.range': 'Период на разбивката',
  'credit-breakdown.label.blockchain': 'Кредити по блокчейни',
  'credit-breakdown.label.network': 'Кредити по мрежи',
  'credit-breakdown.calls.header': 'API извиквания',
  'credit-breakdown.export': 'Експортирай CSV',
  'credit-breakdown.links.calls': 'Изберете име, за да видите извикванията с този API ключ.',
  'credit-breakdown.links.callbacks': 'Изберете име, за да видите съответните callback заявки.',
  'credit-breakdown.calls_one': '{{count}} API извикване',
  'credit-breakdown.calls_other': '{{count}} API извиквания',
};
