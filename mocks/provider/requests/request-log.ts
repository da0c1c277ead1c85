import { type LimitChange, brokenLimit, limitsAt, REJECTIONS } from '#mocks/provider/api-keys/key-limits.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { ApiRequestRow, KeySwitchRow } from '#mocks/provider/db/models.ts';
import { hex, seededNumber, weightedPick } from '#mocks/provider/shared/seeded-number.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { RejectingLimit } from '#src/domain/logs/api-request.ts';
import { GeneratedLog, type LogPast } from '#mocks/provider/shared/generated-log.ts';
import { isWithin, type TimeBounds } from '#mocks/provider/shared/request-fields.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { type CallSeed, callShapes, rpcId } from './call-shapes.ts';

/** An API key, as far as it decides which requests use it. Times in milliseconds. */
export interface CustomerKey {
  readonly id: string;
  readonly createdAt: number;
  /** Since when a seeded inactive key has been unused; else null. */
  readonly quietSince: number | null;
  readonly isNew: boolean;
  readonly switches: readonly KeySwitchRow[];
  readonly limitChanges: readonly LimitChange[];
}

/** How long a customer's servers need to switch to a new key. */
const ROLL_OUT_MS = 60_000;

/** The key that a request uses, out of those newest first. A few keys do most of the work; the oldest active one steps in. */
function keyInUse(keys: readonly CustomerKey[], at: number, share: number): CustomerKey | undefined {
  const drawn = keys[Math.floor(share ** 3 * keys.length)];
  return drawn && isActive(drawn, at) ? drawn : keys.findLast((key) => isActive(key, at));
}

/** From when on it is used. */
function readyAt({ isNew, createdAt }: CustomerKey): number {
  return isNew ? createdAt + ROLL_OUT_MS : -Infinity;
}

export function isReady(key: CustomerKey, at: number): boolean {
  return readyAt(key) <= at;
}

export function isActive({ createdAt, quietSince, switches }: CustomerKey, at: number): boolean {
  const last = switches.length === 0 ? undefined : switches.findLast((turned) => turned.at <= at);
  return last ? last.active : createdAt <= at && (quietSince === null || at < quietSince);
}

const MOST_STORED = 200;
const TIME_DIGITS = 11;
const REQUEST_ID = /^[0-9a-f]{24}$/;

/** As the request log writes ids: the milliseconds, then hexadecimal digits that make the id unique. */
export function requestId(at: number, mark: string): string {
  return hex(at, TIME_DIGITS) + mark.slice(0, 13);
}

/** In milliseconds; null for anything that is not a request's id. */
function timeOfRequestId(id: string): number | null {
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

interface ApiCall {
  readonly product: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly credits: number;
  /** Milliseconds. */
  readonly usually: number;
  readonly weight: number;
}

const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

export const apiCalls: readonly ApiCall[] = [
  call(30, 'Get native balance', 'GET', `/addresses-latest/evm/ethereum/mainnet/${WETH}/balance`, 1, 38),
  call(22, 'JSON-RPC eth_call', 'POST', '/nodes/evm/ethereum/mainnet', 2, 55),
  call(
    14,
    'List transactions by address',
    'GET',
    `/addresses-historical/evm/ethereum/mainnet/${WETH}/transactions`,
    5,
    120,
  ),
  call(
    9,
    'Get transaction details',
    'GET',
    '/transactions/evm/ethereum/mainnet/0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    1,
    62,
  ),
  call(8, 'List token balances', 'GET', `/addresses-latest/evm/ethereum/mainnet/${WETH}/tokens`, 4, 96),
  call(7, 'Get block by height', 'GET', '/blocks/utxo/bitcoin/mainnet/871034', 1, 45),
  call(6, 'Get fee recommendations', 'GET', '/blockchain-fees/utxo/bitcoin/mainnet/mempool', 1, 28),
  call(5, 'Estimate gas limit', 'POST', '/blockchain-fees/evm/ethereum/mainnet/gas-limit', 1, 32),
  call(4, 'JSON-RPC eth_getLogs', 'POST', '/nodes/evm/polygon/mainnet', 2, 140),
  call(3, 'Decode raw transaction', 'POST', '/transactions/utxo/bitcoin/mainnet/decode', 2, 43),
  call(2, 'Sync HD wallet', 'POST', '/hd-wallets/utxo/bitcoin/mainnet/sync', 50, 830),
];

const apiStatuses = [
  { weight: 940, status: 200 },
  { weight: 26, status: 422 },
  { weight: 18, status: 429 },
  { weight: 9, status: 404 },
  { weight: 5, status: 503 },
  { weight: 2, status: 500 },
];

function call(
  weight: number,
  product: string,
  method: ApiCall['method'],
  path: string,
  credits: number,
  usually: number,
): ApiCall {
  return { weight, product, method, path, credits, usually };
}

type CallLine = Pick<ApiCall, 'method' | 'path' | 'product'>;
type Outcome = Pick<ApiRequestRow, 'id' | 'at' | 'statusCode'>;

const ERRORS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  404: ['resource_not_found', 'There is no such resource on this network'],
  422: ['invalid_blockchain_address', 'Address is not valid for this network'],
  429: ['request_limit_reached', 'More requests a second than the plan allows'],
  500: ['unexpected_server_error', 'An unexpected server error has occurred'],
  503: ['node_unavailable', 'The node of this network does not answer'],
};

