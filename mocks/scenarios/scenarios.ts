import { activeCustomer } from './active-customer.ts';
import { freePlan } from './free-plan.ts';
import { invitedMember } from './invited-member.ts';
import { offlinePayment } from './offline-payment.ts';
import { onboardingAt, type OnboardingState } from './onboarding-at.ts';
import type { Scenario } from './scenario.ts';
import { suspended } from './suspended.ts';
import { twoFactor } from './two-factor.ts';
import { visitor } from './visitor.ts';

export type ScenarioName =
  | 'visitor'
  | 'active-customer'
  | 'two-factor'
  | 'free-plan'
  | 'suspended'
  | 'invited-member'
  | 'offline-payment'
  | `onboarding-at-${OnboardingState}`;

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  visitor,
  'active-customer': activeCustomer,
  'two-factor': twoFactor,
  'free-plan': freePlan,
  suspended,
  'invited-member': invitedMember,
  'offline-payment': offlinePayment,
  'onboarding-at-email-verification': onboardingAt('email-verification'),
  'onboarding-at-company-data': onboardingAt('company-data'),
  'onboarding-at-use-cases': onboardingAt('use-cases'),
  'onboarding-at-blockchain-protocols': onboardingAt('blockchain-protocols'),
  'onboarding-at-channels': onboardingAt('channels'),
  'onboarding-at-pricing-plan': onboardingAt('pricing-plan'),
  'onboarding-at-summary': onboardingAt('summary'),
};

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
