import type { domainHealthMessages as english } from '#src/application/i18n/en/domain-health.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const domainHealthMessages: Translation<typeof english, 'es'> = {
  'health.healthy': 'Sin problemas',
  'health.failing': 'Con fallos',
  'health.paused': 'En pausa',
  'health.since': 'Desde el {{time}}',
  'health.share': 'Falló el {{share}} de las entregas recientes',
  'health.last-success': 'Última entrega: {{time}}',
  'health.resume': 'Reanudar',
  'health.resume.label': 'Reanudar los callbacks a {{host}}',
  'health.resume.title': '¿Reanudar los callbacks a {{host}}?',
  'health.resume.text': 'Se volverán a enviar callbacks a este dominio.',
  'health.resume.action': 'Reanudar callbacks',
  'health.resume.busy': 'Reanudando',
  'health.resumed': 'Callbacks a {{host}} reanudados.',
};
