import type { budgetMessages as english } from '#src/application/i18n/en/budget.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const budgetMessages: Translation<typeof english, 'ar'> = {
  'budget.credits_zero': 'لا وحدات رصيد',
  'budget.credits_one': 'وحدة رصيد واحدة',
  'budget.credits_two': 'وحدتا رصيد',
  'budget.credits_few': '{{count}} وحدات رصيد',
  'budget.credits_many': '{{count}} وحدة رصيد',
  'budget.credits_other': '{{count}} وحدة رصيد',

  'budget.set': 'تحديد ميزانية',
  'budget.set.title': 'تحديد ميزانية',
  'budget.change': 'تغيير الميزانية',
  'budget.change.title': 'تغيير الميزانية',
  'budget.remove': 'إزالة الميزانية',
  'budget.raise': 'زيادة الميزانية',

  'budget.none.title': 'لم تُحدَّد ميزانية',
  'budget.none.text':
    'حدّد ميزانية لتنبيه مالك الحساب بالبريد الإلكتروني مع استخدامها. ويمكنك أيضًا رفض استدعاءات API عند نفادها.',
  'budget.none.spent': 'المستخدم في فترة الفوترة هذه: {{spent}}',

  'budget.spent': 'المستخدم: {{spent}}، الميزانية: {{amount}}',
  'budget.meter': 'استُخدم {{percent}} من الميزانية',
  'budget.stopped': 'تُرفض استدعاءات API حتى تنتهي فترة الفوترة في {{date}}.',
  'budget.stopped.unknown': 'تُرفض استدعاءات API حتى فترة الفوترة التالية.',
  'budget.alerts': 'التنبيهات',
  'budget.alert.sent': 'وقت إرسال البريد: {{time}}',
  'budget.alert.reached': 'بُلغت النسبة',
  'budget.alert.open': 'لم تُبلغ النسبة بعد',
  'budget.owners': 'تُرسل التنبيهات بالبريد الإلكتروني إلى مالك الحساب.',
  'budget.at-limit.notify': 'عند نفاد الميزانية، تستمر استدعاءات API.',
  'budget.at-limit.stop': 'عند نفاد الميزانية، تُرفض استدعاءات API حتى فترة الفوترة التالية.',
  'budget.forecast.reached': 'استخدمت كامل ميزانية فترة الفوترة هذه.',
  'budget.forecast.runs-out': 'بهذا المعدل، ستنفد الميزانية في {{date}}.',
  'budget.forecast.within': 'بهذا المعدل، لن تنفد الميزانية في فترة الفوترة هذه.',
  'budget.line': 'الميزانية: {{amount}}',
  'budget.line.text_zero': 'خط الميزانية ({{amount}}) عند الصفر.',
  'budget.line.text_one': 'خط الميزانية ({{amount}}) عند وحدة رصيد واحدة.',
  'budget.line.text_two': 'خط الميزانية ({{amount}}) عند وحدتي رصيد.',
  'budget.line.text_few': 'خط الميزانية ({{amount}}) عند {{count}} وحدات رصيد.',
  'budget.line.text_many': 'خط الميزانية ({{amount}}) عند {{count}} وحدة رصيد.',
  'budget.line.text_other': 'خط الميزانية ({{amount}}) عند {{count}} وحدة رصيد.',

  'budget.text': 'تتتبّع الميزانية تكلفة وحدات الرصيد الإضافية في كل فترة فوترة.',
  'budget.text.credits': 'تتتبّع الميزانية كل وحدات الرصيد المستخدمة في كل فترة فوترة.',
  'budget.amount': 'المبلغ ({{currency}})',
  'budget.amount.credits': 'عدد وحدات الرصيد',
  'budget.amount.read': 'لكل فترة فوترة: {{amount}}',
  'budget.amount.missing': 'أدخل قيمة الميزانية للمتابعة',
  'budget.amount.invalid': 'أدخل مبلغًا أكبر من 0، مثل 250 أو 99.50.',
  'budget.amount.invalid.credits': 'أدخل عددًا صحيحًا من وحدات الرصيد، مثل 500000.',
  'budget.alerts.field': 'التنبيهات، كنسبة مئوية من الميزانية',
  'budget.alerts.hint': 'خمسة على الأكثر، من 1 إلى 100',
  'budget.alerts.invalid': 'أدخل من عدد واحد إلى خمسة أعداد صحيحة بين 1 و100، مثل 50، 80، 100.',
  'budget.at-limit': 'عند نفاد الميزانية',
  'budget.at-limit.notify.option': 'إرسال التنبيهات فقط',
  'budget.at-limit.stop.option': 'رفض استدعاءات API حتى فترة الفوترة التالية',
  'budget.save': 'حفظ الميزانية',
  'budget.saved': 'حُفظت الميزانية.',

  'budget.warning.stops-now.title': 'هل تريد رفض استدعاءات API الآن؟',
  'budget.warning.stops-now':
    'المستخدم حتى الآن: {{spent}}، والميزانية الجديدة: {{amount}}. فور حفظها تُرفض استدعاءات API حتى فترة الفوترة التالية.',
  'budget.warning.will-stop.title': 'هل تريد رفض استدعاءات API عند بلوغ الحد؟',
  'budget.warning.will-stop':
    'عند بلوغ حدّ الميزانية ({{amount}}) تُرفض استدعاءات API حتى فترة الفوترة التالية. المستخدم حتى الآن: {{spent}}.',
  'budget.warning.is-spent.title': 'هل تريد تحديد ميزانية نفدت بالفعل؟',
  'budget.warning.is-spent':
    'المستخدم حتى الآن ({{spent}}) أكبر من الميزانية الجديدة ({{amount}}). فور حفظها تُرسل تنبيهاتها، وتستمر استدعاءات API.',
  'budget.warning.back': 'رجوع',
  'budget.warning.reject': 'حفظ الميزانية ورفض الاستدعاءات',

  'budget.remove.title': 'هل تريد إزالة الميزانية؟',
  'budget.remove.text': 'لن تُرسل تنبيهات بعد ذلك.',
  'budget.remove.text.stop': 'لن تُرسل تنبيهات بعد ذلك، ولن تُرفض استدعاءات API عند بلوغ الحد.',
  'budget.removing': 'جارٍ الإزالة',
};
