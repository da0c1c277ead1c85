import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'bg'> = {
  'demo.title': 'Демо акаунти',
  'demo.text': 'Това е демо със симулирани данни. Изберете акаунт, за да се попълни формулярът.',
  'demo.code': 'код {{code}}',
  'demo.authenticator': 'Демо: въведи кода, който приложение за удостоверяване би показало',
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
