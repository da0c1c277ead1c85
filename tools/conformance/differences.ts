import { safeParse } from 'valibot';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { decodeResponse, isErrorEnvelope, type WireResponse } from '#src/adapters/http/client/decode-response.ts';
import { getField, isRecord } from '#src/adapters/http/client/json-record.ts';
import { toInstant } from '#src/adapters/http/client/wire-values.ts';
import { ACCEPTED, EXTRA_FIELDS, specifiedFields } from './specified-fields.ts';

/** `breaks`: a screen fails or shows something wrong. `tolerated`: the console copes, another client may not. */
export type Level = 'breaks' | 'tolerated';

/** One fact of a response that is not as the endpoint table has it. */
export interface Difference {
  /** A path in `data` such as `item.apiKeys[].id`, or the name of a header or of a rule. */
  readonly field: string;
  readonly expected: string;
  readonly seen: string;
  readonly level: Level;
  /** The call and its response, without secrets. */
  readonly exchange?: string;
}

export function breaks(field: string, expected: string, seen: string): Difference {
  return { field, expected, seen, level: 'breaks' };
}

export function tolerated(field: string, expected: string, seen: string): Difference {
  return { field, expected, seen, level: 'tolerated' };
}

/** The kind of a value; never a text itself, which could be a secret. */
function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? `${String(value)} (${typeof value})` : typeof value;
}

/** What this file reads of a valibot issue. A union nests the issues of its options. */
interface Issue {
  readonly expected: string | null;
  readonly input: unknown;
  readonly message: string;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly issues?: readonly Issue[] | undefined;
}

interface Leaf {
  readonly keys: readonly unknown[];
  readonly issue: Issue;
}

/** Why the console cannot read a response; empty if it can. `decodeResponse` decides, the schema names the field. */
export function schemaDifferences(endpoint: Endpoint, response: WireResponse): readonly Difference[] {
  if (decodeResponse(endpoint, response).ok) return [];
  const { body } = response;
  if (typeof body === 'string' && body.trim() !== '') return [breaks('body', 'JSON', 'text that is no JSON')];
  if (isErrorEnvelope(body)) return [errorInSuccess(response)];
  const parsed = endpoint.data ? safeParse(endpoint.data, getField(body, 'data')) : null;
  const issues: readonly Issue[] = parsed?.issues ?? [];
  return issues.flatMap((issue) => leavesOf(issue, [])).map(toDifference);
}

/** A success by its status, whose body says otherwise. */
function errorInSuccess({ status, body }: WireResponse): Difference {
  const item = getField(getField(body, 'data'), 'item');
  const seen = `an error with the status ${status}`;
  if (Boolean(getField(body, 'error'))) return breaks('error', 'a status of 4xx or 5xx with it', seen);
  const field = getField(item, 'success') === undefined ? 'success' : 'item.success';
  return breaks(field, 'true, or a status of 4xx or 5xx', seen);
}

/** The option of a union that fits furthest says the most. */
function leavesOf(issue: Issue, prefix: readonly unknown[]): readonly Leaf[] {
  const keys = [...prefix, ...(issue.path ?? []).map(({ key }) => key)];
  const nested = (issue.issues ?? []).flatMap((one) => leavesOf(one, keys));
  const deepest = Math.max(...nested.map((leaf) => leaf.keys.length));
  if (deepest <= keys.length) return [{ keys, issue }];
  const fitting = nested.filter((leaf) => leaf.keys.length === deepest);
  const present = fitting.filter((leaf) => leaf.issue.input !== undefined);
  return present.length > 0 ? present : fitting;
}

function toDifference({ keys, issue: { expected, input, message } }: Leaf): Difference {
  return breaks(pathText(keys), expectation(expected, input) ?? message, describeValue(input));
}

/** For a missing key, valibot expects the name of the key. */
function expectation(expected: string | null, input: unknown): string | null {
  return input === undefined && expected?.startsWith('"') ? 'a value' : expected;
}

function pathText(keys: readonly unknown[]): string {
  const path = keys.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');
  return path.replace(/^\./, '') || 'data';
}

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

/** Fields that some forms of an entity lack, so that their absence says nothing. */
const OF_SOME_FORMS =
  /^item\.user\.|^items\[\]\.(plan|price|prices|support|description|content|constraints)\b|mainFeatures|additionalFeatures|SubscriptionUrl$|^item\.(isSingle|url)$|totalCount|hasMore|last\w+Id$|(blockchain|network)s?\[\]\.blockchain$|^item\.additionalAuthActive$|^item\.stripeSessionUrl$|^item\.state$/;

