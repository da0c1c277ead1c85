import { demoAccounts } from './demo-accounts.ts';
import type { ScenarioDraft } from './scenario.ts';

const { activeCustomer, suspended, twoFactor } = demoAccounts;

export const money = {
  suspended: {
    signedInAs: suspended,
    start: { path: '/dashboard' },
  },
  'failed-payment': {
    signedInAs: suspended,
    start: { path: '/billing' },
  },
  'pending-invoices': {
    signedInAs: { ...activeCustomer, hasOpenInvoice: true },
    start: { path: '/billing' },
  },
  'canceled-plan': {
    signedInAs: twoFactor,
    start: { path: '/billing' },
  },
  // The product has no trial. A canceled plan shortly before its end comes nearest.
  'trial-end': {
    signedInAs: { ...twoFactor, canceledForDays: 1, daysIntoPeriod: 29 },
    start: { path: '/billing', time: Date.UTC(2026, 10, 30, 23, 10) },
  },
  'closing-account': {
    signedInAs: { ...activeCustomer, closesInDays: 9 },
    start: { path: '/dashboard' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
