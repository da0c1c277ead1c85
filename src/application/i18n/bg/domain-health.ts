import type { domainHealthMessages as english } from '#src/application/i18n/en/domain-health.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const domainHealthMessages: Translation<typeof english, 'bg'> = {
  'health.healthy': 'Изправен',
  'health.failing': 'Неуспешни',
  'health.paused': 'На пауза',
  'health.since': 'От {{time}}',
  'health.share': '{{share}} от последните доставки са неуспешни',
  'health.last-success': 'Последна доставка: {{time}}',
  'health.resume': 'Възобнови',
  'health.resume.label': 'Възобнови callback заявките до {{host}}',
  'health.resume.title': 'Да се възобновят ли callback заявките до {{host}}?',
  'health.resume.text': 'До този домейн отново ще се изпращат callback заявки.',
  'health.resume.action': 'Възобнови заявките',
  'health.resume.busy': 'Възобновяване',
  'health.resumed': 'Callback заявките до {{host}} са възобновени.',
};