/** Fields that the specification names and the response does not have. The console copes without them. */
export function specifiedDifferences({ wire }: Endpoint, data: unknown): readonly Difference[] {
  const fields = (specifiedFields[wire] ?? []).filter((field) => !OF_SOME_FORMS.test(field));
  const missing = fields.flatMap((field) => missingPath(data, field.replace('…', '').split('.'), ''));
  return [...new Set(missing)].map((field) => tolerated(field, 'a value or null', 'missing'));
}

/** The path down to the first missing key; nothing below null or an empty list. */
function missingPath(value: unknown, [segment, ...rest]: readonly string[], path: string): readonly string[] {
  if (segment === undefined || !isRecord(value)) return [];
  const isList = segment.endsWith('[]');
  const name = isList ? segment.slice(0, -2) : segment;
  const at = path === '' ? segment : `${path}.${segment}`;
  // Another form of the whole, which the console reads too.
  if (!Object.hasOwn(value, name)) return path === '' ? [] : [at.replace(/\[\]$/, '')];
  const child = value[name];
  if (!isList) return missingPath(child, rest, at);
  return Array.isArray(child) ? child.flatMap((entry) => missingPath(entry, rest, at)) : [];
}

/** What the console sends with every call. */
const ALWAYS_SENT = ['cache-control', 'expires', 'pragma'];
/** What a gateway in front of the provider may add. */
export const OTHER_HEADERS = ['x-api-key', 'x-requested-with'];

/** Browsers send these methods without an allowance. */
const FREE_METHODS = new Set(['GET', 'HEAD', 'POST']);

/** What a browser asks for in front of the console's call: sorted, and nothing that the call does not carry. */
export function requestedHeaders({ auth, body }: Endpoint, hasBasicAuth: boolean): readonly string[] {
  const isAuthorized = auth !== 'visitor' || hasBasicAuth;
  return [...ALWAYS_SENT, ...(isAuthorized ? ['authorization'] : []), ...(body ? ['content-type'] : [])].sort();
}

/** Whether a browser would send the call after this preflight, by the rules of the fetch standard. */
export function preflightDifferences(
  { method }: Endpoint,
  origin: string,
  requested: readonly string[],
  { ok, status, headers }: Response,
): readonly Difference[] {
  if (!ok) return [breaks('preflight status', '2xx', String(status))];
  const allowed = listIn(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const methods = listIn(headers, 'access-control-allow-methods');
  const atOrigin = originDifferences(headers, origin, 'preflight ');
  // Servers leave all of them out where they reject one of them.
  if (!headers.has('access-control-allow-origin')) return atOrigin.slice(0, 1);
  return [
    ...atOrigin,
    ...(FREE_METHODS.has(method) || methods.includes(method)
      ? []
      : [breaks('preflight access-control-allow-methods', method, methods.join(', ') || 'missing')]),
    ...requested
      .filter((name) => !allowed.includes(name))
      .map((name) => breaks('preflight access-control-allow-headers', name, 'not allowed')),
  ];
}

/** A gateway that adds headers of its own is none of the console's needs. */
export function gatewayDifferences(origin: string, response: Response): readonly Difference[] {
  const allowed = listIn(response.headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const isAllowed = response.ok && OTHER_HEADERS.every((name) => allowed.includes(name));
  if (isAllowed && response.headers.get('access-control-allow-origin') === origin) return [];
  return [tolerated('preflight with headers of a gateway', OTHER_HEADERS.join(', '), 'not allowed')];
}

/** A response has to expose what it carries. */
export function responseCorsDifferences(origin: string, headers: Headers): readonly Difference[] {
  const exposed = listIn(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  const isHidden = (name: string) => headers.has(name) && !exposed.includes(name);
  const field = 'access-control-expose-headers';
  return [
    ...originDifferences(headers, origin, ''),
    ...(isHidden('x-refresh-token') ? [breaks(field, 'x-refresh-token', 'not exposed')] : []),
    ...(isHidden('retry-after') ? [tolerated(field, 'retry-after', 'not exposed')] : []),
  ];
}

/** Credentials rule the wildcard out. */
function originDifferences(headers: Headers, origin: string, prefix: string): readonly Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  return [
    ...(allowed === origin ? [] : [breaks(`${prefix}access-control-allow-origin`, origin, allowed ?? 'missing')]),
    ...(credentials === 'true'
      ? []
      : [breaks(`${prefix}access-control-allow-credentials`, 'true', credentials ?? 'missing')]),
  ];
}

function listIn(headers: Headers, name: string): readonly string[] {
  const names = (headers.get(name) ?? '').split(',').map((one) => one.trim());
  return names.filter((one) => one !== '');
}
