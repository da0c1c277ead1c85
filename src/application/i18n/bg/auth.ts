import type { authMessages as english } from '#src/application/i18n/en/auth.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const authMessages: Translation<typeof english, 'bg'> = {
  'two-factor.title': 'Въведете кода си',
  'two-factor.text': 'Отворете приложението си за удостоверяване и въведете 6-цифрения код за {{email}}.',
  'two-factor.code': 'Код за удостоверяване',
  'two-factor.checking': 'Проверка на кода',
  'two-factor.hint': 'Ще проверим кода след последната цифра.',
  'two-factor.back': 'Назад към входа',
  'two-factor.use-recovery': 'Използвай код за възстановяване',
  'two-factor.use-app': 'Използвай приложението за удостоверяване',
  'two-factor.use-passkey': 'Използвай ключ за достъп',
  'two-factor.recovery.title': 'Въведете код за възстановяване',
  'two-factor.recovery.text':
    'Въведете един от кодовете за възстановяване за акаунта {{email}}. Всеки важи само веднъж.',
  'two-factor.recovery.code': 'Код за възстановяване',
  'two-factor.recovery.submit': 'Вход',
  'two-factor.email.title': 'Още една стъпка',
  'two-factor.email.text':
    'Този акаунт използва двуфакторно удостоверяване. Въведете имейла на акаунта, а след това кода от приложението си.',
  'two-factor.email.continue': 'Продължи',

  'verification.title': 'Проверете имейла си',
  'verification.text':
    'Изпратихме 6-цифрен код на <strong>{{email}}</strong>. Ще го проверим веднага щом въведете последната цифра.',
  'verification.text.no-email': 'Изпратихме ви 6-цифрен код. Ще го проверим веднага щом въведете последната цифра.',
  'verification.code': 'Код за потвърждение',
  'verification.checking': 'Проверка на кода',
  'verification.resend': 'Изпрати нов код',
  'verification.resending': 'Изпращане',
  'verification.resend.ready': 'Не получихте код?',
  'verification.resend.wait': 'Можете да поискате нов код след {{time}}',
  'verification-code-success': 'Изпратихме нов код за потвърждение на имейла ви.',
  'verification.idle': 'От съображения за сигурност след 10 минути без активност ще излезете автоматично.',
  'verification.help-alone': 'Още нищо? Проверете папката за спам.',
  'verification.help': 'Още нищо? Проверете папката за спам или <chat>се свържете с нас</chat>.',
  'verification.wrong-account': 'Грешен имейл?',
  'verification.another-email': 'Регистрация с друг имейл',

  'forgot-password.title': 'Забравихте паролата си?',
  'forgot-password.text': 'Въведете имейла си и ще ви изпратим връзка за нова парола.',
  'forgot-password.submit': 'Изпрати връзка',
  'forgot-password.submitting': 'Изпращане',
  'forgot-password.hint.empty': 'Въведете имейла си, за да продължите',
  'forgot-password.hint.invalid': 'Въведете валиден имейл, за да продължите',
  'forgot-password.sent.title': 'Проверете имейла си',
  'forgot-password.sent':
    'Ако за {{email}} има акаунт, изпратихме връзка за нова парола. Не я виждате? Проверете папката за спам.',
  'forgot-password.again': 'Използвай друг имейл',
  'forgot-password.back': 'Назад към входа',

  'reset-password.title': 'Задайте нова парола',
  'reset-password.text': 'Новата парола влиза в сила веднага.',
  'reset-password.password': 'Нова парола',
  'reset-password.repeat': 'Новата парола отново',
  'reset-password.submit': 'Задай нова парола',
  'reset-password.submitting': 'Запазване',
  'reset-password.hint.empty': 'Въведете новата парола два пъти, за да продължите',
  'reset-password.hint.password': 'Въведете валидна нова парола, за да продължите',
  'reset-password.hint.repeat': 'Потвърдете новата парола, за да продължите',
  'reset-password.done.title': 'Паролата е сменена',
  'reset-password.done': 'Използвайте я при следващото влизане.',
  'reset-password.back': 'Назад към входа',
  'reset-password.to-console': 'Към конзолата',
  'reset-password.new-link': 'Поискай нова връзка',
  'reset-password.no-link.title': 'Тази връзка не работи',
  'reset-password.no-link.text':
    'Връзката е непълна, изтекла или вече използвана. Въведете имейла си и ще ви изпратим нова.',

  'idle.warning.title': 'Още ли сте тук?',
  'idle.warning.text': 'От известно време няма активност. След 10 минути без активност ще излезете автоматично.',
  'idle.stay': 'Продължи сесията',
  'idle.expired.title': 'Сесията ви приключи',
  'idle.expired.text':
    'Нямаше активност в продължение на 10 минути. Влезте, за да продължите оттам, докъдето стигнахте.',
  'idle.to-log-in': 'Вход',
};
