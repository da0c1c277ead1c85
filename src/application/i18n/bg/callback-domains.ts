import type { callbackDomainsMessages as english } from '#src/application/i18n/en/callback-domains.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const callbackDomainsMessages: Translation<typeof english, 'bg'> = {
  'domains.table': 'Списък с callback домейни',
  'domains.title': 'Callback домейни',
  'domains.text': 'Изпращаме callback заявки само до потвърдени домейни.',
  'domains.add': 'Добави домейн',
  'domains.url': 'URL',
  'domains.status': 'Статус',
  'domains.verified': 'Потвърден',
  'domains.verified.now': 'Току-що потвърден',
  'domains.unverified': 'Непотвърден',
  'domains.verified-on': 'Потвърден на',
  'domains.no-date': 'Няма дата',
  'domains.actions': 'Действия',
  'domains.delete': 'Изтрий домейна {{host}}',
  'domains.shown.all_one': 'Показан е 1 домейн',
  'domains.shown.all_other': 'Показани са всички {{count}} домейна',
  'domains.shown.some_one': 'Показан е 1 домейн',
  'domains.shown.some_other': 'Показани са {{count}} домейна',
  'domains.empty.title': 'Още няма домейни',
  'domains.empty.text':
    'Добавете домейна, който ще получава callback заявки. Потвърждаваме го, преди да изпратим нещо.',
  'domains.failed.title': 'Не успяхме да заредим домейните',
  'domains.more-failed': 'Не успяхме да заредим още домейни. {{reason}}',

  'domains.check.label': 'Потвърждаване',
  'domains.check.all': 'Потвърдени: {{verified}} от {{count}}',
  'domains.check.some': 'Потвърдени от показаните домейни: {{verified}} от {{count}}',
  'domains.check.explained':
    'Потвърждаваме новите домейни след добавянето им. От вас не се иска нищо повече: тази страница се обновява сама.',
  'domains.check.docs': 'Прочети документацията',
  'domains.check.again': 'Провери отново',
  'domains.check.checking': 'Проверка',
  'domains.check.same': 'Няма промяна от последната проверка.',
  'domains.check.since_one': 'Потвърден е още 1 домейн.',
  'domains.check.since_other': 'Потвърдени са още {{count}} домейна.',

  'domains.add.title': 'Добавяне на домейн',
  'domains.add.text': 'Потвърждаваме домейна, след като го добавите. След това ще изпращаме callback заявки до него.',
  'domains.add.domain': 'Домейн',
  'domains.add.hint': 'Например hooks.example.com',
  'domains.add.submit': 'Добави домейн',
  'domains.add.submitting': 'Добавяне',
  'domains.add.missing': 'Въведете домейн, за да продължите',
  'domains.domain-is-required': 'Въведете домейн.',
  'domains.added.title': 'Домейнът е добавен',
  'domains.added.text':
    'От вас не се иска нищо повече. Когато домейнът бъде потвърден, ще видите това на тази страница.',
  'domains.added.url': 'URL',
  'domains.added.copy': 'Копирай URL',

  'domains.delete.title': 'Да се изтрие ли домейнът {{host}}?',
  'domains.delete.text':
    'Callback заявките до този домейн спират веднага. Ако го добавите отново, ще трябва пак да го потвърдим.',
  'domains.delete.action': 'Изтрий домейна',
  'domains.delete.deleting': 'Изтриване',
  'domains.delete.gone': 'Домейнът {{host}} вече е изтрит.',
};
