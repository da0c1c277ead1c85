import type { demoPagesMessages as english } from '#src/application/i18n/en/demo/pages.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The catalogue of scenarios and the map of states. */
export const demoPagesMessages: Translation<typeof english, 'bg'> = {
  'demo-pages.catalog': 'Сценарии',
  'demo-pages.catalog.text': 'Всеки сценарий отваря конзолата с нови данни. Нищо не напуска това устройство.',
  'demo-pages.console': 'Назад към конзолата',
  'demo-pages.states': 'Карта на състоянията',
  'demo-pages.states.text':
    'Състоянието на акаунта определя кои страници се отварят. Всяка връзка отваря страницата си в това състояние, с нови данни. Всички други страници водят към първата в списъка.',
  'demo-pages.states.now': 'Вие сте тук',
  'demo-pages.states.routes': 'Страници',
  'demo-pages.group.ways-in': 'Регистрация и вход',
  'demo-pages.group.onboarding': 'Първоначална настройка',
  'demo-pages.group.day': 'Един ден на разработчика',
  'demo-pages.group.money': 'Планове и плащания',
  'demo-pages.group.limits': 'Лимити',
  'demo-pages.group.failures': 'Грешки',
  'demo-pages.state.notAuth': 'Без вход',
  'demo-pages.state.email-verification': 'Потвърждаване на имейл',
  'demo-pages.state.company-data': 'Компания',
  'demo-pages.state.use-cases': 'Случаи на употреба',
  'demo-pages.state.blockchain-protocols': 'Протоколи',
  'demo-pages.state.channels': 'Откъде ни знаете',
  'demo-pages.state.pricing-plan': 'Избор на план',
  'demo-pages.state.summary': 'Обобщение',
  'demo-pages.state.dashboard': 'Конзола',
};
