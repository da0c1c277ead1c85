import type { domainHealthMessages as english } from '#src/application/i18n/en/domain-health.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const domainHealthMessages: Translation<typeof english, 'de'> = {
  'health.healthy': 'In Ordnung',
  'health.failing': 'Gestört',
  'health.paused': 'Pausiert',
  'health.since': 'Seit {{time}}',
  'health.share': '{{share}} der letzten Zustellungen fehlgeschlagen',
  'health.last-success': 'Zuletzt zugestellt: {{time}}',
  'health.resume': 'Fortsetzen',
  'health.resume.label': 'Callbacks an {{host}} fortsetzen',
  'health.resume.title': 'Callbacks an {{host}} fortsetzen?',
  'health.resume.text': 'An diese Domain werden wieder Callbacks gesendet.',
  'health.resume.action': 'Callbacks fortsetzen',
  'health.resume.busy': 'Wird fortgesetzt',
  'health.resumed': 'Callbacks an {{host}} werden wieder gesendet.',
};
