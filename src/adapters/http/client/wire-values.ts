// What the gateways read alike of a provider's values.
import type { Instant } from '#src/domain/shared/dates.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { type Cursor, type Page, PAGE_SIZE } from '#src/domain/shared/page.ts';

const SECONDS_BELOW = 1e12;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(:\d{2}(\.\d+)?)?)$/;

/** Reads seconds, milliseconds or ISO text; null for anything else. */
export function toInstant(raw: unknown): Instant | null {
  if (typeof raw === 'string' && raw.trim() !== '') {
    const asNumber = Number(raw);
    return Number.isNaN(asNumber) ? validInstant(Date.parse(assumeUtc(raw.trim()))) : toInstant(asNumber);
  }
  if (typeof raw !== 'number') return null;
  return validInstant(Math.abs(raw) < SECONDS_BELOW ? raw * 1000 : raw);
}

/** JavaScript reads a time without a zone as local, which differs between people. */
function assumeUtc(text: string): string {
  return text.replace(WITHOUT_ZONE, '$1T$2Z');
}

/** Whole milliseconds: urls and stretches of time count in them, and providers may send microseconds. */
function validInstant(instant: number): Instant | null {
  return Number.isNaN(new Date(instant).getTime()) ? null : Math.floor(instant);
}

/** The cursor is the offset of the last row so far, so that a later page begins with it. */
export function offsetQuery(after: Cursor | undefined): { readonly limit: number; readonly offset: number } {
  return { limit: PAGE_SIZE, offset: Number(after ?? 0) };
}

/** Counts what came, as the provider may cap pages. Without `hasMore`, a full page may have a next one. */
export function offsetPage<T>(
  items: readonly T[],
  after: Cursor | undefined,
  hasMore: boolean | null | undefined,
): Page<T> {
  const known = after === undefined ? 0 : 1;
  // A page without a new row that claims more would loop forever.
  const isContinued = items.length > known && (hasMore ?? items.length >= PAGE_SIZE);
  return isContinued ? { items, next: String(Number(after ?? 0) + items.length - 1) as Cursor } : { items };
}

/** Seconds, as the other times of a request; the lists as the console has them. */
export function toWireLimits({ expiresAt, callsPerSecond, credits, others, ...lists }: KeyLimits) {
  const { origins, ipRanges, products, blockchains } = lists;
  return {
    ...others,
    expiresTimestamp: expiresAt === null ? null : Math.floor(expiresAt / 1000),
    ...{ origins: [...origins], ipRanges: [...ipRanges], products: [...products], blockchains: [...blockchains] },
    callsPerSecond,
    credits: credits && { ...credits.others, amount: credits.amount, period: credits.period },
  };
}
