import type { creditBreakdownMessages as english } from '#src/application/i18n/en/credit-breakdown.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** Of the breakdown alone, whose code loads on demand. */
export const creditBreakdownMessages: Translation<typeof english, 'ar'> = {
  'credit-breakdown.blockchain': 'البلوكشين',
  'credit-breakdown.network': 'الشبكة',
  'credit-breakdown.key-label': 'وسم مفاتيح API',
  'credit-breakdown.all-labels': 'كل الوسوم',
  'credit-breakdown.range': 'المدى الزمني للتفصيل',
  'credit-breakdown.label.blockchain': 'وحدات الرصيد حسب البلوكشين',
  'credit-breakdown.label.network': 'وحدات الرصيد حسب الشبكة',
  'credit-breakdown.calls.header': 'استدعاءات API',
  'credit-breakdown.export': 'تصدير CSV',
  'credit-breakdown.links.calls': 'اختر اسم مفتاح API لعرض استدعاءاته.',
  'credit-breakdown.links.callbacks': 'اختر اسمًا لعرض طلبات callback الخاصة به.',
  'credit-breakdown.calls_zero': 'لا استدعاءات API',
  'credit-breakdown.calls_one': 'استدعاء API واحد',
  'credit-breakdown.calls_two': 'استدعاءا API',
  'credit-breakdown.calls_few': '{{count}} استدعاءات API',
  'credit-breakdown.calls_many': '{{count}} استدعاء API',
  'credit-breakdown.calls_other': '{{count}} استدعاء API',
};
