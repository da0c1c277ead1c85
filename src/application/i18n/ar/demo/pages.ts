import type { demoPagesMessages as english } from '#src/application/i18n/en/demo/pages.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The catalogue of scenarios and the map of states. */
export const demoPagesMessages: Translation<typeof english, 'ar'> = {
  'demo-pages.catalog': 'السيناريوهات',
  'demo-pages.catalog.text': 'يفتح كل سيناريو وحدة التحكم ببيانات جديدة. لا يُرسل شيء خارج هذا الجهاز.',
  'demo-pages.console': 'العودة إلى وحدة التحكم',
  'demo-pages.states': 'خريطة الحالات',
  'demo-pages.states.text':
    'تحدد حالة الحساب الصفحات التي تُفتح. يفتح كل رابط صفحته في تلك الحالة، ببيانات جديدة. وتؤدي كل صفحة أخرى إلى أول صفحة مدرجة.',
  'demo-pages.states.now': 'أنت هنا',
  'demo-pages.states.routes': 'الصفحات',
  'demo-pages.group.ways-in': 'إنشاء الحساب وتسجيل الدخول',
  'demo-pages.group.onboarding': 'الإعداد الأولي',
  'demo-pages.group.day': 'يوم في حياة مطور',
  'demo-pages.group.money': 'الخطط والدفعات',
  'demo-pages.group.limits': 'الحدود',
  'demo-pages.group.failures': 'الإخفاقات',
  'demo-pages.state.notAuth': 'دون تسجيل الدخول',
  'demo-pages.state.email-verification': 'التحقق من البريد الإلكتروني',
  'demo-pages.state.company-data': 'الشركة',
  'demo-pages.state.use-cases': 'حالات الاستخدام',
  'demo-pages.state.blockchain-protocols': 'البروتوكولات',
  'demo-pages.state.channels': 'كيف سمعت عنا',
  'demo-pages.state.pricing-plan': 'اختيار خطة',
  'demo-pages.state.summary': 'الملخص',
  'demo-pages.state.dashboard': 'وحدة التحكم',
};
