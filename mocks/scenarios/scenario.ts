import type { AccountSeed } from './account-seed';

/** How the demo starts. */
export interface Scenario {
  readonly label: string;
  readonly about: string;
  /** Who is signed in as soon as the data are made. */
  readonly signedInAs: AccountSeed | null;
  /** Whose e-mail and password the log-in screen fills in at once. */
  readonly prefill: AccountSeed | null;
}
