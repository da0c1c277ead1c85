import type { demoPartnersMessages as english } from '#src/application/i18n/en/demo/partners.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The simulated pages of other companies: the checkout, the storage of exports, and where a person logs in with Google and others. */
export const demoPartnersMessages: Translation<typeof english, 'bg'> = {
  'partner.back': 'Назад към конзолата',
  'partner.checkout.simulated': 'Симулиран доставчик на картови плащания. Няма да ви таксуваме.',
  'partner.checkout.plan.monthly': 'План {{plan}}, месечно таксуване, за {{email}}',
  'partner.checkout.plan.annually': 'План {{plan}}, годишно таксуване, за {{email}}',
  'partner.checkout.plan.once': 'План {{plan}}, за {{email}}',
  'partner.checkout.invoice': 'Неплатена фактура: план {{plan}}, за {{email}}',
  'partner.checkout.pay': 'Плати',
  'partner.checkout.fail': 'Симулирай неуспешно плащане',
  'partner.checkout.unknown': 'Тази страница за плащане вече не е активна',
  'partner.checkout.unknown.text': 'Тази страница за плащане не ни е известна или е заменена от по-нова.',
  'partner.consent.simulated': 'Симулирана страница за вход. Нищо не напуска това устройство.',
  'partner.consent.title': 'Вход с {{service}}',
  'partner.consent.single-sign-on': 'Единен вход',
  'partner.consent.scope': 'Конзолата иска достъп до: {{scope}}',
  'partner.consent.known': 'Продължи като демо потребител',
  'partner.consent.new': 'Продължи като нов потребител',
  'partner.consent.two-factor': 'Продължи като потребител с двуфакторно удостоверяване',
  'partner.consent.fail': 'Симулирай неуспешен вход',
  'partner.consent.incomplete': 'Тази заявка не може да бъде завършена',
  'partner.consent.incomplete.text': 'Връзката е непълна или не води обратно към тази конзола.',
  'partner.export.simulated': 'Симулирано хранилище за файлове.',
  'partner.export.title': 'Вашият експорт на данни',
  'partner.export.gone': 'Този файл вече не е наличен',
  'partner.export.gone.text': 'Срокът му е изтекъл или файлът е заменен от по-нов.',
};
