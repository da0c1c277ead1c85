import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translation.ts';

export const commonMessages: Translation<typeof english, 'ar'> = {
  'common.cancel': 'إلغاء',
  'common.close': 'إغلاق',
  'common.dismiss': 'تجاهل',
  'common.done': 'تم',
  'common.hide-password': 'إخفاء كلمة المرور',
  'common.none': 'لا شيء',
  'common.opens-in-new-tab': 'يُفتح في علامة تبويب جديدة',
  'common.show-password': 'إظهار كلمة المرور',
  'common.try-again': 'إعادة المحاولة',
  'common.contact-us': 'تواصل معنا',
  'common.language': 'اللغة',
  'common.language.failed': 'تعذّر تحميل اللغة {{language}}. تحقق من اتصالك وحاول مرة أخرى.',
  'common.log-out': 'تسجيل الخروج',
  'common.notifications': 'الإشعارات',

  'common.required': 'مطلوب',
  'form.restored': 'استعدنا ما كتبته قبل انتهاء جلستك.',

  'failure.unexpected':
    'حدث خطأ غير متوقع في الخادم، ونعمل على إصلاحه. يُرجى إعادة المحاولة لاحقًا، وإذا تكرر الخطأ فأبلغ فريقنا عبر البريد الإلكتروني.',
  'failure.no-response': 'لم يستجب الخادم. تحقق من الاتصال وأعد المحاولة.',
  'failure.not-the-api':
    'أجابت صفحة ويب بدلًا من واجهة API. أعد المحاولة، وإذا تكرر ذلك فتحقق من عنوان واجهة API ومن أي خادم وكيل أمامها.',
  'failure.unconfirmed': 'تعذّر علينا تأكيد ذلك. تحقق من النتيجة قبل إعادة المحاولة.',
  'failure.read-only': 'للقراءة فقط: دورك لا يسمح بذلك. اطلب صلاحية الوصول من مالك الحساب.',

  'change-email.waits': 'أكمل إعداد حسابك أولًا. بعد ذلك يُفتح رابط تغيير البريد الإلكتروني.',
  'form.rules-failed': 'تعذّر تحميل النموذج كاملًا. تحقق من الاتصال وأعد المحاولة.',

  'error-screen.title': 'خطأ غير متوقع في التطبيق!',
  'error-screen.text': 'حدث خطأ ما. ما حفظته من عملك لم يُفقد. أعد تحميل الصفحة للمتابعة.',
  'error-screen.reload': 'إعادة التحميل',
  'error-screen.chunk': 'تعذّر تحميل هذه الصفحة. تحقق من الاتصال وأعد المحاولة.',
  'error-screen.new-version': 'يتوفر إصدار جديد من وحدة التحكم. أعد تحميل الصفحة للمتابعة.',

  'frame.blocked': 'لا يمكن عرض هذا المحتوى داخل iframe',
  'maintenance.title': 'سنعود قريبًا',
  'maintenance.text': 'الخدمة متوقفة للصيانة. أعد المحاولة لاحقًا.',
};
