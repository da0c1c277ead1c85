import { onboardingAt } from './onboarding-at.ts';
import type { Scenario } from './scenario.ts';

const atSummary = onboardingAt('summary');

/** Crypto cannot be chosen in the console: the provider notes it for somebody whom it has talked to (§4, D16). */
export const offlinePayment: Scenario = {
  ...atSummary,
  label: 'Offline payment',
  about: 'Signed in at the summary, with crypto agreed on as the way to pay.',
  answers: {
    ...atSummary.answers,
    'pricing-plan': { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: true },
  },
};
