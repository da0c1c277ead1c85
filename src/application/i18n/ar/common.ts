import type { commonMessages as english } from '#src/application/i18n/en/common.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const commonMessages: Translation<typeof english, 'ar'> = {
  'common.cancel': 'إلغاء',
  'common.close': 'إغلاق',
  'common.dismiss': 'تجاهل',
  'common.done': 'تم',
  'common.hide-password': 'إخفاء كلمة المرور',
  'common.none': 'غير متوفر',
  'common.opens-in-new-tab': 'يُفتح في علامة تبويب جديدة',
  'common.show-password': 'إظهار كلمة المرور',
  'common.try-again': 'إعادة المحاولة',
  'common.contact-us': 'تواصل معنا',
  'common.support-unreachable': 'تعذّر فتح دردشة الدعم. تحقق من الاتصال وأعد المحاولة.',
  'common.language': 'اللغة',
  'common.language.failed': 'تعذّر تحميل اللغة {{language}}. تحقق من الاتصال وأعد المحاولة.',
  'common.log-out': 'تسجيل الخروج',
  'common.notifications': 'الإشعارات',

  'common.required': 'مطلوب',
  'form.restored': 'استعدنا ما كتبته قبل انتهاء جلستك.',

  'failure.unexpected': 'حدث خطأ في الخادم. أعد المحاولة بعد بضع دقائق، وإذا تكرر الخطأ فتواصل معنا.',
  'failure.no-response': 'لم يستجب الخادم. تحقق من الاتصال وأعد المحاولة.',
  'failure.offline': 'لا يوجد اتصال بالإنترنت. اتصل بالإنترنت وأعد المحاولة.',
  'failure.not-loaded': 'تعذّر تحميل جزء من وحدة التحكم، لذلك لم يتغير شيء. تحقق من الاتصال وأعد المحاولة.',
  'failure.blocked': 'حظرت سياسة أمان هذه الصفحة الاستدعاء. تواصل معنا للسماح بعنوان URL لواجهة API.',
  'failure.not-the-api':
    'استجابت صفحة ويب بدلًا من واجهة API. أعد المحاولة، وإذا تكرر ذلك فتحقق من عنوان URL لواجهة API ومن أي خادم وكيل أمامها.',
  'failure.unconfirmed': 'لا نعلم هل نجحت العملية. تحقق من النتيجة قبل إعادة المحاولة.',
  'failure.denied': 'الرد لا يطابق ما أرسلته. تحقق من القيم الحالية قبل إعادة المحاولة.',
  'failure.still-listed': 'ما زال {{name}} في القائمة، أي إنه لم يُحذف. أعد المحاولة بعد قليل.',
  'failure.read-only': 'دورك لا يسمح بذلك. اطلب صلاحية الوصول من مالك الحساب.',

  'change-email.waits': 'أكمل إعداد حسابك أولًا، ثم افتح الرابط في بريدك الإلكتروني من جديد.',
  'form.rules-failed': 'تعذّر تحميل النموذج كاملًا. تحقق من الاتصال وأعد المحاولة.',

  'error-screen.title': 'حدث خطأ ما',
  'error-screen.text': 'أعد تحميل الصفحة للمتابعة. ما حفظته لم يُفقد.',
  'error-screen.reload': 'إعادة التحميل',
  'error-screen.chunk': 'تعذّر تحميل هذه الصفحة. تحقق من الاتصال وأعد المحاولة.',
  'error-screen.new-version': 'يتوفر إصدار جديد من وحدة التحكم. أعد تحميل الصفحة للمتابعة.',
  'dialog.failed': 'تعذّر تحميل هذه النافذة',
  'dialog.failed.text': 'تحقق من الاتصال وأعد المحاولة.',

  'frame.blocked': 'افتح وحدة التحكم في علامة تبويب مستقلة. لا يمكن عرضها داخل صفحة أخرى.',
  'maintenance.title': 'الخدمة قيد الصيانة',
  'maintenance.text': 'وحدة التحكم غير متاحة حاليًا. أعد المحاولة لاحقًا.',
};
