import type { consoleMessages as english } from '#src/application/i18n/en/console.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const consoleMessages: Translation<typeof english, 'ar'> = {
  'common.load-more': 'تحميل المزيد',
  'common.skip-to-content': 'الانتقال إلى المحتوى',
  'common.saving': 'جارٍ الحفظ',
  'common.example': 'مثال',
  'common.loading': 'جارٍ التحميل',

  'nav.label': 'القائمة الرئيسية',
  'nav.open': 'فتح القائمة',
  'nav.title': 'القائمة',
  'nav.home': '{{brand}}، الصفحة الرئيسية',
  'nav.dashboard': 'لوحة المعلومات',
  'nav.api-keys': 'مفاتيح API',
  'nav.verify-domain': 'نطاقات طلبات callback',
  'nav.billing': 'الفوترة',
  'nav.usage': 'الاستخدام',
  'nav.team': 'الفريق',
  'nav.faucets': 'خدمات faucet',

  'clipboard.copied': 'نُسخ إلى الحافظة',
  'clipboard.copied.short': 'تم النسخ',
  'clipboard.copy-failed': 'تعذّر النسخ. النص محدَّد: انسخه باستخدام لوحة المفاتيح.',
  'clipboard.insecure-page': 'النسخ متاح عبر اتصال HTTPS فقط. حدّد النص وانسخه يدويًا.',

  'api-keys.create': 'إنشاء مفتاح API',
  'credits.title': 'وحدات الرصيد',
  'credits.of': '{{used}} من {{included}}',
  'credits.elapsed': 'اليوم، {{percent}} من الفترة',

  'header.plan': 'خطة {{plan}}',
  'header.plan.label': '{{plan}}. تغيير الخطة',
  'header.plan.unknown': 'الخطط',
  'header.search': 'بحث أو انتقال سريع',
  'header.search.keys': 'Ctrl\u00a0K',
  'header.search.keys.mac': '⌘\u00a0K',
  'header.help': 'المساعدة',
  'header.profile': 'الملف الشخصي: {{name}}',
  'header.theme': 'المظهر',
  'theme.system': 'مظهر النظام',
  'theme.light': 'فاتح',
  'theme.dark': 'داكن',
  'outage.text':
    'واجهة API لا تستجيب، لذا لا تظهر بعض أجزاء هذه الصفحة أو تظهر بآخر قيمها. ستُحمَّل عندما تستجيب من جديد.',
  'outage.offline':
    'لا يوجد اتصال بالإنترنت، لذا لا تظهر بعض أجزاء هذه الصفحة أو تظهر بآخر قيمها. ستُحمَّل عند عودة الاتصال.',
  'outage.as-of': 'آخر تحميل: {{time}}',
  'outage.status': 'صفحة حالة الخدمة',
  'not-offered.title': 'غير متاح',
  'not-offered.text': 'هذا الجزء من وحدة التحكم غير متاح هنا.',
  'notice.dismiss': 'تجاهل الإشعار',

  'chart.traffic.column_zero': '{{time}}، لا استدعاءات، الفاشلة: {{errors}}',
  'chart.traffic.column_one': '{{time}}، استدعاء واحد، الفاشلة: {{errors}}',
  'chart.traffic.column_two': '{{time}}، استدعاءان، الفاشلة: {{errors}}',
  'chart.traffic.column_few': '{{time}}، {{count}} استدعاءات، الفاشلة: {{errors}}',
  'chart.traffic.column_many': '{{time}}، {{count}} استدعاءً، الفاشلة: {{errors}}',
  'chart.traffic.column_other': '{{time}}، {{count}} استدعاء، الفاشلة: {{errors}}',
  'chart.traffic.summary_zero': 'لا استدعاءات، الفاشلة: {{errors}}',
  'chart.traffic.summary_one': 'استدعاء واحد، الفاشلة: {{errors}}',
  'chart.traffic.summary_two': 'استدعاءان، الفاشلة: {{errors}}',
  'chart.traffic.summary_few': '{{count}} استدعاءات، الفاشلة: {{errors}}',
  'chart.traffic.summary_many': '{{count}} استدعاءً، الفاشلة: {{errors}}',
  'chart.traffic.summary_other': '{{count}} استدعاء، الفاشلة: {{errors}}',

  // For each form that creates a key.
  'api-keys.name-is-required': 'أدخل اسمًا.',
  'api-keys.name-is-too-long': 'استخدم 50 حرفًا أو أقل.',

  'chart.traffic.from': 'من (UTC)',
  'chart.traffic.calls': 'الاستدعاءات',
  'chart.traffic.failed': 'الفاشلة',
  'chart.table.show': 'عرض كجدول',
  'chart.table.hide': 'إخفاء الجدول',

  'pager.label': 'الصفحات',
  'pager.previous': 'الصفحة السابقة',
  'pager.next': 'الصفحة التالية',
  'pager.page': 'الصفحة {{page}} من {{pages}}',

  'help.whats-new': 'ما الجديد',
  'help.docs': 'الوثائق التقنية',
  'help.json-rpc': 'JSON-RPC',
  'help.glossary': 'مسرد المصطلحات',
  'help.blog': 'المدونة',
  'help.status': 'حالة الخدمة',
  'help.shortcuts': 'اختصارات لوحة المفاتيح',
  'help.calls': 'نشاط الشبكة',
  'help.security': 'الأمان',
  'help.terms': 'الشروط',
  'help.privacy': 'سياسة الخصوصية',
  'measures.title': 'إحصاءات الاستخدام',
  'measures.question':
    'هل تسمح لخدمة {{brand}} بجمع بيانات مشاهدات الصفحات وأوقات التحميل والخطوات الأولى لتحسين وحدة التحكم هذه؟ لا يُرسَل اسمك ولا بريدك الإلكتروني ولا بيانات حسابك.',
  'measures.decline': 'رفض',
  'measures.allow': 'سماح',
  'help.data-security': 'سياسة أمن البيانات',

  'profile.my-profile': 'ملفي الشخصي',
  'profile.change-email': 'تغيير البريد الإلكتروني',
  'profile.change-password': 'تغيير كلمة المرور',
  'profile.two-factor': 'المصادقة الثنائية',

  'suspended.title': 'حسابك موقوف',
  'suspended.text': 'عالج مشكلة الفوترة لاستخدام وحدة التحكم من جديد.',
  'suspended.to-billing': 'الانتقال إلى الفوترة',

  'node-as-a-service.title': 'العُقد كخدمة',
  'node-as-a-service.lead': 'عُقد مخصصة نشغّلها نيابةً عنك',
  'node-as-a-service.text': 'أخبرنا بالشبكات التي تحتاج إليها وحجم حركة الطلبات المتوقع.',

  'own-page.new-tab': 'فتح في علامة تبويب جديدة',
  'own-page.failed': 'تعذّر تحميل هذه الصفحة',
  'own-page.failed.text':
    'لم تستجب الصفحة في الوقت المناسب. تحقق من الاتصال وأعد المحاولة، أو افتحها في علامة تبويب جديدة.',
  'own-page.blocked.text': 'لا يُسمح لوحدة التحكم هذه بعرض الصفحة. افتحها في علامة تبويب جديدة.',
};
