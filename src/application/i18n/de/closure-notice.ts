import type { closureNoticeMessages as english } from '#src/application/i18n/en/closure-notice.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What every page shows of an account that is closing, once it has loaded. */
export const closureNoticeMessages: Translation<typeof english, 'de'> = {
  'closure.notice': 'Dieses Konto wird am {{date}} geschlossen.',
  'closure.keep': 'Konto behalten',
  'closure.keeping': 'Wird behalten',
  'closure.kept': 'Ihr Konto bleibt bestehen.',
};
