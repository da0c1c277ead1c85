import type { plansMessages as english } from '#src/application/i18n/en/plans.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const plansMessages: Translation<typeof english, 'ar'> = {
  'plan.period': 'فترة الفوترة',
  'plan.monthly': 'شهري',
  'plan.annual': 'سنوي',
  'plan.save-up-to': 'وفّر حتى {{percent}}',
  'plan.most-popular': 'الأكثر اختيارًا',
  'plan.save': 'وفّر {{amount}}',
  'plan.per-month': 'شهريًا',
  'plan.custom-price': 'حسب الاتفاق',
  'plan.no-price': 'غير مذكور',
  'plan.bill.monthly': 'تُدفع شهريًا',
  'plan.bill.yearly': 'يُدفع {{amount}} سنويًا',
  'plan.bill.free': 'لا حاجة إلى بطاقة',
  'plan.bill.custom': 'تحدّث إلينا للحصول على عرض سعر',
  'plan.bill.no-price': 'سيظهر السعر في صفحة الدفع',
  'plan.credits_zero': 'مقابل {{dollar}}: لا وحدات رصيد إضافية.',
  'plan.credits_one': 'مقابل {{dollar}}: وحدة رصيد إضافية واحدة.',
  'plan.credits_two': 'مقابل {{dollar}}: وحدتا رصيد إضافيتان.',
  'plan.credits_few': 'مقابل {{dollar}}: {{count}} وحدات رصيد إضافية.',
  'plan.credits_many': 'مقابل {{dollar}}: {{count}} وحدة رصيد إضافية.',
  'plan.credits_other': 'مقابل {{dollar}}: {{count}} وحدة رصيد إضافية.',
  'plan.credits.none': 'تتوقف استدعاءات API عند بلوغ الحد.',
  'plan.credits.custom': 'سعر حسب الحجم يُتفق عليه في عقدك.',
  'plan.compare': 'مقارنة الخطط',
  'plan.compare.title': 'مقارنة الخطط',
  'plan.failed': 'تعذّر تحميل الخطط',

  'external-link.blocked': 'حظرنا هذا الرابط لأنه ليس في قائمة الروابط المسموح بها.',
  'external-link.no-tab': 'حظر متصفحك علامة التبويب الجديدة. اسمح بالنوافذ المنبثقة لهذه الصفحة، ثم أعد المحاولة.',
};
