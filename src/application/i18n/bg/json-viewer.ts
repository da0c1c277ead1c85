import type { jsonViewerMessages as english } from '#src/application/i18n/en/json-viewer.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const jsonViewerMessages: Translation<typeof english, 'bg'> = {
  'json.find': 'Търси в този JSON',
  'json.found': '{{at}} от {{all}}',
  'json.found-many': '{{at}} от над {{all}}',
  'json.none-found': 'Няма резултати',
  'json.previous': 'Предишно съвпадение',
  'json.next': 'Следващо съвпадение',
  'json.fold-all': 'Свий всичко',
  'json.unfold-all': 'Разгъни всичко',
  'json.raw': 'Суров текст',
  'json.fields_one': '1 поле',
  'json.fields_other': '{{count}} полета',
  'json.items_one': '1 елемент',
  'json.items_other': '{{count}} елемента',
  'json.more-characters_one': '… още 1 знак',
  'json.more-characters_other': '… още {{count}} знака',
  'json.more': 'Покажи още',
  'json.path': 'Път',
  'json.copy-value': 'Копирай стойността',
  'json.copy-path': 'Копирай пътя',
  'json.manual-copy': 'Ръчно копиране',
  'json.empty': 'Тялото е празно.',
  'json.not-json': 'Невалиден JSON. Показан е суровият текст.',
  'json.too-large': 'Твърде голям за форматиране. Показан е суровият текст.',
};
