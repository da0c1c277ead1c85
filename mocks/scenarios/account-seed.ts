import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { PlanId } from '#mocks/provider/plans.ts';

/** An account of the demo, before the provider has made rows of it. */
export interface AccountSeed {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What it is good for, as the log-in screen says it. */
  readonly about: string;
  /** Its two-factor code; null where it has none. */
  readonly code: string | null;
  readonly state: AccountState;
  readonly plan: PlanId;
  readonly subscription: 'monthly' | 'annually' | null;
  /** US dollars. */
  readonly paygPeriodToDate: number;
  readonly suspended: boolean;
  /** Its subscription is cancelled, and so many days of the period are left; it goes on where nothing is said. */
  readonly cancelledForDays?: number;
  readonly keys: readonly KeySeed[];
  /** Newest first; none where nothing is said. */
  readonly faucets?: readonly FaucetSeed[];
  /** Newest first; none where nothing is said. */
  readonly domains?: readonly DomainSeed[];
  /** The steps of Getting Started that are done, beside those that follow from its keys and domains. */
  readonly doneBeside?: readonly GettingStartedStep[];
  /** How many requests it has made so far; none where nothing is said. */
  readonly requests?: number;
  /** How many callbacks have been sent to it so far; none where nothing is said. */
  readonly callbacks?: number;
}

/** Test coins that were asked for; `amount` and `unit` as the history shows them. */
export interface FaucetSeed {
  readonly minutesOld: number;
  readonly blockchain: string;
  readonly network: string;
  readonly address: string;
  readonly amount: string;
  readonly unit: string;
}

export interface KeySeed {
  readonly name: string;
  readonly daysOld: number;
  readonly active: boolean;
}

/** A domain that callbacks may be sent to. */
export interface DomainSeed {
  readonly url: string;
  readonly hoursOld: number;
  /** Undefined: verified soon after it was added. */
  readonly verifiesInMinutes: number | undefined;
}

/** Shorter to read as a line than as an object. */
export function key(daysOld: number, name: string, active = true): KeySeed {
  return { name, daysOld, active };
}

export function domain(hoursOld: number, url: string, verifiesInMinutes?: number): DomainSeed {
  return { url, hoursOld, verifiesInMinutes };
}
