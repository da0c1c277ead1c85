import type { CallbackHistory } from './callback-history.ts';
import { countBelow } from './count-below.ts';

/** Places of a list, ascending, from one to before the other. */
export interface PlaceRange {
  readonly places: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** The places of each group, those that got through apart from those that did not. */
export class CallbackLists {
  private readonly lists: number[][];
  private known = 0;

  constructor(private readonly history: CallbackHistory) {
    this.lists = Array.from({ length: history.groups.length * 2 }, () => []);
  }

  /** Made when first asked for. What has come since is appended: a place never changes its list. */
  growTo(count: number): void {
    for (let place = this.known; place < count; place += 1) {
      this.lists[this.history.groupOf(place) * 2 + (this.history.hasFailed(place) ? 1 : 0)]?.push(place);
    }
    this.known = Math.max(this.known, count);
  }

  of(group: number, isSuccess: boolean): readonly number[] {
    return this.lists[group * 2 + (isSuccess ? 0 : 1)] ?? [];
  }
}

/** The greatest places of all ranges together, each once, descending: a merge that looks at the heads alone. */
export function greatest(ranges: readonly PlaceRange[], limit: number): readonly number[] {
  const heads = ranges
    .map(({ places, from, until }) => ({ places, first: countBelow(places, from), at: countBelow(places, until) - 1 }))
    .filter(({ first, at }) => at >= first);
  const found: number[] = [];
  while (found.length < limit) {
    const head = heads.reduce(
      (most, { places, first, at }) => Math.max(most, at < first ? -1 : (places[at] ?? -1)),
      -1,
    );
    if (head < 0) break;
    found.push(head);
    for (const list of heads) if (list.places[list.at] === head) list.at -= 1;
  }
  return found;
}
