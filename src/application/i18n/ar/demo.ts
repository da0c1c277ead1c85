import type { demoMessages as english } from '#src/application/i18n/en/demo.ts';
import type { Translation } from '#src/application/i18n/translation.ts';

export const demoMessages: Translation<typeof english, 'ar'> = {
  'demo.title': 'حسابات تجريبية',
  'demo.text': 'هذه نسخة تجريبية ببيانات محاكاة. اختر حسابًا لملء النموذج.',
  'demo.code': 'الرمز {{code}}',
  'demo.mailbox': 'صندوق البريد التجريبي',
  'demo.mailbox.text': 'رسائل كانت النسخة التجريبية سترسلها، الأحدث أولًا. لا يُرسل شيء خارج هذا الجهاز.',
  'demo.mailbox.empty': 'لا توجد رسائل بعد. ستظهر الرموز والروابط هنا.',
  'demo.mail.to': 'إلى {{email}}',
  'demo.mail.fill': '{{code}}: إدخال هذا الرمز',
  'demo.mail.open': 'فتح الرابط',
  'demo.mail.open-it': 'فتح الرابط: {{subject}}',
  'demo.reset': 'إعادة تعيين البيانات التجريبية',
  'demo.data-replaced': 'تعذّرت قراءة بياناتك التجريبية المحفوظة، فأعدنا تعيينها.',
  'demo.without-worker': 'يشغّل هذا المتصفح النسخة التجريبية دون service worker، لذا لا تعرض أدوات الشبكة فيه الطلبات.',
};
