import type { logInMessages as english } from '#src/application/i18n/en/log-in.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The three validation messages are the provider's. */
export const logInMessages: Translation<typeof english, 'ar'> = {
  'log-in.title': 'تسجيل الدخول إلى {{brand}}',
  'log-in.document-title': 'تسجيل الدخول',
  'log-in.new-here': 'أليس لديك حساب؟',
  'log-in.create-account': 'إنشاء حساب',
  'log-in.email': 'البريد الإلكتروني',
  'log-in.password': 'كلمة المرور',
  'log-in.forgot-password': 'هل نسيت كلمة المرور؟',
  'log-in.submit': 'تسجيل الدخول',
  'log-in.submitting': 'جارٍ تسجيل الدخول',
  'log-in.email-is-required': 'أدخل بريدك الإلكتروني.',
  'log-in.email-is-invalid': 'أدخل بريدًا إلكترونيًا صالحًا، مثل name@company.com.',
  'log-in.password-is-required': 'أدخل كلمة المرور.',
  'log-in.hint.both': 'أدخل البريد الإلكتروني وكلمة المرور للمتابعة',
  'log-in.hint.email': 'أدخل البريد الإلكتروني للمتابعة',
  'log-in.hint.email-invalid': 'أدخل بريدًا إلكترونيًا صالحًا للمتابعة',
  'log-in.hint.password': 'أدخل كلمة المرور للمتابعة',
  'log-in.session-ended': 'انتهت صلاحية جلستك. سجّل الدخول للمتابعة.',
  'log-in.bot-check-failed': 'تعذّر إكمال التحقق الأمني. أعد المحاولة.',
  'log-in.token-unusable': 'تعذّر بدء جلستك. تحقق من التاريخ والوقت على هذا الجهاز، ثم أعد المحاولة.',
  'log-in.access-denied': 'تعذّر تسجيل دخولك. أعد المحاولة أو تواصل معنا.',

  'social.cancelled': 'أُلغي تسجيل الدخول.',
  'social.provider-error':
    'تعذّر تسجيل الدخول عبر الخدمة الخارجية. أعد المحاولة، أو استخدم البريد الإلكتروني وكلمة المرور.',
  'social.unknown-state': 'انتهت مهلة تسجيل الدخول هذا. أعد المحاولة.',
  'social.signing-in': 'جارٍ تسجيل دخولك',

  'auth.continue-with': 'المتابعة باستخدام {{provider}}',
  'auth.or': 'أو',
  'auth.terms': 'الشروط',
  'auth.privacy': 'الخصوصية',
  'auth.docs': 'الوثائق',
  'auth.status': 'حالة الخدمة',
  'auth.example': 'مثال على طلب',
  'auth.example.title': 'اقرأ بيانات أي بلوكشين بطلب واحد',
  'auth.example.text': 'سجّل الدخول لإدارة المفاتيح، ومتابعة وحدات الرصيد، وقراءة كل طلب ترسله خوادمك.',
  'auth.example.name': 'رصيد العملة الأصلية، Ethereum Mainnet',
  'auth.example.comment': 'رصيد عقد WETH',
  'auth.example.credits': 'وحدة رصيد واحدة',
  'auth.example.requests': 'أحدث الطلبات',
};
