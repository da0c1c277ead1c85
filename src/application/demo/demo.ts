import type { SignIn } from '../session/auth-gateway';

/** What a mock backend offers to the person who shows it; absent from every production build. */
export interface Demo {
  readonly accounts: readonly DemoAccount[];
  /** E-mail of the account that the chosen scenario is about, to fill in at once. */
  readonly prefill: string | null;
  /** The scenario starts signed in; given once, when the scenario's data are made. */
  readonly signIn: SignIn | null;
  /** Saved data could not be used and were replaced by fresh ones. */
  readonly dataReplaced: boolean;
  /** The worker could not run here, so the mock answers in memory, without HTTP. */
  readonly withoutWorker: boolean;
  /** Forgets everything that was changed. */
  reset(): void;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What this account is good for; English, as all texts of the mock. */
  readonly about: string;
  /** Its two-factor code, where it has one. */
  readonly code: string | null;
}
