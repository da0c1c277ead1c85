/** In the order in which an account passes through them (§4). */
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

/** The six stages of the questionnaire, in order; each is also an account state and a path (§4, D12). */
export const ONBOARDING_STAGES = [
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
] as const satisfies readonly AccountState[];
