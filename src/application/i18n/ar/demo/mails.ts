import type { demoMailsMessages as english } from '#src/application/i18n/en/demo/mails.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The mails of the simulated provider, as the mailbox of the demo shows them. */
export const demoMailsMessages: Translation<typeof english, 'ar'> = {
  'mail.verification-code': 'التحقق من بريدك الإلكتروني',
  'mail.verification-code.text': 'رمز التحقق هو {{code}}. يحل محل أي رمز أرسلناه إليك من قبل.',
  'mail.password-reset': 'تعيين كلمة مرور جديدة',
  'mail.password-reset.text': 'اختر كلمة مرور جديدة عبر هذا الرابط. يمكن استخدامه مرة واحدة، وتنتهي صلاحيته بعد ساعة.',
  'mail.email-changed': 'تغيّر بريدك الإلكتروني',
  'mail.email-changed.text':
    'تسجّل الدخول الآن بالبريد الإلكتروني {{email}}. إذا لم تكن أنت من غيّره، فاختر بريدًا آخر عبر هذا الرابط. يمكن استخدامه مرة واحدة، وتنتهي صلاحيته بعد 24 ساعة.',
  'mail.email-left': 'تغيّر بريدك الإلكتروني',
  'mail.email-left.text': 'لم يعد البريد الإلكتروني الذي أرسلنا إليه هذه الرسالة تابعًا لأي حساب. لا يلزمك أي إجراء.',
  'mail.invitation': 'دعوة إلى فريق {{company}}',
  'mail.invitation.text':
    'دعتك شركة {{company}} إلى فريقها. يمكن استخدام الرابط مرة واحدة، وتنتهي صلاحيته بعد سبعة أيام.',
  'mail.ownership-transfer': 'اقبل ملكية حساب {{company}}',
  'mail.ownership-transfer.text':
    'يريد {{owner}} نقل ملكية الحساب إليك. اقبلها عبر هذا الرابط. يمكن استخدامه مرة واحدة، وتنتهي صلاحيته بعد سبعة أيام.',
  'mail.account-closing': 'سيُغلَق حسابك',
  'mail.account-closing.text':
    'سيُغلَق حسابك في {{date}}. يعمل كل شيء حتى ذلك الحين. للإبقاء على حسابك، افتح وحدة التحكم.',
  'mail.account-closing-cancelled': 'سيبقى حسابك مفتوحًا',
  'mail.account-closing-cancelled.text': 'أُلغي إغلاق حسابك. لا يلزمك أي إجراء.',
  'mail.budget-alert': 'استُخدم {{percent}} من ميزانيتك',
  'mail.budget-alert.text': 'استخدمت {{percent}} من ميزانيتك البالغة {{amount}} لفترة الفوترة هذه.',
  'mail.budget-stop': 'استُخدم {{percent}} من ميزانيتك',
  'mail.budget-stop.text':
    'استخدمت {{percent}} من ميزانيتك البالغة {{amount}} لفترة الفوترة هذه. تُرفض استدعاءات API حتى فترة الفوترة التالية.',
  'mail.credits_zero': 'لا وحدات رصيد',
  'mail.credits_one': 'وحدة رصيد واحدة',
  'mail.credits_two': 'وحدتا رصيد',
  'mail.credits_few': '{{count}} وحدات رصيد',
  'mail.credits_many': '{{count}} وحدة رصيد',
  'mail.credits_other': '{{count}} وحدة رصيد',
};
