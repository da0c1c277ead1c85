import type { ownPageMessages as english } from '#src/application/i18n/en/own-page.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownPageMessages: Translation<typeof english, 'ar'> = {
  'own-page.new-tab': 'فتح في علامة تبويب جديدة',
  'own-page.failed': 'تعذّر تحميل هذه الصفحة',
  'own-page.failed.text':
    'لم تستجب الصفحة في الوقت المناسب. تحقق من الاتصال وأعد المحاولة، أو افتحها في علامة تبويب جديدة.',
  'own-page.blocked.text': 'لا يُسمح لوحدة التحكم هذه بعرض الصفحة. افتحها في علامة تبويب جديدة.',
};
