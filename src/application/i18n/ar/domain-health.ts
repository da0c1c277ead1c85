import type { domainHealthMessages as english } from '#src/application/i18n/en/domain-health.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const domainHealthMessages: Translation<typeof english, 'ar'> = {
  'health.healthy': 'سليم',
  'health.failing': 'متعثّر',
  'health.paused': 'متوقف مؤقتًا',
  'health.since': 'منذ {{time}}',
  'health.share': 'فشل {{share}} من عمليات التسليم الأخيرة',
  'health.last-success': 'آخر تسليم: {{time}}',
  'health.resume': 'استئناف',
  'health.resume.label': 'استئناف طلبات callback إلى {{host}}',
  'health.resume.title': 'هل تريد استئناف طلبات callback إلى {{host}}؟',
  'health.resume.text': 'ستُرسل طلبات callback إلى هذا النطاق من جديد.',
  'health.resume.action': 'استئناف الطلبات',
  'health.resume.busy': 'جارٍ الاستئناف',
  'health.resumed': 'استؤنفت طلبات callback إلى {{host}}.',
};