/** Who uses a key from elsewhere, now and then. */
const FOREIGN = { origin: 'https://preview-41.builds.example', ipAddress: '198.51.100.23' };

const pickCall = weightedPick(apiCalls);
const pickStatus = weightedPick(apiStatuses);

/** A request of the log: `draw` gives a fraction in [0, 1) for each salt, and `bits` vary what is in its texts. */
function requestEntry(
  when: Pick<ApiRequestRow, 'id' | 'at'>,
  draw: (salt: number) => number,
  bits: number,
): Omit<ApiRequestRow, 'accountId' | 'keyId' | 'rejectedBy'> {
  const call = pickCall(draw(1));
  const { status: statusCode } = pickStatus(draw(2));
  const outcome = { ...when, statusCode };
  return {
    ...outcome,
    method: call.method,
    path: call.path,
    product: call.product,
    responseTime: Math.round(statusCode === 503 ? 3000 + draw(3) * 40 : call.usually * (0.7 + draw(3) * 0.9)),
    spentCredits: statusCode === 200 ? call.credits : 0,
    request: requestText(call, outcome, bits),
    response: responseText(call, outcome, bits),
  };
}

/** The JSON of a request, with the parameters of its operation. `bits` vary its values. */
export function requestText(
  { method, path, product }: CallLine,
  outcome: Outcome,
  bits: number,
  origin?: string,
): string {
  const body = callShapes[product]?.body?.(seedOf(outcome, bits));
  return jsonTextOf({ method, path, headers: origin === undefined ? undefined : { origin }, body });
}

/** JSON-RPC has an envelope of its own. An amount in the smallest unit has more digits than a number. */
export function responseText({ path, product }: ApiCall, outcome: Outcome, bits: number): string {
  const head = { apiVersion: '2024-12-12', requestId: outcome.id };
  const error = ERRORS[outcome.statusCode];
  if (error) {
    const [code, message] = error;
    return jsonTextOf({ ...head, error: { code, message, details: { path } } });
  }
  const seed = seedOf(outcome, bits);
  const result = callShapes[product]?.result(seed);
  if (product.startsWith('JSON-RPC')) return jsonTextOf({ jsonrpc: '2.0', id: rpcId(seed), result });
  const data = Array.isArray(result) ? { limit: 10, hasMore: false, items: result } : { item: result };
  return jsonTextOf({ ...head, data });
}

/** A call that came too fast, of a key whose rate is limited. */
function rateOf({ callsPerSecond }: KeyLimits, { statusCode }: Outcome): RejectingLimit | null {
  return callsPerSecond !== null && statusCode === 429 ? 'rate' : null;
}

