import type { closureNoticeMessages as english } from '#src/application/i18n/en/closure-notice.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What every page shows of an account that is closing, once it has loaded. */
export const closureNoticeMessages: Translation<typeof english, 'es'> = {
  'closure.notice': 'Esta cuenta se cerrará el {{date}}.',
  'closure.keep': 'Conservar la cuenta',
  'closure.keeping': 'Conservando',
  'closure.kept': 'Tu cuenta sigue abierta.',
};
