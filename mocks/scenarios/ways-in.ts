import { demoAccounts } from './demo-accounts.ts';
import type { InvitationSeed, ScenarioDraft } from './scenario.ts';

const { activeCustomer, twoFactor } = demoAccounts;

// Not ASCII, so that the claims of the token have to be decoded as UTF-8.
const invitation: InvitationSeed = {
  from: activeCustomer,
  company: 'Northwall',
  email: 'zoë.lindqvist@northwall.example',
};

export const waysIn = {
  visitor: {
    start: { path: '/auth/login' },
  },
  'two-factor': {
    prefill: twoFactor,
    start: { path: '/auth/login' },
  },
  'social-sign-in': {
    start: { path: '/auth/login' },
  },
  'invited-member': {
    invitation,
    start: { path: '/auth/login', opensMail: true },
  },
  'expired-invitation': {
    invitation: { ...invitation, daysOld: 8 },
    start: { path: '/auth/login', opensMail: true },
  },
  'forgotten-password': {
    mailedLink: { kind: 'reset', person: activeCustomer },
    start: { path: '/auth/login', opensMail: true },
  },
  'change-email-link': {
    signedInAs: activeCustomer,
    mailedLink: { kind: 'email-changed', person: activeCustomer, previousEmail: 'elena.vasileva@northwall.example' },
    start: { path: '/dashboard', opensMail: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
