import type { AccountSeed, KeySeed } from '../scenarios/account-seed';
import type { AccountRow, AnswerRow, ApiKeyRow, CheckoutRow, MailRow, SocialCodeRow } from './rows';
import { DEFAULT_VERSION_ID } from './api-versions';
import { seededHex } from './seeded-text';

/** Plain JSON through and through, so that a snapshot of it is its text. */
export interface Database {
  /** Grows with everything that needs a new id; the source of all that must differ. */
  counter: number;
  accounts: AccountRow[];
  /** Newest first. */
  apiKeys: ApiKeyRow[];
  /** What was said in the questionnaire, one row for each stage of an account. */
  answers: AnswerRow[];
  /** Newest first. */
  mails: MailRow[];
  socialCodes: SocialCodeRow[];
  checkouts: CheckoutRow[];
  /** Marks of the tokens that count once and have counted. */
  spentTokens: string[];
}

const DAY_SECONDS = 86_400;

export function freshDatabase(seed: string, now: number, seeds: readonly AccountSeed[]): Database {
  const database: Database = {
    ...{ counter: 0, accounts: [], apiKeys: [], answers: [] },
    ...{ mails: [], socialCodes: [], checkouts: [], spentTokens: [] },
  };
  const seconds = Math.floor(now / 1000);
  for (const account of seeds) {
    database.accounts.push(accountRow(account));
    for (const key of account.keys) database.apiKeys.push(keyRow(database, seed, account.id, key, seconds));
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

function accountRow({ keys: _, about: __, plan, ...rest }: AccountSeed): AccountRow {
  return {
    ...rest,
    ...{ phoneNumber: '', planId: plan, codeAwaitedUntil: null, emailCode: null, memberOf: null },
    apiVersionId: DEFAULT_VERSION_ID,
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
  };
}
