import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { DemoAccountKind } from '#src/domain/demo/demo-account-kind.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import type { AtLimit } from '#src/domain/usage/budget.ts';
import type { PlanId } from '#mocks/provider/plans/plans.ts';

/** Somebody who can log in, before the provider creates rows from it. */
export interface PersonSeed {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: DemoAccountKind;
  readonly code: string | null;
  readonly state: AccountState;
}

export interface ColleagueSeed extends PersonSeed {
  readonly accountId: string;
  readonly roles: readonly RoleName[];
}

export interface AccountSeed extends PersonSeed {
  readonly company?: string;
  readonly plan: PlanId;
  readonly subscription: 'monthly' | 'annually' | null;
  readonly suspended: boolean;
  /** Of a payment that failed; a suspended account always has one. */
  readonly hasOpenInvoice?: boolean;
  /** The day of today counts. */
  readonly canceledForDays?: number;
  /** It was closed, and ends in so many days. */
  readonly closesInDays?: number;
  /** How much of the billing period is over when the demo starts; two thirds if not given. */
  readonly daysIntoPeriod?: number;
  readonly budget?: BudgetSeed;
  readonly accessTokens?: readonly AccessTokenSeed[];
  readonly notificationChannels?: readonly NotificationChannelSeed[];
  readonly passkeys?: readonly PasskeySeed[];
  readonly billingDetails?: BillingDetailsSeed;
  /** No plan is sold without them. */
  readonly needsBillingDetails?: boolean;
  readonly keys: readonly KeySeed[];
  readonly faucets?: readonly FaucetSeed[];
  readonly domains?: readonly DomainSeed[];
  /** Done steps of Getting Started, beside those that follow from keys and domains. */
  readonly doneBeside?: readonly GettingStartedStep[];
  readonly requests?: number;
  readonly callbacks?: number;
  /** So many of the busiest callback subscriptions were deactivated by the provider. */
  readonly stoppedSubscriptions?: number;
}

/** What is not given never ends, works from anywhere, and was never used. */
export interface AccessTokenSeed {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly daysOld: number;
  readonly ipRanges?: readonly string[];
  readonly expiresInDays?: number;
  readonly hoursSinceUse?: number;
}

/** What is not given receives everything that is sent to it, and is not muted. */
export interface NotificationChannelSeed {
  readonly type: string;
  readonly name: string;
  readonly target: string;
  readonly kinds: readonly string[];
  readonly isMuted?: boolean;
  readonly hoursSinceDelivery?: number;
  readonly failureReason?: string;
}

export interface PasskeySeed {
  readonly name: string;
  readonly isSynced: boolean;
  readonly daysOld: number;
  readonly hoursSinceUse?: number;
}

export interface BillingDetailsSeed {
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly taxId: string;
  readonly recipients: readonly string[];
  readonly purchaseOrder: string;
}

/** Where deliveries do not go well. */
export interface HealthSeed {
  readonly state: 'failing' | 'paused';
  readonly hoursSince: number;
  readonly failureShare: number;
  readonly lastReason: string;
  readonly pauseReason?: string;
}

/** In dollars, with the usual alerts. */
export interface BudgetSeed {
  readonly amount: number;
  readonly atLimit: AtLimit;
}

export type RoleName = 'admin' | 'developer' | 'billing' | 'viewer';

export type KeySeed = ReturnType<typeof key>;
export type DomainSeed = ReturnType<typeof domain>;
export type FaucetSeed = ReturnType<typeof faucet>;

/** The limits of a key since its creation; what is left out is not limited. */
export interface LimitSeed extends Partial<Omit<KeyLimits, 'expiresAt'>> {
  /** From when the demo starts on; below 0 for a key that has expired. */
  readonly expiresInDays?: number;
}

/** A whole number of days is spread over the day. */
export function key(
  daysOld: number,
  name: string,
  active = true,
  limits: LimitSeed | null = null,
  labels: readonly string[] = [],
) {
  return { name, daysOld, active, limits, labels };
}

/** Without `verifiesInMinutes` it was verified soon after its creation. */
export function domain(hoursOld: number, url: string, verifiesInMinutes?: number, health?: HealthSeed) {
  return { url, hoursOld, verifiesInMinutes, health };
}

/** `paid` is an amount and a unit, as the history shows them. */
export function faucet(minutesOld: number, chain: string, paid: string, address: string) {
  const [blockchain = '', network = ''] = chain.split('/');
  const [amount = '', unit = ''] = paid.split(' ');
  return { minutesOld, blockchain, network, amount, unit, address };
}
