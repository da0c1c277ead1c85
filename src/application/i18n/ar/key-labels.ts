import type { keyLabelsMessages as english } from '#src/application/i18n/en/key-labels.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const keyLabelsMessages: Translation<typeof english, 'ar'> = {
  'key-labels.title': 'الوسوم',
  'key-labels.none': 'لا وسوم بعد. تجمع الوسوم المفاتيح في هذه القائمة وفي السجلات وفي الاستخدام.',
  'key-labels.change': 'تغيير الوسوم',
  'key-labels.add': 'إضافة وسوم',
  'key-labels.hint': 'اضغط Enter أو اكتب فاصلة بعد كل وسم، مثل production أو team-a.',
  'key-labels.hint.optional': 'اختياري. اضغط Enter أو اكتب فاصلة بعد كل وسم، مثل production أو team-a.',
  'key-labels.remove': 'إزالة الوسم {{label}}',
  'key-labels.removed': 'أُزيل الوسم {{label}}',
  'key-labels.too-many': 'استخدم 20 وسمًا على الأكثر.',
  'key-labels.too-long': 'استخدم 50 حرفًا على الأكثر لكل وسم.',
  'key-labels.not-allowed': 'استخدم في الوسوم حروفًا وأرقامًا ومسافات و . _ : / - فقط.',
  'key-labels.dialog.title': 'وسوم المفتاح {{name}}',
  'key-labels.save': 'حفظ الوسوم',
  'key-labels.saved': 'حُفظت وسوم المفتاح {{name}}.',
  'key-labels.filter': 'إظهار المفاتيح ذات الوسم {{label}} فقط',
  'key-labels.more': 'و{{more}} أخرى',
  'key-labels.clear': 'إيقاف التصفية حسب الوسم {{label}}',
};