/** What the log has of a call that a limit of its key rejected. */
export function rejectedEntry(
  { id, at, method, path, product, request }: Outcome & Pick<ApiRequestRow, 'method' | 'path' | 'product' | 'request'>,
  rejectedBy: RejectingLimit,
  bits: number,
) {
  const { status: statusCode, code, message } = REJECTIONS[rejectedBy];
  const line = { method: method as ApiCall['method'], path, product };
  return {
    ...{ statusCode, rejectedBy, responseTime: 2 + (bits % 5), spentCredits: 0 },
    request: rejectedBy === 'origin' ? requestText(line, { id, at, statusCode }, bits, FOREIGN.origin) : request,
    response: jsonTextOf({
      ...{ apiVersion: '2024-12-12', requestId: id },
      error: { code, message, details: { path } },
    }),
  };
}

function seedOf({ id, at }: Outcome, bits: number): CallSeed {
  return { id, at: Math.floor(at / 1000), bits };
}

interface RequestPresent {
  readonly now: number;
  /** Newest first. */
  readonly keys: readonly CustomerKey[];
  readonly stored: readonly ApiRequestRow[];
}

interface RequestQuery {
  /** The page has only older requests than this id. */
  readonly after: string | null;
  readonly keyId: string | null;
  /** All keys without it. */
  readonly keys?: ReadonlySet<string> | null;
  readonly bounds: TimeBounds;
  readonly count: number;
}

const FORMAT = { name: 'requests', slotMs: 30_000, timeSalt: 4, showsAtOnce: true, unitMs: 1, timeDigits: 11 };

/** The list of the keys asks again after each change, and tests ask the same of a new provider. */
const SEEDED_USES = new Map<string, ReadonlyMap<string, number>>();
const MOST_REMEMBERED = 100;

/** The requests of an account: those that derive from their slots, and the stored ones between them. */
export class RequestLog extends GeneratedLog {
  private readonly end: number;
  private readonly seededKeys: readonly CustomerKey[];
  private readonly allReadyAt: number;
  private readonly firstUses: ReadonlyMap<number, CustomerKey>;

  constructor(
    past: LogPast,
    private readonly present: RequestPresent,
  ) {
    super(past, FORMAT);
    this.end = this.endAt(present.now);
    this.seededKeys = present.keys.filter(({ isNew }) => !isNew);
    this.allReadyAt = Math.max(past.madeAt, ...present.keys.map(readyAt));
    this.firstUses = this.firstUsesOfNewKeys();
  }

  has(id: string): boolean {
    const slot = this.slotOf(id, this.end);
    return slot === null ? this.present.stored.some((row) => row.id === id) : this.keyOf(slot) !== undefined;
  }

