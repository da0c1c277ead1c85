import { onboardingAt, type OnboardingState } from './onboarding-at.ts';
import type { ScenarioDraft } from './scenario.ts';

const atSummary = onboardingAt('summary');

export const onboarding: Readonly<Record<`onboarding-at-${OnboardingState}` | 'offline-payment', ScenarioDraft>> = {
  'onboarding-at-email-verification': onboardingAt('email-verification'),
  'onboarding-at-company-data': onboardingAt('company-data'),
  'onboarding-at-use-cases': onboardingAt('use-cases'),
  'onboarding-at-blockchain-protocols': onboardingAt('blockchain-protocols'),
  'onboarding-at-channels': onboardingAt('channels'),
  'onboarding-at-pricing-plan': onboardingAt('pricing-plan'),
  'onboarding-at-summary': atSummary,
  // The console offers no crypto payment: the provider notes it after an agreement.
  'offline-payment': {
    ...atSummary,
    answers: {
      ...atSummary.answers,
      'pricing-plan': { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: true },
    },
  },
};
