import type { budgetMessages as english } from '#src/application/i18n/en/budget.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const budgetMessages: Translation<typeof english, 'bg'> = {
  'budget.credits_one': '{{count}} кредит',
  'budget.credits_other': '{{count}} кредита',

  'budget.set': 'Задай бюджет',
  'budget.set.title': 'Задаване на бюджет',
  'budget.change': 'Промени бюджета',
  'budget.change.title': 'Промяна на бюджета',
  'budget.remove': 'Премахни бюджета',
  'budget.raise': 'Увеличи бюджета',

  'budget.none.title': 'Няма зададен бюджет',
  'budget.none.text':
    'Задайте бюджет, за да предупреждаваме собственика на акаунта по имейл. Можете и да отхвърляте API извикванията, когато бюджетът свърши.',
  'budget.none.spent': 'Използвано в този период на таксуване: {{spent}}',

  'budget.spent': 'Използвано: {{spent}} от {{amount}}',
  'budget.meter': 'Използвани {{percent}} от бюджета',
  'budget.stopped': 'До {{date}}, когато свършва периодът на таксуване, API извикванията се отхвърлят.',
  'budget.stopped.unknown': 'API извикванията се отхвърлят до следващия период на таксуване.',
  'budget.alerts': 'Предупреждения',
  'budget.alert.sent': 'Изпратен имейл: {{time}}',
  'budget.alert.reached': 'Достигнато',
  'budget.alert.open': 'Още не е достигнато',
  'budget.owners': 'Предупрежденията се изпращат по имейл на собственика на акаунта.',
  'budget.at-limit.notify': 'Когато бюджетът свърши, API извикванията продължават.',
  'budget.at-limit.stop': 'Когато бюджетът свърши, API извикванията се отхвърлят до следващия период на таксуване.',
  'budget.forecast.reached': 'Използвахте целия бюджет за този период на таксуване.',
  'budget.forecast.runs-out': 'При това темпо ще достигнете бюджета на {{date}}',
  'budget.forecast.within': 'При това темпо няма да достигнете бюджета в този период на таксуване.',
  'budget.line': 'Бюджет: {{amount}}',
  'budget.line.text_one': 'Линията на бюджета ({{amount}}) е на {{count}} кредит.',
  'budget.line.text_other': 'Линията на бюджета ({{amount}}) е на {{count}} кредита.',

  'budget.text': 'Следи цената на допълнителните кредити във всеки период на таксуване.',
  'budget.text.credits': 'Следи всички използвани кредити във всеки период на таксуване.',
  'budget.amount': 'Сума в {{currency}}',
  'budget.amount.credits': 'Брой кредити',
  'budget.amount.read': '{{amount}} за всеки период на таксуване',
  'budget.amount.missing': 'Въведете размера на бюджета, за да продължите',
  'budget.amount.invalid': 'Въведете сума над 0, например 250 или 99,50.',
  'budget.amount.invalid.credits': 'Въведете цяло число кредити, например 500000.',
  'budget.alerts.field': 'Предупреждения, в проценти от бюджета',
  'budget.alerts.hint': 'Най-много пет, от 1 до 100',
  'budget.alerts.invalid': 'Въведете от едно до пет цели числа от 1 до 100, например 50, 80, 100.',
  'budget.at-limit': 'Когато бюджетът свърши',
  'budget.at-limit.notify.option': 'Само да се изпращат предупреждения',
  'budget.at-limit.stop.option': 'API извикванията да се отхвърлят до следващия период на таксуване',
  'budget.save': 'Запази бюджета',
  'budget.saved': 'Бюджетът е запазен.',

  'budget.warning.stops-now.title': 'Да се отхвърлят ли API извикванията веднага?',
  'budget.warning.stops-now':
    'Използвани са {{spent}}, а новият бюджет е {{amount}}. След запазването API извикванията се отхвърлят до следващия период на таксуване.',
  'budget.warning.will-stop.title': 'Да се отхвърлят ли API извикванията при достигане на лимита?',
  'budget.warning.will-stop':
    'Щом бюджетът от {{amount}} свърши, API извикванията ще се отхвърлят до следващия период на таксуване. Използвано досега: {{spent}}.',
  'budget.warning.is-spent.title': 'Да се зададе ли бюджет, който вече е изчерпан?',
  'budget.warning.is-spent':
    'Използвани са {{spent}}, повече от новия бюджет ({{amount}}). При запазването се изпращат предупрежденията му, а API извикванията продължават.',
  'budget.warning.back': 'Назад',
  'budget.warning.reject': 'Запази бюджета и отхвърляй извикванията',

  'budget.remove.title': 'Да се премахне ли бюджетът?',
  'budget.remove.text': 'Повече няма да се изпращат предупреждения.',
  'budget.remove.text.stop':
    'Повече няма да се изпращат предупреждения и API извикванията няма да се отхвърлят при достигнат лимит.',
  'budget.removing': 'Премахване',
};
