import type { plansMessages as english } from '#src/application/i18n/en/plans.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const plansMessages: Translation<typeof english, 'de'> = {
  'plan.period': 'Abrechnungszeitraum',
  'plan.monthly': 'Monatlich',
  'plan.annual': 'Jährlich',
  'plan.save-up-to': 'bis zu {{percent}} sparen',
  'plan.most-popular': 'Am beliebtesten',
  'plan.save': '{{amount}} sparen',
  'plan.per-month': 'pro Monat',
  'plan.custom-price': 'Individuell',
  'plan.no-price': 'Nicht angegeben',
  'plan.bill.monthly': 'Monatliche Abrechnung',
  'plan.bill.yearly': '{{amount}} jährlich',
  'plan.bill.free': 'Keine Karte nötig',
  'plan.bill.custom': 'Fordern Sie ein Angebot an',
  'plan.bill.no-price': 'Den Preis sehen Sie im Checkout',
  'plan.credits_one': 'Für {{dollar}} erhalten Sie {{count}} zusätzlichen Credit.',
  'plan.credits_other': 'Für {{dollar}} erhalten Sie {{count}} zusätzliche Credits.',
  'plan.credits.none': 'Ab dem Limit keine API-Aufrufe mehr.',
  'plan.credits.custom': 'Mengenpreis gemäß Ihrem Vertrag.',
  'plan.compare': 'Tarife vergleichen',
  'plan.compare.title': 'Tarife vergleichen',
  'plan.failed': 'Tarife konnten nicht geladen werden',

  'external-link.blocked': 'Wir haben diesen Link blockiert, weil er nicht auf der Liste der erlaubten Links steht.',
  'external-link.no-tab':
    'Ihr Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
};
