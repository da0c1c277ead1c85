import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed } from './account-seed.ts';

/** How the demo starts. */
export interface Scenario {
  readonly label: string;
  readonly about: string;
  /** Who is signed in with fresh data. */
  readonly signedInAs: AccountSeed | null;
  /** Whose email and password the log-in screen fills in. */
  readonly prefill: AccountSeed | null;
  /** More accounts than the ones of every scenario. */
  readonly people?: readonly AccountSeed[];
  /** The answers of the signed-in person. */
  readonly answers?: Partial<OnboardingAnswers>;
  readonly invitation?: InvitationSeed;
}

export interface InvitationSeed {
  readonly from: AccountSeed;
  readonly company: string;
  readonly email: string;
}
