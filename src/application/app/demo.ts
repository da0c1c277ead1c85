import type { Disposer } from '#src/application/platform/clock.ts';
import type { SignIn, SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

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
  /** What the provider has mailed, newest first; the same in every tab. */
  mails(): readonly DemoMail[];
  /** Called when there is a newer mail, from whichever tab. */
  onMail(listener: () => void): Disposer;
  /** What the provider's consent page adds to the address that it leads back to; the `state` is the console's (D9). */
  consent(provider: SocialProvider, decision: DemoConsent): Readonly<Record<string, string>>;
  /** What is to be paid; null for a session that is not known, or no longer. */
  checkoutBill(session: string): DemoBill | null;
  /** Ends the payment; answers the path of the console that the checkout leads back to. */
  settleCheckout(session: string, outcome: DemoPayment): string;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** What this account is good for; English, as all texts of the mock. */
  readonly about: string;
  /** Its two-factor code, where it has one. */
  readonly code: string | null;
}

export interface DemoMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What to type in, where the mail is about a code. */
  readonly code: string | null;
  /** A path of the console, where the mail is about a link. */
  readonly link: string | null;
  readonly at: Instant;
}

/** Who goes on: somebody with an account, somebody new, somebody with a second factor; or nobody. */
export type DemoConsent = 'known' | 'new' | 'two-factor' | 'cancel' | 'error';

export interface DemoBill {
  readonly reason: 'plan' | 'invoice';
  readonly email: string;
  readonly plan: string;
  /** Null: paid once. */
  readonly subscription: 'monthly' | 'annually' | null;
  /** US dollars. */
  readonly amount: number;
}

export type DemoPayment = 'paid' | 'cancelled' | 'failed';
