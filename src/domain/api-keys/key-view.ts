import type { Instant } from '#src/domain/shared/dates.ts';
import type { Compare } from '#src/domain/shared/formats/formats.ts';
import { searchText, searchWords } from '#src/domain/shared/search-text.ts';
import type { ApiKey, ApiKeyId } from './api-key.ts';
import { keyState } from './key-expiry.ts';

export const KEY_COLUMNS = ['name', 'created', 'used'] as const;

export type KeyColumn = (typeof KEY_COLUMNS)[number];

export interface KeySorting {
  readonly column: KeyColumn;
  readonly direction: 'ascending' | 'descending';
}

export const KEY_STATUSES = ['all', 'active', 'expired', 'inactive'] as const;

export type KeyStatus = (typeof KEY_STATUSES)[number];

/** Which keys of the list show, and in what order; null is the order of the server. */
export interface KeyView {
  readonly query: string;
  readonly sorting: KeySorting | null;
  readonly status: KeyStatus;
}

export const WHOLE_LIST: KeyView = { query: '', sorting: null, status: 'all' };

/** Null if the key was never used, undefined as long as that is not known. */
export type LastUseOf = (id: ApiKeyId) => Instant | null | undefined;

const MASK_SIGN = '…';

/** A view that holds for all keys, so all pages are needed. */
export function needsAllKeys({ query, sorting, status }: KeyView): boolean {
  return searchWords(query).length > 0 || sorting !== null || status !== 'all';
}

export function isSameView(one: KeyView, other: KeyView): boolean {
  return one.query === other.query && one.status === other.status && isSameSorting(one.sorting, other.sorting);
}

/** Every word must match the name or the visible part of the key. */
export function matchingKeys(keys: readonly ApiKey[], { query, status }: KeyView, now: Instant): readonly ApiKey[] {
  const words = searchWords(query);
  if (words.length === 0 && status === 'all') return keys;
  return keys.filter((key) => {
    if (status !== 'all' && keyState(key, now) !== status) return false;
    const fields = [key.name, ...(key.masked?.split(MASK_SIGN) ?? [])].map(searchText);
    return words.every((word) => fields.some((text) => text.includes(word)) || isMaskOf(word, key));
  });
}

/** Keys without a value come last in both directions; equal ones stay in their order. */
export function sortedKeys(
  keys: readonly ApiKey[],
  sorting: KeySorting | null,
  lastUse: LastUseOf,
  compare: Compare,
): readonly ApiKey[] {
  if (sorting === null) return keys;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  if (sorting.column === 'name') return keys.toSorted((one, other) => sign * compare(one.name, other.name));
  const time = (key: ApiKey) => (sorting.column === 'created' ? key.createdAt : timeOfUse(lastUse(key.id)));
  const timed = keys.map((key) => ({ key, at: time(key) }));
  timed.sort((one, other) => compareTimes(one.at, other.at, sign));
  return timed.map(({ key }) => key);
}

/** A click on a header: its natural direction, then the other, then the order of the server. */
export function nextSorting(sorting: KeySorting | null, column: KeyColumn): KeySorting | null {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (sorting?.column !== column) return { column, direction: first };
  if (sorting.direction !== first) return null;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

function isSameSorting(one: KeySorting | null, other: KeySorting | null): boolean {
  return one?.column === other?.column && one?.direction === other?.direction;
}

/** A masked key in the query, such as one that was copied from elsewhere. */
function isMaskOf(word: string, { masked }: ApiKey): boolean {
  return word.includes(searchText(MASK_SIGN)) && masked !== null && searchText(masked) === word;
}

/** Never is older than every use. */
function timeOfUse(use: Instant | null | undefined): Instant | null {
  return use === null ? Number.NEGATIVE_INFINITY : (use ?? null);
}

function compareTimes(one: Instant | null, other: Instant | null, sign: number): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -sign : sign;
}
