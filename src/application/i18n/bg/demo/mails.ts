import type { demoMailsMessages as english } from '#src/application/i18n/en/demo/mails.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The mails of the simulated provider, as the mailbox of the demo shows them. */
export const demoMailsMessages: Translation<typeof english, 'bg'> = {
  'mail.verification-code': 'Потвърдете имейла си',
  'mail.verification-code.text':
    'Кодът ви за потвърждение е {{code}}. Той заменя всички кодове, които сме ви изпратили преди.',
  'mail.password-reset': 'Задайте нова парола',
  'mail.password-reset.text': 'Изберете нова парола с тази връзка. Тя работи еднократно, в рамките на един час.',
  'mail.email-changed': 'Имейлът ви е сменен',
  'mail.email-changed.text':
    'Вече влизате с имейла {{email}}. Ако не сте го сменили вие, изберете друг имейл с тази връзка. Тя работи еднократно, в рамките на 24 часа.',
  'mail.email-left': 'Имейлът ви е сменен',
  'mail.email-left.text':
    'Имейлът, на който изпратихме това съобщение, вече не е свързан с акаунт. Не е нужно да правите нищо.',
  'mail.invitation': 'Покана за екипа на {{company}}',
  'mail.invitation.text': '{{company}} ви кани в екипа си. Връзката работи еднократно, в рамките на седем дни.',
  'mail.ownership-transfer': 'Приемете собствеността на акаунта на {{company}}',
  'mail.ownership-transfer.text':
    '{{owner}} иска да ви прехвърли собствеността на акаунта. Приемете я с тази връзка. Тя работи еднократно, в рамките на седем дни.',
  'mail.account-closing': 'Акаунтът ви ще бъде закрит',
  'mail.account-closing.text':
    'На {{date}} акаунтът ви ще бъде закрит. Дотогава всичко работи. За да запазите акаунта си, отворете конзолата.',
  'mail.account-closing-cancelled': 'Акаунтът ви остава активен',
  'mail.account-closing-cancelled.text': 'Закриването на акаунта ви е отменено. Не е нужно да правите нищо.',
  'mail.budget-alert': 'Използвани са {{percent}} от бюджета ви',
  'mail.budget-alert.text': 'Използвахте {{percent}} от бюджета си ({{amount}}) за този период на таксуване.',
  'mail.budget-stop': 'Използвани са {{percent}} от бюджета ви',
  'mail.budget-stop.text':
    'Използвахте {{percent}} от бюджета си ({{amount}}) за този период на таксуване. API извикванията се отхвърлят до следващия период на таксуване.',
  'mail.credits_one': '{{count}} кредит',
  'mail.credits_other': '{{count}} кредита',
};
