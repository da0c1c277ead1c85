import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { toInstant } from '#src/adapters/http/client/wire-values.ts';
import { isRecord } from '#src/adapters/http/client/json-record.ts';
import { breaks, type Difference } from './difference.ts';
import { pathText } from './schema-differences.ts';
import { ACCEPTED, EXTRA_FIELDS, specifiedFields } from './specified-fields.ts';

const DATE =
  /Timestamp$|^(dateTime|timestamp|startDate|endDate|periodStart|periodEnd|scheduledCancellationDate|nextBillingDate)$/;
const PAST = /^(created|verified|execution|issued)Timestamp$|^(dateTime|timestamp)$/;
const MONEY = /^(monthlyAmount|annualAmount|subscriptionPayment|paygPeriodToDate|subtotal)$/;
const COUNT =
  /^(included|used|extra|totalCount|monthlyCredits|spentCredits|softLimit|hardLimit|responseTime|durationMs)$|StatusCode$|^faucet\w+Amount$/;
/** The only secret that a list has, in its masked form. */
const LISTED_SECRET = 'item.apiKeys[].key';
/** What stands for the part that is left out. */
export const MASK = /[*•●∙·…×]+|\.{2,}|x{4,}/i;
export const SECRET_LENGTH = 16;
const YEAR_2000 = Date.UTC(2000);
const DAY_MS = 86_400_000;
const FARTHEST_MS = 20 * 365 * DAY_MS;

/** Dates, amounts, counts and masks that decode and yet cannot be meant. What the console does not read may hold anything. */
export function valueDifferences({ wire }: Endpoint, data: unknown, now: number): readonly Difference[] {
  const lists = [specifiedFields[wire], EXTRA_FIELDS[wire]?.fields, ACCEPTED[wire]];
  return visit(data, [], new Set(lists.flatMap((fields) => fields ?? [])), now);
}

function visit(
  value: unknown,
  keys: readonly unknown[],
  read: ReadonlySet<string>,
  now: number,
): readonly Difference[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => visit(entry, [...keys, index], read, now));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = pathText([...keys, key]);
    const own = read.has(path) ? fieldDifferences(key, child, path, now) : [];
    return [...own, ...visit(child, [...keys, key], read, now)];
  });
}

function fieldDifferences(key: string, value: unknown, path: string, now: number): readonly Difference[] {
  if (typeof value !== 'number' && typeof value !== 'string') return [];
  if (DATE.test(key)) return dateDifferences(key, value, path, now);
  if (path === LISTED_SECRET && isWholeSecret(String(value))) return [breaks(path, 'masked', 'the whole secret')];
  const amount = Number(value);
  const isWrongAmount = MONEY.test(key) && !isMoney(amount);
  if (isWrongAmount) return [breaks(path, 'dollars with at most two decimals, not negative', String(amount))];
  if (COUNT.test(key) && Number.isNaN(amount)) return [breaks(path, 'a number', 'text that is none')];
  return COUNT.test(key) && amount < 0 ? [breaks(path, 'no negative number', String(amount))] : [];
}

function isWholeSecret(key: string): boolean {
  return key.length >= SECRET_LENGTH && !MASK.test(key);
}

function dateDifferences(key: string, value: number | string, path: string, now: number): readonly Difference[] {
  const instant = toInstant(value);
  // An unset date; what is no date at all is a matter of the schema.
  if (Number(value) === 0 || instant === null) return [];
  const latest = PAST.test(key) ? now + DAY_MS : now + FARTHEST_MS;
  if (instant >= YEAR_2000 && instant <= latest) return [];
  const expected = PAST.test(key) ? 'a time since 2000 that has passed' : 'a time since 2000';
  return [breaks(path, `${expected}, in seconds, milliseconds or ISO text`, yearOf(instant))];
}

function yearOf(instant: number): string {
  return `a time in the year ${new Date(instant).getUTCFullYear()}`;
}

function isMoney(amount: number): boolean {
  return amount >= 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}