  rows({ after, keyId, keys = null, bounds, count }: RequestQuery): readonly ApiRequestRow[] {
    const isWanted = (id: string | undefined) =>
      id !== undefined && (keyId === null || id === keyId) && (keys === null || keys.has(id));
    const start = after === null ? null : timeOfRequestId(after);
    const isShown = (slot: number) => isWithin(this.timeOf(slot), bounds) && isWanted(this.keyOf(slot)?.id);
    const { oldest, end: last } = this.slotsWithin(bounds);
    const end = Math.min(this.end, last, start === null ? Infinity : this.slotAt(start) + 1);
    // One more: the first may be the request after which the page starts.
    const slots = this.slots(end, count + 1, isShown, oldest);
    return [...this.present.stored.filter((row) => isWanted(row.keyId)), ...slots.map((slot) => this.row(slot))]
      .filter(({ id, at }) => (after === null || id < after) && isWithin(at, bounds))
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, count);
  }

  /** The time of each key's newest request, in one pass over the log. */
  lastUses(keyIds: readonly string[]): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    const note = (keyId: string, at: number) => uses.set(keyId, Math.max(at, uses.get(keyId) ?? at));
    for (const { keyId, at } of this.present.stored) note(keyId, at);
    for (const [keyId, at] of this.seededUses(keyIds)) note(keyId, at);
    return uses;
  }

  /** The same of the seeded log, which a key without a request has read to its first. */
  private seededUses(keyIds: readonly string[]): ReadonlyMap<string, number> {
    const { seed, accountId, madeAt, count } = this.past;
    const facts = JSON.stringify([seed, accountId, madeAt, count, this.end, keyIds, this.present.keys]);
    const known = SEEDED_USES.get(facts);
    if (known) return known;
    const uses = new Map<string, number>();
    const left = new Set(keyIds);
    for (let slot = this.end - 1; slot >= this.first && left.size > 0; slot -= 1) {
      const keyId = this.keyOf(slot)?.id;
      if (keyId !== undefined && left.delete(keyId)) uses.set(keyId, this.timeOf(slot));
    }
    if (SEEDED_USES.size >= MOST_REMEMBERED) SEEDED_USES.clear();
    SEEDED_USES.set(facts, uses);
    return uses;
  }

  /** Gives each request since a time to `note`, in any order. False, and none of them, if the log does not go back so far. */
  eachSince(from: number, note: (request: Pick<ApiRequestRow, 'keyId' | 'path'>) => void): boolean {
    if (this.timeOf(this.first) > from) return false;
    this.present.stored.filter(({ at }) => at >= from).forEach(note);
    for (let slot = this.end - 1; slot >= this.first; slot -= 1) {
      if (this.timeOf(slot) < from) break;
      const keyId = this.keyOf(slot)?.id;
      if (keyId !== undefined) note({ keyId, path: pickCall(this.draw(slot, 1)).path });
    }
    return true;
  }

  /** The credits of a key since a time in milliseconds, as far as the log goes back. */
  spentBy(keyId: string, from: number): number {
    const stored = this.present.stored.filter((row) => row.keyId === keyId && row.at >= from);
    let spent = stored.reduce((sum, { spentCredits }) => sum + spentCredits, 0);
    for (let slot = this.end - 1; slot >= this.first && this.timeOf(slot) >= from; slot -= 1) {
      if (this.keyOf(slot)?.id === keyId) spent += this.row(slot).spentCredits;
    }
    return spent;
  }

  private keyOf(slot: number): CustomerKey | undefined {
    const at = this.timeOf(slot);
    return this.firstUses.get(slot) ?? keyInUse(this.readyKeys(at), at, this.draw(slot, 5));
  }

  /** Long logs ask this of each slot, and most of them have all keys or the seeded ones. */
  private readyKeys(at: number): readonly CustomerKey[] {
    if (at >= this.allReadyAt) return this.present.keys;
    return at < this.past.madeAt ? this.seededKeys : this.present.keys.filter((key) => isReady(key, at));
  }

  /** An unused new key goes first once, so that a key rotation can be watched. Of several, the newest is first. */
  private firstUsesOfNewKeys(): ReadonlyMap<number, CustomerKey> {
    const uses = new Map<number, CustomerKey>();
    for (const key of this.present.keys.filter(({ isNew }) => isNew)) {
      const sentAt = this.present.stored.find(({ keyId }) => keyId === key.id)?.at ?? Infinity;
      for (let slot = this.slotAt(key.createdAt); slot < this.end && this.timeOf(slot) < sentAt; slot += 1) {
        const at = this.timeOf(slot);
        if (uses.has(slot) || !isReady(key, at) || !isActive(key, at)) continue;
        uses.set(slot, key);
        break;
      }
    }
    return uses;
  }

  private row(slot: number): ApiRequestRow {
    const [id, at, key] = [this.idOf(slot), this.timeOf(slot), this.keyOf(slot)];
    const draw = (salt: number) => this.draw(slot, salt);
    const bits = seededNumber(this.bits, slot);
    const entry = requestEntry({ id, at }, draw, bits);
    const limits = limitsAt(key?.limitChanges ?? [], at);
    const origin = draw(8) < 0.04 ? FOREIGN.origin : null;
    const ipAddress = draw(9) < 0.04 ? FOREIGN.ipAddress : null;
    const broken =
      limits && (brokenLimit(limits, { at, path: entry.path, origin, ipAddress }) ?? rateOf(limits, entry));
    return {
      ...{ accountId: this.past.accountId, keyId: key?.id ?? '', ...entry },
      ...(broken ? rejectedEntry(entry, broken, bits) : { rejectedBy: null }),
    };
  }
}
