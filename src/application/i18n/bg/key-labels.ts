import type { keyLabelsMessages as english } from '#src/application/i18n/en/key-labels.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const keyLabelsMessages: Translation<typeof english, 'bg'> = {
  'key-labels.title': 'Етикети',
  'key-labels.none': 'Все още няма етикети. Те групират ключовете в този списък, в логовете и в потреблението.',
  'key-labels.change': 'Промени етикетите',
  'key-labels.add': 'Добави етикети',
  'key-labels.hint': 'Натиснете Enter или въведете запетая след всеки етикет, например production или team-a.',
  'key-labels.hint.optional':
    'По избор. Натиснете Enter или въведете запетая след всеки етикет, например production или team-a.',
  'key-labels.remove': 'Премахни етикета {{label}}',
  'key-labels.removed': 'Етикетът {{label}} е премахнат',
  'key-labels.too-many': 'Използвайте най-много 20 етикета.',
  'key-labels.too-long': 'Използвайте най-много 50 знака за всеки етикет.',
  'key-labels.not-allowed': 'Използвайте само букви, цифри, интервали и . _ : / - в етикетите.',
  'key-labels.dialog.title': 'Етикети на ключа {{name}}',
  'key-labels.save': 'Запази етикетите',
  'key-labels.saved': 'Етикетите на ключа {{name}} са запазени.',
  'key-labels.filter': 'Покажи само ключовете с етикет {{label}}',
  'key-labels.more': 'и още {{more}}',
  'key-labels.clear': 'Спри филтрирането по етикет {{label}}',
};
