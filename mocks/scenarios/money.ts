import { demoAccounts } from './demo-accounts.ts';
import type { ScenarioDraft } from './scenario.ts';

const { activeCustomer, suspended, twoFactor } = demoAccounts;

export const money = {
  suspended: {
    label: 'Suspended',
    about: 'Logged in to an account whose payment failed.',
    signedInAs: suspended,
    start: { path: '/dashboard' },
  },
  'failed-payment': {
    label: 'Failed payment',
    about: 'The billing page of a suspended account leads to the payment that failed, and paying it opens the rest.',
    signedInAs: suspended,
    start: { path: '/billing' },
  },
  'pending-invoices': {
    label: 'Unpaid invoices',
    about: 'The billing page of a working account has an alert about an unpaid invoice.',
    signedInAs: { ...activeCustomer, hasOpenInvoice: true },
    start: { path: '/billing' },
  },
  'cancelled-plan': {
    label: 'Cancelled plan',
    about: 'The Business plan was cancelled, and the billing page names the day on which it ends.',
    signedInAs: twoFactor,
    start: { path: '/billing' },
  },
  // The product has no trial. A cancelled plan shortly before its end comes nearest.
  'trial-end': {
    label: 'Last evening of a plan',
    about: 'Instead of a trial, which no plan has: a cancelled plan on its last evening, ending at midnight UTC.',
    signedInAs: { ...twoFactor, cancelledForDays: 1, daysIntoPeriod: 29 },
    start: { path: '/billing', time: Date.UTC(2026, 10, 30, 23, 10) },
  },
  'closing-account': {
    label: 'Closing account',
    about: 'The account was closed five days ago: every page says when it ends, and lets its owner keep it.',
    signedInAs: { ...activeCustomer, closesInDays: 9 },
    start: { path: '/dashboard' },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
