import type { AccountSeed, KeySeed } from '#mocks/scenarios/account-seed.ts';
import type {
  AccountRow,
  AnswerRow,
  ApiKeyRow,
  ApiRequestRow,
  CallbackUrlRow,
  CheckoutRow,
  DoneStepRow,
  FaucetRequestRow,
  KeySwitchRow,
  MailRow,
  MemberRow,
  SocialCodeRow,
} from './rows.ts';
import { DEFAULT_VERSION_ID } from './api-versions.ts';
import { seededCallbackUrls } from './callback-url-seeds.ts';
import { seededSteps } from './done-steps.ts';
import { seededFaucets } from './faucet-seeds.ts';
import { seededHex } from './seeded-text.ts';

/** Plain JSON through and through, so that a snapshot of it is its text. */
export interface Database {
  /** Grows with everything that needs a new id; the source of all that must differ. */
  counter: number;
  /** When the data were made, in milliseconds. */
  madeAt: number;
  accounts: AccountRow[];
  /** Newest first. */
  apiKeys: ApiKeyRow[];
  /** Oldest first. */
  keySwitches: KeySwitchRow[];
  /** What was said in the questionnaire, one row for each stage of an account. */
  answers: AnswerRow[];
  /** Newest first. */
  mails: MailRow[];
  socialCodes: SocialCodeRow[];
  checkouts: CheckoutRow[];
  doneSteps: DoneStepRow[];
  /** Newest first. */
  callbackUrls: CallbackUrlRow[];
  /** In the order in which they were invited. */
  members: MemberRow[];
  /** Newest first. */
  faucetRequests: FaucetRequestRow[];
  /** Those of the first call alone, newest first. */
  apiRequests: ApiRequestRow[];
  /** Marks of the tokens that count once and have counted. */
  spentTokens: string[];
}

const DAY_SECONDS = 86_400;
/** So long ago was a key last used that is off when the data are made. */
const QUIET_DAYS = 12;

export function freshDatabase(seed: string, now: number, seeds: readonly AccountSeed[]): Database {
  const database: Database = {
    ...{ counter: 0, madeAt: now, accounts: [], apiKeys: [], keySwitches: [], answers: [] },
    ...{ mails: [], socialCodes: [], checkouts: [], spentTokens: [] },
    ...{ doneSteps: [], callbackUrls: [], members: [], faucetRequests: [], apiRequests: [] },
  };
  const seconds = Math.floor(now / 1000);
  for (const account of seeds) {
    database.accounts.push(accountRow(account, seconds));
    for (const key of account.keys) database.apiKeys.push(keyRow(database, seed, account.id, key, seconds));
    database.faucetRequests.push(...seededFaucets(seed, account, seconds));
    database.callbackUrls.push(...seededCallbackUrls(seed, account, seconds));
    database.doneSteps.push(...seededSteps(account));
  }
  return database;
}

/** An id or a key that this database has not given out before. */
export function nextHex(database: Database, seed: string, kind: string, length: number): string {
  database.counter += 1;
  return seededHex(`${seed}|${kind}|${database.counter}`, length);
}

/** A code of six digits, for a mail. */
export function nextCode(database: Database, seed: string): string {
  return String(parseInt(nextHex(database, seed, 'code', 12), 16) % 1_000_000).padStart(6, '0');
}

function accountRow(account: AccountSeed, now: number): AccountRow {
  const { id, email, password, firstName, lastName, code, state } = account;
  const { plan, subscription, paygPeriodToDate, suspended, cancelledForDays, requests = 0, callbacks = 0 } = account;
  return {
    ...{ id, email, password, firstName, lastName, code, state },
    ...{ planId: plan, subscription, paygPeriodToDate, suspended, pastRequests: requests },
    ...{ phoneNumber: '', codeAwaitedUntil: null, emailCode: null, memberOf: null },
    // A period ends with a day.
    cancelledUntil:
      cancelledForDays === undefined ? null : (Math.floor(now / DAY_SECONDS) + cancelledForDays) * DAY_SECONDS,
    apiVersionId: DEFAULT_VERSION_ID,
    pastCallbacks: callbacks,
  };
}

function keyRow(database: Database, seed: string, accountId: string, key: KeySeed, now: number): ApiKeyRow {
  return {
    id: nextHex(database, seed, 'api-key-id', 24),
    accountId,
    name: key.name,
    key: nextHex(database, seed, 'api-key', 32),
    active: key.active,
    // Not all at the same time of day.
    createdTimestamp: now - key.daysOld * DAY_SECONDS - ((database.counter * 4241) % DAY_SECONDS),
    quietSince: key.active ? null : now - QUIET_DAYS * DAY_SECONDS,
  };
}
