import type { Database } from '#mocks/provider/db/database.ts';
import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { hex } from '#mocks/provider/shared/seeded-hex.ts';

const MOST_STORED = 200;
const TIME_DIGITS = 11;
const REQUEST_ID = /^[0-9a-f]{24}$/;

/** As the request log writes ids: the milliseconds, then hexadecimal digits that make the id unique. */
export function requestId(at: number, mark: string): string {
  return hex(at, TIME_DIGITS) + mark.slice(0, 13);
}

/** In milliseconds; null for anything that is not a request's id. */
export function timeOfRequestId(id: string): number | null {
  return REQUEST_ID.test(id) ? parseInt(id.slice(0, TIME_DIGITS), 16) : null;
}

export function storeRequest({ apiRequests }: Database, row: ApiRequestRow): void {
  apiRequests.insert(row);
  const [oldest, ...others] = apiRequests.where();
  if (oldest && others.length >= MOST_STORED) apiRequests.remove({ id: oldest.id });
}

/** Whether this can be the id of a request that was stored once: newer than the data, older than all stored ones. */
export function wasDropped({ apiRequests, madeAt }: Database, id: string): boolean {
  const stored = apiRequests.where();
  const at = timeOfRequestId(id);
  const [oldest] = stored;
  return oldest !== undefined && stored.length >= MOST_STORED && at !== null && at >= madeAt && id < oldest.id;
}
