import type { Instant } from '#src/domain/shared/dates.ts';

/** So many characters at the start stay visible however narrow a column is. */
export const VISIBLE_START = 9;

const TAIL_LENGTH = 18;
const TAIL_OF_LONG_WORD = 15;

/** The end that a cut leaves of each name, by whole words if possible, so that no two cut names read alike. */
export function nameTails(names: readonly string[]): ReadonlyMap<string, string> {
  const lengths = new Map(names.map((name) => [name, tailLength(name)]));
  for (let alike = readAlike(lengths); alike.length > 0; alike = readAlike(lengths)) {
    for (const name of alike) lengths.set(name, (lengths.get(name) ?? 0) + 1);
  }
  return new Map([...lengths].map(([name, length]) => [name, name.slice(-length)]));
}

function tailLength(name: string): number {
  const words = name.matchAll(/_/g);
  const start = [...words].map(({ index }) => index).find((index) => name.length - index <= TAIL_LENGTH);
  const isWhole = name.length <= TAIL_LENGTH;
  return isWhole ? name.length : name.length - (start ?? name.length - TAIL_OF_LONG_WORD);
}

function readAlike(lengths: ReadonlyMap<string, number>): readonly string[] {
  const byCut = new Map<string, string[]>();
  for (const [name, length] of lengths) {
    const cut = JSON.stringify([name.slice(0, VISIBLE_START), name.slice(-length)]);
    byCut.set(cut, [...(byCut.get(cut) ?? []), name]);
  }
  return [...byCut.values()].filter((alike) => alike.length > 1).flat();
}

/** 'BLOCKCHAIN_EVENTS' as 'Blockchain events'; other spellings stay unchanged. */
export function formatProductName(product: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(product)) return product;
  const words = product.toLowerCase().replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** '6731f0bc…90e3'; a slightly longer id stays whole. */
export function shortenId(id: string): string {
  return id.length > 14 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id;
}

export interface ListedCallback {
  readonly id: string;
  /** Such as `ADDRESS_COINS_TRANSACTION_CONFIRMED`. */
  readonly event: string;
  /** Null if the log does not report it. */
  readonly success: boolean | null;
  /** Empty for a callback without a blockchain. */
  readonly blockchain: string;
  readonly network: string;
  readonly product: string;
  readonly at: Instant | null;
}

export interface CallbackLog extends ListedCallback {
  /** The whole entry as JSON text verbatim, because amounts exceed 2^53. */
  readonly json: string;
}

export function eventName({ event, id }: Pick<ListedCallback, 'event' | 'id'>): string {
  return event || shortenId(id);
}

/** `ADDRESS_COINS_TRANSACTION_CONFIRMED` in words; what is written in another way stays as it is. */
export function readableEventName(callback: Pick<ListedCallback, 'event' | 'id'>): string {
  const name = eventName(callback);
  if (!/^[A-Z]+(_[A-Z]+)+$/.test(name)) return name;
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What another delivery is for the receiver: the first that arrives, the same once more, or nobody can say. */
type RedeliveryEffect = 'first' | 'repeated' | 'unknown';

/** Any callback of the log can be redelivered; only a failed one does not reach its receiver twice. */
export function redeliveryEffect({ success }: Pick<ListedCallback, 'success'>): RedeliveryEffect {
  if (success === null) return 'unknown';
  return success ? 'repeated' : 'first';
}
