import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed } from './account-seed.ts';

/** How the demo starts. */
export interface Scenario {
  readonly label: string;
  readonly about: string;
  /** Who is signed in as soon as the data are made. */
  readonly signedInAs: AccountSeed | null;
  /** Whose e-mail and password the log-in screen fills in at once. */
  readonly prefill: AccountSeed | null;
  /** Who has an account beside those that every scenario has. */
  readonly people?: readonly AccountSeed[];
  /** What the one who is signed in has said in the questionnaire so far. */
  readonly answers?: Partial<OnboardingAnswers>;
  /** An invitation that has been mailed. */
  readonly invitation?: InvitationSeed;
}

export interface InvitationSeed {
  readonly from: AccountSeed;
  readonly company: string;
  readonly email: string;
}
