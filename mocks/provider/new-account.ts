import { DEFAULT_VERSION_ID } from './api-versions.ts';
import { type Database, nextHex } from './database.ts';
import type { AccountRow } from './rows.ts';

type Known = Pick<AccountRow, 'email' | 'password' | 'firstName' | 'lastName' | 'state'>;

/** Everyone starts on the free plan, until a plan is paid for. */
export function newAccount(database: Database, seed: string, known: Known): AccountRow {
  const account: AccountRow = {
    ...known,
    id: `acc-${nextHex(database, seed, 'account', 12)}`,
    ...{ phoneNumber: '', code: null, codeAwaitedUntil: null, emailCode: null, memberOf: null },
    ...{ planId: 'free', subscription: null, paygPeriodToDate: 0, suspended: false, cancelledUntil: null },
    apiVersionId: DEFAULT_VERSION_ID,
    pastRequests: 0,
    pastCallbacks: 0,
  };
  database.accounts.push(account);
  return account;
}
