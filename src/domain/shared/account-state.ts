export const ACCOUNT_STATES = [
  'notAuth',
  'email-verification',
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
  'dashboard',
] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];

export function isAccountState(value: unknown): value is AccountState {
  return ACCOUNT_STATES.includes(value as AccountState);
}

/** Each stage of the questionnaire is also an account state and a path. */
export const ONBOARDING_STAGES = [
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
] as const satisfies readonly AccountState[];
