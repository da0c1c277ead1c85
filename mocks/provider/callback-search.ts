import type { CallbackGroup } from './callback-groups.ts';
import type { CallbackHistory } from './callback-history.ts';
import { CallbackLists, greatest, type PlaceRange } from './callback-lists.ts';

/** What is asked for; null means any. */
export interface WantedCallbacks {
  readonly blockchain: string | null;
  readonly network: string | null;
  readonly product: string | null;
  readonly status: 'success' | 'failed' | null;
  readonly phrase: string | null;
}

const HEX = /^[0-9a-f]+$/;
/** Sorts after every digit of an id. */
const AFTER_HEX = 'g';

/**
 * Answers every page in about the same time, however many callbacks there are and however few are hit: a phrase is
 * looked for in the groups, as the beginning of an id, which is a range of places, and as that of a transaction.
 */
export class CallbackSearch {
  private readonly lists: CallbackLists;

  constructor(private readonly history: CallbackHistory) {
    this.lists = new CallbackLists(history);
  }

  /** Newest first, of those below `before`. */
  places(wanted: WantedCallbacks, before: number, limit: number): readonly number[] {
    if (Object.values(wanted).every((value) => value === null)) {
      return Array.from({ length: Math.min(limit, before) }, (_, step) => before - 1 - step);
    }
    this.lists.growTo(before);
    const { phrase } = wanted;
    const hits = phrase === null ? null : this.hits(phrase.trim().toLowerCase(), before);
    const ranges = this.history.groups.flatMap((group, nth) => {
      if (!isWanted(group, wanted)) return [];
      const isWhole = hits === null || group.searchable.includes(hits.phrase);
      return this.outcomes(nth, wanted).flatMap((places) => rangesOf(places, isWhole ? null : hits, before));
    });
    return greatest(ranges, limit);
  }

  /** The groups that have a callback among the first `count`. */
  groupsInUse(count: number): readonly CallbackGroup[] {
    this.lists.growTo(count);
    return this.history.groups.filter((_, nth) => this.outcomes(nth, { status: null }).some((list) => list.length > 0));
  }

  private outcomes(group: number, { status }: Pick<WantedCallbacks, 'status'>): readonly (readonly number[])[] {
    return [true, false]
      .filter((isSuccess) => status === null || isSuccess === (status === 'success'))
      .map((isSuccess) => this.lists.of(group, isSuccess));
  }

  private hits(phrase: string, before: number): Hits {
    const isHex = HEX.test(phrase);
    const from = isHex ? this.firstIdFrom(phrase, before) : 0;
    const until = isHex ? this.firstIdFrom(phrase + AFTER_HEX, before) : 0;
    const digits = phrase.replace(/^0x/, '');
    return { phrase, from, until, hash: HEX.test(digits) ? this.history.placeOfHash(digits, before) : null };
  }

  /** The first place whose id does not sort before `id`. */
  private firstIdFrom(id: string, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.history.idOf(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where a phrase hits single callbacks: ids from one place to before another, and a hash. */
interface Hits {
  readonly phrase: string;
  readonly from: number;
  readonly until: number;
  readonly hash: number | null;
}

function isWanted({ kind }: CallbackGroup, { blockchain, network, product }: WantedCallbacks): boolean {
  return (
    (blockchain === null || kind.blockchain === blockchain) &&
    (network === null || kind.network === network) &&
    (product === null || kind.product === product)
  );
}

function rangesOf(places: readonly number[], hits: Hits | null, before: number): readonly PlaceRange[] {
  if (hits === null) return [{ places, from: 0, until: before }];
  const { from, until, hash } = hits;
  const ofHash = hash === null ? [] : [{ places, from: hash, until: hash + 1 }];
  return [{ places, from, until }, ...ofHash];
}
