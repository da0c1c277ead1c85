import type { plansMessages as english } from '#src/application/i18n/en/plans.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const plansMessages: Translation<typeof english, 'es'> = {
  'plan.period': 'Periodo de facturación',
  'plan.monthly': 'Mensual',
  'plan.annual': 'Anual',
  'plan.save-up-to': 'ahorra hasta un {{percent}}',
  'plan.most-popular': 'Más popular',
  'plan.save': 'Ahorra {{amount}}',
  'plan.per-month': 'al mes',
  'plan.custom-price': 'A medida',
  'plan.no-price': 'No indicado',
  'plan.bill.monthly': 'Facturación mensual',
  'plan.bill.yearly': '{{amount}} facturados al año',
  'plan.bill.free': 'No hace falta tarjeta',
  'plan.bill.custom': 'Pídenos una cotización',
  'plan.bill.no-price': 'Verás el precio en la página de pago',
  'plan.credits_one': 'Con {{dollar}} obtienes {{count}} crédito adicional.',
  'plan.credits_many': 'Con {{dollar}} obtienes {{count}} créditos adicionales.',
  'plan.credits_other': 'Con {{dollar}} obtienes {{count}} créditos adicionales.',
  'plan.credits.none': 'Las llamadas a la API se detienen al llegar al límite.',
  'plan.credits.custom': 'Precio por volumen acordado en tu contrato.',
  'plan.compare': 'Comparar planes',
  'plan.compare.title': 'Comparar planes',
  'plan.failed': 'No se pudieron cargar los planes',

  'external-link.blocked': 'Bloqueamos este enlace porque no está en la lista de permitidos.',
  'external-link.no-tab':
    'Tu navegador bloqueó la pestaña nueva. Permite las ventanas emergentes en esta página e inténtalo de nuevo.',
};
