import { demoAccounts } from './demo-accounts.ts';
import { onboardingAt, type OnboardingState } from './onboarding-at.ts';
import type { Scenario } from './scenario.ts';

export type ScenarioName =
  | 'visitor'
  | 'active-customer'
  | 'two-factor'
  | 'free-plan'
  | 'suspended'
  | 'invited-member'
  | 'offline-payment'
  | `onboarding-at-${OnboardingState}`;

const { activeCustomer, freePlan, suspended, twoFactor } = demoAccounts;
const atSummary = onboardingAt('summary');

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  visitor: {
    label: 'Visitor',
    about: 'Nobody is signed in; every demo account can be.',
  },
  'active-customer': {
    label: 'Active customer',
    about: 'Signed in on the Growth plan, with 23 API keys.',
    signedInAs: activeCustomer,
  },
  'two-factor': {
    label: 'Two-factor',
    about: 'The log-in form is filled in; the account asks for a code.',
    prefill: twoFactor,
  },
  'free-plan': {
    label: 'Free plan',
    about: 'Signed in on the free plan, with nothing yet.',
    signedInAs: freePlan,
  },
  suspended: {
    label: 'Suspended',
    about: 'Signed in to an account whose payment failed.',
    signedInAs: suspended,
  },
  'invited-member': {
    label: 'Invited member',
    about: 'Nobody is signed in; the mailbox holds an invitation to a team.',
    // Not ASCII, so that the claims of the token have to be decoded as UTF-8.
    invitation: { from: activeCustomer, company: 'Northwall', email: 'zoë.lindqvist@northwall.example' },
  },
  // The console offers no crypto payment: the provider notes it after an agreement.
  'offline-payment': {
    ...atSummary,
    label: 'Offline payment',
    about: 'Signed in at the summary, with crypto agreed on as the way to pay.',
    answers: {
      ...atSummary.answers,
      'pricing-plan': { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: true },
    },
  },
  'onboarding-at-email-verification': onboardingAt('email-verification'),
  'onboarding-at-company-data': onboardingAt('company-data'),
  'onboarding-at-use-cases': onboardingAt('use-cases'),
  'onboarding-at-blockchain-protocols': onboardingAt('blockchain-protocols'),
  'onboarding-at-channels': onboardingAt('channels'),
  'onboarding-at-pricing-plan': onboardingAt('pricing-plan'),
  'onboarding-at-summary': atSummary,
};

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
