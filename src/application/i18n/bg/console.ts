import type { consoleMessages as english } from '#src/application/i18n/en/console.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const consoleMessages: Translation<typeof english, 'bg'> = {
  'common.load-more': 'Зареди още',
  'common.skip-to-content': 'Към съдържанието',
  'common.saving': 'Запазване',
  'common.example': 'Пример',
  'common.loading': 'Зареждане',

  'nav.label': 'Основна навигация',
  'nav.open': 'Отвори менюто',
  'nav.title': 'Меню',
  'nav.home': '{{brand}}: начало',
  'nav.dashboard': 'Табло',
  'nav.api-keys': 'API ключове',
  'nav.verify-domain': 'Callback домейни',
  'nav.billing': 'Таксуване',
  'nav.usage': 'Потребление',
  'nav.team': 'Екип',
  'nav.faucets': 'Faucets',

  'clipboard.copied': 'Копирано в клипборда',
  'clipboard.copied.short': 'Копирано',
  'clipboard.copy-failed': 'Не успяхме да копираме. Текстът е избран: копирайте го с клавиатурата.',
  'clipboard.insecure-page': 'Копирането изисква HTTPS връзка. Изберете текста и го копирайте ръчно.',

  'api-keys.create': 'Създай API ключ',
  'credits.title': 'Кредити',
  'credits.of': '{{used}} от {{included}}',
  'credits.elapsed': 'Днес, {{percent}} от периода',

  'header.plan': 'План {{plan}}',
  'header.plan.label': '{{plan}}. Смени плана',
  'header.plan.unknown': 'Планове',
  'header.search': 'Търси или отвори страница',
  'header.search.keys': 'Ctrl\u00a0K',
  'header.search.keys.mac': '⌘\u00a0K',
  'header.help': 'Помощ',
  'header.profile': 'Профил: {{name}}',
  'header.theme': 'Тема',
  'theme.system': 'Системна',
  'theme.light': 'Светла',
  'theme.dark': 'Тъмна',
  'outage.text': 'API не отговаря. Докато не се възстанови, някои данни на тази страница липсват или не са актуални.',
  'outage.offline':
    'Няма връзка с интернет. Докато не се възстанови, някои данни на тази страница липсват или не са актуални.',
  'outage.as-of': 'Последно заредено: {{time}}',
  'outage.status': 'Страница за статуса',
  'not-offered.title': 'Не е налично',
  'not-offered.text': 'Тази част от конзолата не е налична тук.',
  'notice.label': 'Съобщение',
  'notice.dismiss': 'Скрий известието',

  'chart.traffic.column_one': '{{time}}: {{count}} извикване, неуспешни: {{errors}}',
  'chart.traffic.column_other': '{{time}}: {{count}} извиквания, неуспешни: {{errors}}',
  'chart.traffic.summary_one': '{{count}} извикване, неуспешни: {{errors}}',
  'chart.traffic.summary_other': '{{count}} извиквания, неуспешни: {{errors}}',

  // For each form that creates a key.
  'api-keys.name-is-required': 'Въведете име.',
  'api-keys.name-is-too-long': 'Използвайте най-много 50 знака.',

  'chart.traffic.from': 'От (UTC)',
  'chart.traffic.calls': 'Извиквания',
  'chart.traffic.failed': 'Неуспешни',
  'chart.table.show': 'Покажи като таблица',
  'chart.table.hide': 'Скрий таблицата',

  'pager.label': 'Страници',
  'pager.previous': 'Предишна страница',
  'pager.next': 'Следваща страница',
  'pager.page': 'Страница {{page}} от {{pages}}',

  'help.whats-new': 'Какво ново',
  'help.docs': 'Техническа документация',
  'help.json-rpc': 'JSON-RPC',
  'help.glossary': 'Речник',
  'help.blog': 'Блог',
  'help.status': 'Статус',
  'help.shortcuts': 'Клавишни комбинации',
  'help.version': 'Версия {{version}}',
  'help.calls': 'Мрежова активност',
  'help.security': 'Сигурност',
  'help.terms': 'Условия',
  'help.privacy': 'Политика за поверителност',
  'measures.title': 'Статистика за използването',
  'measures.question':
    'Разрешавате ли на {{brand}} да отчита прегледите на страници, времето за зареждане и първите стъпки, за да подобри тази конзола? Името, имейлът и данните от акаунта ви не се изпращат.',
  'measures.decline': 'Откажи',
  'measures.allow': 'Разреши',
  'help.data-security': 'Политика за сигурност на данните',

  'profile.my-profile': 'Моят профил',
  'profile.change-email': 'Смени имейла',
  'profile.change-password': 'Смени паролата',
  'profile.two-factor': 'Двуфакторно удостоверяване',

  'suspended.title': 'Акаунтът ви е спрян',
  'suspended.text': 'Уредете въпроса с таксуването, за да използвате конзолата отново.',
  'suspended.to-billing': 'Виж таксуването',

  'node-as-a-service.title': 'Възел като услуга',
  'node-as-a-service.lead': 'Възли само за вас, поддържани от нас',
  'node-as-a-service.text': 'Кажете ни кои мрежи са ви нужни и какъв трафик очаквате.',

  'own-page.new-tab': 'Отвори в нов раздел',
  'own-page.failed': 'Не успяхме да заредим тази страница',
  'own-page.failed.text':
    'Тя не отговори навреме. Проверете интернет връзката си и опитайте отново или я отворете в нов раздел.',
  'own-page.blocked.text': 'Тази конзола няма право да покаже страницата. Отворете я в нов раздел.',
};
