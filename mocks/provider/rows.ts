import type { AccountState } from '../../src/domain/account/account-state';
import type { AnsweredStage } from '../../src/domain/onboarding/answers';
import type { SocialName } from './social-identities';
import type { PlanId } from './plans';

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
  apiVersionId: string;
}

export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  key: string;
  active: boolean;
  /** Seconds (§3). */
  createdTimestamp: number;
}

export interface AnswerRow {
  accountId: string;
  stage: AnsweredStage;
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
