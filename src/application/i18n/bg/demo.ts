import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'bg'> = {
  'demo.title': 'Демо акаунти',
  'demo.text': 'Това е демо със симулирани данни. Изберете акаунт, за да се попълни формулярът.',
  'demo.account.customer': 'Клиент с план Growth и 23 API ключа',
  'demo.account.two-factor': 'Двуфакторно удостоверяване и прекратен план',
  'demo.account.free-plan': 'Безплатен план, в който още няма нищо',
  'demo.account.suspended': 'Спрян заради неуспешно плащане',
  'demo.account.enterprise': 'План по договор с екип от 120 души',
  'demo.account.viewer': 'Член на екипа, който може само да чете',
  'demo.account.newcomer': 'Нов акаунт, който още не е настроен',
  'demo.code': 'код {{code}}',
  'demo.authenticator': 'Демо: попълни кода, който приложение за удостоверяване би показало',
  'demo.mailbox': 'Демо поща',
  'demo.mailbox.text': 'Имейлите, които демото би изпратило, първо най-новите. Нищо не напуска това устройство.',
  'demo.mailbox.empty': 'Още няма имейли. Тук ще се появят кодове и връзки.',
  'demo.mail.to': 'До {{email}}',
  'demo.mail.fill': '{{code}}: попълни този код',
  'demo.mail.open': 'Отвори връзката',
  'demo.mail.open-it': 'Отвори връзката: {{subject}}',
  'demo.reset': 'Нулирай демо данните',
  'demo.data-replaced': 'Не успяхме да прочетем запазените ви демо данни, затова ги нулирахме.',
  'demo.without-worker':
    'Този браузър изпълнява демото без service worker, затова мрежовите му инструменти не показват заявки.',
};
