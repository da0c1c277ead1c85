import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const demoMessages: Translation<typeof english, 'ar'> = {
  'demo.title': 'حسابات العرض التوضيحي',
  'demo.text': 'هذا عرض توضيحي ببيانات محاكاة. اختر حسابًا لملء النموذج.',
  'demo.account.customer': 'عميل في خطة Growth لديه 23 مفتاح API',
  'demo.account.two-factor': 'مصادقة ثنائية وخطة ملغاة',
  'demo.account.free-plan': 'حساب بخطة مجانية لم يُنشأ فيه شيء بعد',
  'demo.account.suspended': 'حساب موقوف بسبب دفعة فاشلة',
  'demo.account.enterprise': 'خطة بموجب عقد لفريق من 120 شخصًا',
  'demo.account.viewer': 'عضو في الفريق يمكنه الاطلاع فقط',
  'demo.account.newcomer': 'حساب جديد لم يكتمل إعداده',
  'demo.code': 'الرمز {{code}}',
  'demo.authenticator': 'العرض التوضيحي: إدخال الرمز الذي سيعرضه تطبيق المصادقة',
  'demo.mailbox': 'صندوق بريد العرض التوضيحي',
  'demo.mailbox.text': 'رسائل كان العرض التوضيحي سيرسلها، الأحدث أولًا. لا يُرسل شيء خارج هذا الجهاز.',
  'demo.mailbox.empty': 'لا توجد رسائل بعد. ستظهر الرموز والروابط هنا.',
  'demo.mail.to': 'إلى {{email}}',
  'demo.mail.fill': '{{code}}: إدخال هذا الرمز',
  'demo.mail.open': 'فتح الرابط',
  'demo.mail.open-it': 'فتح الرابط: {{subject}}',
  'demo.reset': 'إعادة تعيين بيانات العرض التوضيحي',
  'demo.data-replaced': 'تعذّرت قراءة بيانات العرض التوضيحي المحفوظة، فأعدنا تعيينها.',
  'demo.without-worker': 'يشغّل هذا المتصفح العرض التوضيحي دون service worker، لذا لا تعرض أدوات الشبكة فيه الطلبات.',
};
