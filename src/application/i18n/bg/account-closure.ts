import type { accountClosureMessages as english } from '#src/application/i18n/en/account-closure.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the export of data, of closing the account and of handing it over, whose code loads late or on demand. */
export const accountClosureMessages: Translation<typeof english, 'bg'> = {
  'closure.notice': 'На {{date}} този акаунт ще бъде закрит.',
  'closure.keep': 'Откажи закриването',
  'closure.keeping': 'Отказване',
  'closure.canceled': 'Акаунтът ви остава активен.',

  'data-export.title': 'Експорт на данни',
  'data-export.first': 'Първо вземете копие на данните си',
  'data-export.none': 'Файл с данните, които съхраняваме за вас.',
  'data-export.request': 'Заяви експорт',
  'data-export.requesting': 'Заявяване',
  'data-export.preparing': 'Подготвяме файла ви.',
  'data-export.requested': 'Заявен: {{time}}',
  'data-export.ready': 'Файлът ви е готов.',
  'data-export.from': 'Готов за изтегляне от {{host}}.',
  'data-export.size.KB': 'Размер: {{size}} KB.',
  'data-export.size.MB': 'Размер: {{size}} MB.',
  'data-export.size.GB': 'Размер: {{size}} GB.',
  'data-export.until': 'Наличен до {{date}}',
  'data-export.download': 'Изтегли',
  'data-export.blocked':
    'Не можем да отворим връзката за изтегляне, защото хостът ѝ не е в списъка с разрешените хостове.',
  'data-export.failed': 'Не успяхме да заредим състоянието на експорта.',

  'close-account.title': 'Закриване на акаунта',
  'close-account.delay_one':
    'Акаунтът се закрива {{count}} ден след потвърждението. Дотогава можете да откажете закриването.',
  'close-account.delay_other':
    'Акаунтът се закрива {{count}} дни след потвърждението. Дотогава можете да откажете закриването.',
  'close-account.owner': 'Само собственикът може да закрие акаунта.',
  'close-account.owner.known': 'Само собственикът {{email}} може да закрие акаунта.',
  'close-account.text':
    'Акаунтът ви се закрива на {{date}} и дотогава всичко работи. Можете да откажете закриването. На този ден:',
  'close-account.ends.keys': 'API ключовете ви спират да работят.',
  'close-account.ends.key_one': '{{count}} активен API ключ спира да работи.',
  'close-account.ends.key_other': '{{count}} активни API ключа спират да работят.',
  'close-account.ends.members': 'Членовете на екипа ви губят достъп.',
  'close-account.ends.member_one': '{{count}} член на екипа губи достъп.',
  'close-account.ends.member_other': '{{count}} членове на екипа губят достъп.',
  'close-account.ends.data': 'Всички данни на акаунта се изтриват.',
  'close-account.due': 'Неплатените фактури остават дължими.',
  'close-account.due.amount': 'Неплатените фактури остават дължими: {{amount}}.',
  'close-account.changed': 'Междувременно част от тези данни се промени. Прегледайте ги и потвърдете отново.',
  'close-account.reason': 'Защо напускате?',
  'close-account.reason.none': 'Изберете причина',
  'close-account.reason.price': 'Твърде скъпо е',
  'close-account.reason.missing-feature': 'Липсва функция',
  'close-account.reason.other-provider': 'Използвам друг доставчик',
  'close-account.reason.not-needed': 'Вече не ми трябва',
  'close-account.reason.other': 'Друга причина',
  'close-account.comment': 'Коментар',
  'close-account.comment.too-long': 'Използвайте най-много 500 знака.',
  'close-account.email': 'Вашият имейл',
  'close-account.email.hint': 'Въведете {{email}}, за да потвърдите.',
  'close-account.email.missing': 'Въведете имейла си.',
  'close-account.email.different': 'Това не е имейлът на акаунта ви.',
  'close-account.password': 'Парола',
  'close-account.password.missing': 'Въведете паролата си.',
  'close-account.action': 'Закрий акаунта',
  'close-account.closing': 'Закриване',
  'close-account.failed': 'Не успяхме да заредим подробностите за закриването на акаунта.',
  'close-account.done.title': 'Акаунтът ви ще бъде закрит',
  'close-account.done.text':
    'Закрива се на {{date}} и дотогава всичко работи. Можете да откажете закриването от всяка страница.',
};
