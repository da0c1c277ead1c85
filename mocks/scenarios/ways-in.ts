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
    label: 'Visitor',
    about: 'Nobody is logged in; pick any demo account.',
    start: { path: '/auth/login' },
  },
  'two-factor': {
    label: 'Two-factor',
    about: 'The login form is filled in; the account asks for a code.',
    prefill: twoFactor,
    start: { path: '/auth/login' },
  },
  'social-sign-in': {
    label: 'Social login',
    about: 'Nobody is logged in; Google, GitHub and LinkedIn know a customer, a newcomer and one with a second factor.',
    start: { path: '/auth/login' },
  },
  'invited-member': {
    label: 'Invited member',
    about: 'Nobody is logged in; the mailbox holds an invitation to a team.',
    invitation,
    start: { path: '/auth/login', opensMail: true },
  },
  'expired-invitation': {
    label: 'Expired invitation',
    about: 'Somebody opens an invitation that expired yesterday, and the login page explains why it fails.',
    invitation: { ...invitation, daysOld: 8 },
    start: { path: '/auth/login', opensMail: true },
  },
  'forgotten-password': {
    label: 'Forgotten password',
    about: 'The link for a forgotten password was emailed, and sets a new one.',
    mailedLink: { kind: 'reset', person: activeCustomer },
    start: { path: '/auth/login', opensMail: true },
  },
  'change-email-link': {
    label: 'Change-email link',
    about: 'A customer opens the emailed link that undoes a change of their email.',
    signedInAs: activeCustomer,
    mailedLink: { kind: 'email-changed', person: activeCustomer, previousEmail: 'elena.vasileva@northwall.example' },
    start: { path: '/dashboard', opensMail: true },
  },
} satisfies Readonly<Record<string, ScenarioDraft>>;
