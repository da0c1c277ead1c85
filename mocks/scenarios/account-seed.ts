import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { PlanId } from '#mocks/provider/plans/plans.ts';

/** An account of the demo and its owner, before the provider creates rows from them. */
export interface AccountSeed {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What it shows; the log-in screen lists it. */
  readonly about: string;
  /** The two-factor code; null without a second factor. */
  readonly code: string | null;
  readonly state: AccountState;
  readonly plan: PlanId;
  readonly subscription: 'monthly' | 'annually' | null;
  /** US dollars. */
  readonly paygPeriodToDate: number;
  readonly suspended: boolean;
  /** The days left of a cancelled subscription. */
  readonly cancelledForDays?: number;
  readonly keys: readonly KeySeed[];
  /** Newest first. */
  readonly faucets?: readonly FaucetSeed[];
  /** Newest first. */
  readonly domains?: readonly DomainSeed[];
  /** Done steps of Getting Started, beside those that follow from keys and domains. */
  readonly doneBeside?: readonly GettingStartedStep[];
  /** How many entries each log has. */
  readonly requests?: number;
  readonly callbacks?: number;
}

/** A faucet request; `amount` and `unit` as the history shows them. */
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

export interface DomainSeed {
  readonly url: string;
  readonly hoursOld: number;
  /** Undefined: verified soon after its creation. */
  readonly verifiesInMinutes: number | undefined;
}

export function key(daysOld: number, name: string, active = true): KeySeed {
  return { name, daysOld, active };
}

export function domain(hoursOld: number, url: string, verifiesInMinutes?: number): DomainSeed {
  return { url, hoursOld, verifiesInMinutes };
}
