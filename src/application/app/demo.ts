import type { Disposer } from '#src/application/platform/clock.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import type { TourStore } from '#src/application/demo/tour-store.ts';
import type { SignIn, SignInService } from '#src/application/auth/auth-gateway.ts';
import type { DemoAccountKind } from '#src/domain/demo/demo-account-kind.ts';
import type { MailContent } from '#src/domain/demo/mail-content.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

/** What a mock backend offers a presenter; absent from production builds. */
export interface Demo {
  readonly store: DemoStore;
  readonly tours: TourStore;
  readonly accounts: readonly DemoAccount[];
  readonly prefill: string | null;
  /** Set once, when a scenario that starts signed in creates its data. */
  readonly signIn: SignIn | null;
  /** Without a password; null for an unknown email. */
  signInAs(email: string): SignIn | null;
  /** Stored data were unusable and were replaced by fresh ones. */
  readonly dataReplaced: boolean;
  /** The worker could not start, so the mock responds in memory. */
  readonly withoutWorker: boolean;
  reset(): void;
  /** The provider's emails, newest first, shared by all tabs. */
  mails(): readonly DemoMail[];
  onMail(listener: () => void): Disposer;
  /** The query that the provider's consent page adds to the return url. */
  consent(provider: SignInService, decision: DemoConsent): Readonly<Record<string, string>>;
  /** The code that an authenticator app shows now, which was set up with the secret. */
  authenticatorCode(secret: string): string;
  /** The amount due; null for an unknown or ended session. */
  checkoutBill(session: string): DemoBill | null;
  /** The file behind a download url, by its id; null for an unknown or expired one. */
  exportFile(id: string): string | null;
  settleCheckout(session: string, outcome: DemoPayment): string;
}

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly kind: DemoAccountKind;
  readonly code: string | null;
}

export interface DemoMail {
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
  readonly code: string | null;
  readonly link: string | null;
  readonly at: Instant;
}

export type DemoConsent = 'known' | 'new' | 'two-factor' | 'cancel' | 'error';

export interface DemoBill {
  readonly reason: 'plan' | 'invoice';
  readonly email: string;
  readonly plan: string;
  /** Null for a one-time payment. */
  readonly subscription: 'monthly' | 'annually' | null;
  readonly amount: number;
}

export type DemoPayment = 'paid' | 'canceled' | 'failed';
