import type { closureNoticeMessages as english } from '#src/application/i18n/en/closure-notice.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What every page shows of an account that is closing, once it has loaded. */
export const closureNoticeMessages: Translation<typeof english, 'bg'> = {
  'closure.notice': 'На {{date}} този акаунт ще бъде закрит.',
  'closure.keep': 'Запазване на акаунта',
  'closure.keeping': 'Запазване',
  'closure.kept': 'Акаунтът ви остава активен.',
};
