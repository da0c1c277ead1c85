import type { demoPartnersMessages as english } from '#src/application/i18n/en/demo/partners.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The simulated pages of other companies: the checkout, the storage of exports, and where a person logs in with Google and others. */
export const demoPartnersMessages: Translation<typeof english, 'ar'> = {
  'partner.back': 'العودة إلى وحدة التحكم',
  'partner.checkout.simulated': 'محاكاة لمزود الدفع بالبطاقات. لن يُخصم أي مبلغ.',
  'partner.checkout.plan.monthly': 'خطة {{plan}} بالدفع الشهري، للحساب {{email}}',
  'partner.checkout.plan.annually': 'خطة {{plan}} بالدفع السنوي، للحساب {{email}}',
  'partner.checkout.plan.once': 'خطة {{plan}}، للحساب {{email}}',
  'partner.checkout.invoice': 'فاتورة غير مدفوعة: خطة {{plan}}، للحساب {{email}}',
  'partner.checkout.pay': 'دفع',
  'partner.checkout.fail': 'محاكاة فشل الدفع',
  'partner.checkout.unknown': 'انتهت عملية الدفع هذه',
  'partner.checkout.unknown.text': 'عملية الدفع هذه غير معروفة، أو حلّت محلها عملية أحدث.',
  'partner.consent.simulated': 'محاكاة لصفحة تسجيل الدخول. لا يُرسل شيء خارج هذا الجهاز.',
  'partner.consent.title': 'تسجيل الدخول عبر {{service}}',
  'partner.consent.single-sign-on': 'تسجيل الدخول الموحّد',
  'partner.consent.scope': 'تطلب وحدة التحكم إذن الوصول إلى: {{scope}}',
  'partner.consent.known': 'المتابعة بصفة مستخدم العرض التوضيحي',
  'partner.consent.new': 'المتابعة بصفة مستخدم جديد',
  'partner.consent.two-factor': 'المتابعة بصفة مستخدم لديه مصادقة ثنائية',
  'partner.consent.fail': 'محاكاة فشل تسجيل الدخول',
  'partner.consent.incomplete': 'لا يمكن إكمال هذا الطلب',
  'partner.consent.incomplete.text': 'الرابط غير مكتمل أو لا يؤدي إلى وحدة التحكم هذه.',
  'partner.export.simulated': 'محاكاة لمخزن ملفات.',
  'partner.export.title': 'تصدير بياناتك',
  'partner.export.gone': 'لم يعد هذا الملف موجودًا',
  'partner.export.gone.text': 'انتهت صلاحيته، أو حلّ محله ملف أحدث.',
};
