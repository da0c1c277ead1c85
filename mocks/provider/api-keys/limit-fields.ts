import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { protocols } from '#mocks/provider/onboarding/protocols.ts';
import { invalidField } from '#mocks/provider/shared/service-result.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { PRODUCTS } from '#mocks/provider/usage/products.ts';
import { isRange } from './ip-ranges.ts';

export type LimitFields = RequestFields<
  'expiresTimestamp' | 'origins' | 'ipRanges' | 'products' | 'blockchains' | 'callsPerSecond' | 'credits'
>;

const CODE = 'invalid_limits';
const ENTRIES_MAX = 50;
const PERIODS = ['day', 'billing-period'] as const;
/** An origin in the spelling of a browser, or with one `*` for the names below a domain. */
const WILD = /^https:\/\/\*\.(?=[^.]+\.)/;
/** Of a page that a developer serves to the own device or network. */
const LOCAL =
  /^http:\/\/(([a-z\d-]+\.)*localhost|(127|10)(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|\[(::1|f[cd][\da-f:]+)\])(:\d+)?$/;
/** Of an extension or an app. */
const APP = /^(?!https?:|wss?:|s?ftp:|file:)[a-z][a-z\d+.-]*:\/\/[a-z\d._-]+$/;

/** Checks the limits as they were sent; an end that has passed may stay. Each rejection names its field. `now` in milliseconds. */
export function checkedLimits(fields: LimitFields, now: number, before: KeyLimits | null = null): KeyLimits {
  return {
    expiresAt: expiry(fields.expiresTimestamp, now, before?.expiresAt ?? null),
    origins: entries(fields, 'origins', isOrigin, 'is not an origin such as https://app.example.com'),
    ipRanges: entries(fields, 'ipRanges', isRange, 'is not an IP address or range'),
    products: entries(fields, 'products', (id) => PRODUCTS.some((one) => one.id === id), 'is not a product'),
    blockchains: entries(
      fields,
      'blockchains',
      (id) => protocols.some((one) => one.name === id),
      'is not a blockchain',
    ),
    callsPerSecond: amount(fields.callsPerSecond, 'callsPerSecond'),
    credits: credits(fields.credits),
  };
}

function expiry(sent: unknown, now: number, before: number | null): number | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'number' || !Number.isFinite(sent)) throw rejection('expiresTimestamp', 'is not a time');
  const isUnchanged = before !== null && sent === Math.floor(before / 1000);
  if (sent * 1000 <= now && !isUnchanged) throw rejection('expiresTimestamp', 'is in the past');
  return sent * 1000;
}

type ListName = 'origins' | 'ipRanges' | 'products' | 'blockchains';

function entries(fields: LimitFields, name: ListName, isEntry: (entry: string) => boolean, problem: string) {
  const sent = fields[name] ?? [];
  if (!Array.isArray(sent)) throw rejection(name, 'is not a list');
  const listed: readonly unknown[] = sent;
  if (listed.length > ENTRIES_MAX) throw rejection(name, `has more than ${ENTRIES_MAX} entries`);
  return listed.map((entry) => {
    if (typeof entry !== 'string' || !isEntry(entry)) throw rejection(name, `${String(entry)} ${problem}`);
    return entry;
  });
}

function isOrigin(entry: string): boolean {
  if (APP.test(entry)) return true;
  const plain = entry.replace(WILD, 'https://');
  const isSecure = plain.startsWith('https://') || LOCAL.test(plain);
  return isSecure && URL.canParse(plain) && new URL(plain).origin === plain && !plain.includes('*');
}

function amount(sent: unknown, name: string): number | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'number' || !Number.isInteger(sent) || sent < 1) throw rejection(name, 'is not a whole number');
  return sent;
}

function credits(sent: unknown): KeyLimits['credits'] {
  if (sent === undefined || sent === null) return null;
  const fields = sent as RequestFields<'amount' | 'period'>;
  const whole = amount(fields.amount, 'credits');
  const period = PERIODS.find((name) => name === fields.period);
  if (whole === null || !period) throw rejection('credits', 'has no amount or no period');
  return { amount: whole, period };
}

function rejection(field: string, problem: string) {
  return invalidField(CODE, field, `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`);
}
