import type { plansMessages as english } from '#src/application/i18n/en/plans.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const plansMessages: Translation<typeof english, 'bg'> = {
  'plan.period': 'Период на таксуване',
  'plan.monthly': 'Месечно',
  'plan.annual': 'Годишно',
  'plan.save-up-to': 'спестете до {{percent}}',
  'plan.most-popular': 'Най-популярен',
  'plan.save': 'Спестявате {{amount}}',
  'plan.per-month': 'на месец',
  'plan.custom-price': 'По договаряне',
  'plan.no-price': 'Не е посочена',
  'plan.bill.monthly': 'Таксува се месечно',
  'plan.bill.yearly': 'Таксуват се {{amount}} годишно',
  'plan.bill.free': 'Не е нужна карта',
  'plan.bill.custom': 'Поискайте оферта от нас',
  'plan.bill.no-price': 'Ще видите цената на страницата за плащане',
  'plan.credits_one': 'За {{dollar}} получавате {{count}} допълнителен кредит.',
  'plan.credits_other': 'За {{dollar}} получавате {{count}} допълнителни кредита.',
  'plan.credits.none': 'API извикванията спират при достигане на лимита.',
  'plan.credits.custom': 'Цена според обема, договорена с нас.',
  'plan.compare': 'Сравни плановете',
  'plan.compare.title': 'Сравнение на плановете',
  'plan.failed': 'Не успяхме да заредим плановете',

  'external-link.blocked': 'Блокирахме тази връзка, защото не е в списъка с разрешените връзки.',
  'external-link.no-tab':
    'Браузърът ви блокира новия раздел. Разрешете изскачащите прозорци за тази страница и опитайте отново.',
};
