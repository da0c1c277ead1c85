import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed } from './account-seed.ts';

export interface Scenario {
  readonly label: string;
  readonly about: string;
  /** With fresh data. */
  readonly signedInAs?: AccountSeed;
  /** On the log-in form. */
  readonly prefill?: AccountSeed;
  readonly people?: readonly AccountSeed[];
  readonly answers?: Partial<OnboardingAnswers>;
  readonly invitation?: InvitationSeed;
}

export interface InvitationSeed {
  readonly from: AccountSeed;
  readonly company: string;
  readonly email: string;
}
