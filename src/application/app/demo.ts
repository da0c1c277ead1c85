import type { Disposer } from '#src/application/platform/clock.ts';
import type { SignIn, SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

/** What a mock backend offers a presenter; absent from production builds. */
export interface Demo {
  readonly accounts: readonly DemoAccount[];
  /** Email of the account that the scenario is about, to prefill forms. */
  readonly prefill: string | null;
  /** Set once, when a scenario that starts signed in creates its data. */
  readonly signIn: SignIn | null;
  /** Stored data were unusable and were replaced by fresh ones. */
  readonly dataReplaced: boolean;
  /** The worker could not start, so the mock responds in memory. */
  readonly withoutWorker: boolean;
  /** Discards all changes. */
  reset(): void;
  /** The provider's emails, newest first, shared by all tabs. */
  mails(): readonly DemoMail[];
  /** Runs on a newer email from any tab. */
  onMail(listener: () => void): Disposer;
  /** The query that the provider's consent page adds to the return url. */
  consent(provider: SocialProvider, decision: DemoConsent): Readonly<Record<string, string>>;
  /** The amount due; null for an unknown or ended session. */
  checkoutBill(session: string): DemoBill | null;
  /** Ends the payment; returns the path of the console to continue at. */
  settleCheckout(session: string, outcome: DemoPayment): string;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** The purpose of this account, in English like all texts of the mock. */
  readonly about: string;
  /** Its two-factor code, if it has one. */
  readonly code: string | null;
}

export interface DemoMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code to type, if the email has one. */
  readonly code: string | null;
  /** A path of the console, if the email has a link. */
  readonly link: string | null;
  readonly at: Instant;
}

/** Who consents: a known account, a new one, one with two-factor, or nobody. */
export type DemoConsent = 'known' | 'new' | 'two-factor' | 'cancel' | 'error';

export interface DemoBill {
  readonly reason: 'plan' | 'invoice';
  readonly email: string;
  readonly plan: string;
  /** Null for a one-time payment. */
  readonly subscription: 'monthly' | 'annually' | null;
  readonly amount: number;
}

export type DemoPayment = 'paid' | 'cancelled' | 'failed';
