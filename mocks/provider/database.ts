import type { AccountState } from '../../src/domain/account/account-state';
import type { AccountSeed, KeySeed } from '../scenarios/account-seed';
import { DEFAULT_VERSION_ID } from './api-versions';
import type { PlanId } from './plans';
import { seededHex } from './seeded-text';

/** Plain JSON through and through, so that a snapshot of it is its text. */
export interface Database {
  /** Grows with everything that needs a new id; the source of all that must differ. */
  counter: number;
  accounts: AccountRow[];
  /** Newest first. */
  apiKeys: ApiKeyRow[];
}

export interface AccountRow {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  code: string | null;
  /** Until when a code is awaited, in milliseconds: the password was right. Null where none is. */
  codeAwaitedUntil: number | null;
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

const DAY_SECONDS = 86_400;

export function freshDatabase(seed: string, now: number, seeds: readonly AccountSeed[]): Database {
  const database: Database = { counter: 0, accounts: [], apiKeys: [] };
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

function accountRow({ keys: _, about: __, plan, ...rest }: AccountSeed): AccountRow {
  return { ...rest, planId: plan, codeAwaitedUntil: null, apiVersionId: DEFAULT_VERSION_ID };
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
