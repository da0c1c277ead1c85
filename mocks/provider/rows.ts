import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { SocialName } from './social-identities.ts';
import type { PlanId } from './plans.ts';

export interface AccountRow {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  code: string | null;
  /** Until when a code is awaited, in milliseconds: the password was right. Null where none is. */
  codeAwaitedUntil: number | null;
  /** The code that was mailed last; null once the address is verified. */
  emailCode: string | null;
  /** The account that a team member has joined. */
  memberOf: string | null;
  state: AccountState;
  planId: PlanId;
  subscription: 'monthly' | 'annually' | null;
  paygPeriodToDate: number;
  suspended: boolean;
  /** When the period of a cancelled subscription ends, in seconds; null where it goes on. */
  cancelledUntil: number | null;
  apiVersionId: string;
  /** How many requests it had made before its data were (request-log.ts). */
  pastRequests: number;
  /** How many callbacks had been sent to it before its data were (callback-history.ts). */
  pastCallbacks: number;
}

export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  key: string;
  active: boolean;
  /** Seconds (§3). */
  createdTimestamp: number;
  /** Since when a seeded key that is off has not been used, in seconds; null for any other. */
  quietSince: number | null;
}

/** A key was turned on or off while the demo ran. */
export interface KeySwitchRow {
  keyId: string;
  /** Milliseconds. */
  at: number;
  active: boolean;
}

export interface AnswerRow {
  accountId: string;
  stage: QuestionnaireStage;
  answer: object;
}

export interface MailRow {
  id: string;
  to: string;
  subject: string;
  text: string;
  code: string | null;
  /** A path of the console. */
  link: string | null;
  /** Milliseconds. */
  at: number;
}

export interface SocialCodeRow {
  code: string;
  provider: SocialName;
  email: string;
  firstName: string;
  lastName: string;
  /** Milliseconds. */
  until: number;
}

export interface CheckoutRow {
  session: string;
  accountId: string;
  planId: PlanId;
  subscription: 'monthly' | 'annually';
  outcome: CheckoutOutcome | 'open';
}

export type CheckoutOutcome = 'paid' | 'cancelled' | 'failed';

/** A step that has been done. */
export interface DoneStepRow {
  accountId: string;
  step: GettingStartedStep;
}

export interface CallbackUrlRow {
  id: string;
  accountId: string;
  /** As it is given out, with its scheme. */
  url: string;
  /** Seconds. */
  createdTimestamp: number;
  /** From when on the domain counts as verified, in seconds (D27). */
  verifiesAt: number;
}

/** Somebody on the team of an account beside its owner. */
export interface MemberRow {
  id: string;
  accountId: string;
  email: string;
  roleIds: string[];
  /** Seeded members have no account of their own; the others have joined once theirs is verified. */
  hasJoined: boolean;
}

export interface FaucetRequestRow {
  id: string;
  accountId: string;
  blockchain: string;
  network: string;
  address: string;
  amount: string;
  unit: string;
  /** Seconds. */
  timestamp: number;
}

/** A request to the public API. Those of the first call are stored, the others are derived (request-log.ts). */
export interface ApiRequestRow {
  id: string;
  accountId: string;
  keyId: string;
  /** Milliseconds. */
  at: number;
  method: string;
  path: string;
  product: string;
  statusCode: number;
  /** Milliseconds. */
  responseTime: number;
  spentCredits: number;
  /** JSON texts. */
  request: string;
  response: string;
}
