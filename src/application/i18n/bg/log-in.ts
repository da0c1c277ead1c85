import type { logInMessages as english } from '#src/application/i18n/en/log-in.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The three validation messages are the provider's. */
export const logInMessages: Translation<typeof english, 'bg'> = {
  'log-in.title': 'Вход в {{brand}}',
  'log-in.document-title': 'Вход',
  'log-in.new-here': 'За първи път сте тук?',
  'log-in.create-account': 'Създай акаунт',
  'log-in.email': 'Имейл',
  'log-in.password': 'Парола',
  'log-in.forgot-password': 'Забравена парола?',
  'log-in.submit': 'Вход',
  'log-in.submitting': 'Влизане',
  'log-in.email-is-required': 'Въведете имейла си.',
  'log-in.email-is-invalid': 'Въведете валиден имейл, например name@company.com.',
  'log-in.password-is-required': 'Въведете паролата си.',
  'log-in.hint.both': 'Въведете имейла и паролата си, за да продължите',
  'log-in.hint.email': 'Въведете имейла си, за да продължите',
  'log-in.hint.email-invalid': 'Въведете валиден имейл, за да продължите',
  'log-in.hint.password': 'Въведете паролата си, за да продължите',
  'log-in.session-ended': 'Сесията ви изтече. Влезте, за да продължите.',
  'log-in.bot-check-failed': 'Проверката за сигурност е неуспешна. Опитайте отново.',
  'log-in.token-unusable':
    'Не успяхме да започнем сесията ви. Проверете датата и часа на това устройство и опитайте отново.',
  'log-in.access-denied': 'Входът е неуспешен. Опитайте отново или се свържете с нас.',

  'social.cancelled': 'Входът беше отменен.',
  'social.provider-error': 'Входът с {{service}} е неуспешен. Опитайте отново или влезте с имейл и парола.',
  'social.unknown-state': 'Този опит за вход изтече. Опитайте отново.',
  'social.signing-in': 'Влизане',

  'auth.continue-with': 'Продължи с {{provider}}',
  'auth.single-sign-on': 'Единен вход',
  'auth.single-sign-on.unreachable': 'Няма връзка с {{service}}. Опитайте отново или влезте с имейла си.',
  'auth.or': 'или',
  'auth.terms': 'Условия',
  'auth.privacy': 'Поверителност',
  'auth.docs': 'Документация',
  'auth.status': 'Статус',
  'auth.panel': 'За {{brand}}',
  'auth.panel.title': 'Продължете оттам, докъдето стигнахте',
  'auth.panel.text': 'Влезте, за да следите потреблението и да управлявате профила си.',
  'auth.example.requests': 'Примерни заявки',
};
