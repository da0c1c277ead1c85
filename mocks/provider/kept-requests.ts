import type { Database } from './database.ts';
import { timeOfRequestId } from './request-slots.ts';
import type { ApiRequestRow } from './rows.ts';

const MOST_KEPT = 200;

/** Puts a request at the head of the log. Only so many are kept, of all accounts together. */
export function keepRequest(database: Database, row: ApiRequestRow): void {
  database.apiRequests = [row, ...database.apiRequests].slice(0, MOST_KEPT);
}

/** Whether it may be the id of a request that was kept once: older than all that are, and younger than the data. */
export function hasFallenOut({ apiRequests, madeAt }: Readonly<Database>, id: string): boolean {
  const oldest = apiRequests.length < MOST_KEPT ? undefined : apiRequests.at(-1);
  const at = timeOfRequestId(id);
  return at !== null && oldest !== undefined && at >= madeAt && id < oldest.id;
}
