import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

/** In any case, with spaces around it. */
export function accountByEmail(database: Database, email: string): AccountRow | undefined {
  const wanted = email.trim().toLowerCase();
  return database.accounts.find((account) => account.email.toLowerCase() === wanted);
}
