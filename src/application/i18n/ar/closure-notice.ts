import type { closureNoticeMessages as english } from '#src/application/i18n/en/closure-notice.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What every page shows of an account that is closing, once it has loaded. */
export const closureNoticeMessages: Translation<typeof english, 'ar'> = {
  'closure.notice': 'سيُغلَق هذا الحساب في {{date}}.',
  'closure.keep': 'الإبقاء على الحساب',
  'closure.keeping': 'جارٍ الإبقاء على الحساب',
  'closure.kept': 'سيبقى حسابك مفتوحًا.',
};
