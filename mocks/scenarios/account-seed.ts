import type { AccountState } from '../../src/domain/account/account-state';
import type { PlanId } from '../provider/plans';

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
  readonly keys: readonly KeySeed[];
}

export interface KeySeed {
  readonly name: string;
  readonly daysOld: number;
  readonly active: boolean;
}

/** Shorter to read as a line than as an object. */
export function key(daysOld: number, name: string, active = true): KeySeed {
  return { name, daysOld, active };
}
