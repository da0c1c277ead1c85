import type { Instant } from '#src/domain/shared/dates.ts';
import type { Compare } from '#src/domain/shared/formats.ts';
import { searchText, searchWords } from '#src/domain/shared/search-text.ts';
import { type ApiKey, type ApiKeyId, maskKey } from './api-key.ts';
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
  /** Empty for all keys. */
  readonly label: string;
}

export const WHOLE_LIST: KeyView = { query: '', sorting: null, status: 'all', label: '' };

/** Null if the key was never used, undefined as long as that is not known. */
type LastUseOf = (id: ApiKeyId) => Instant | null | undefined;

const MASK_SIGN = '…';

/** A view that holds for all keys, so all pages are needed. */
export function needsAllKeys({ query, sorting, status, label }: KeyView): boolean {
  return searchWords(query).length > 0 || sorting !== null || status !== 'all' || label !== '';
}

export function isSameView(one: KeyView, other: KeyView): boolean {
  const isSame = one.query === other.query && one.status === other.status && one.label === other.label;
  return isSame && isSameSorting(one.sorting, other.sorting);
}

/** Every word must match the name, a label or the visible part of the key. */
export function matchingKeys(
  keys: readonly ApiKey[],
  { query, status, label }: KeyView,
  now: Instant,
): readonly ApiKey[] {
  const words = searchWords(query);
  if (words.length === 0 && status === 'all' && label === '') return keys;
  return keys.filter((key) => {
    const { labels = [] } = key;
    if (status !== 'all' && keyState(key, now) !== status) return false;
    if (label !== '' && !labels.includes(label)) return false;
    const fields = [key.name, ...labels, ...(key.masked?.split(MASK_SIGN) ?? [])].map(searchText);
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

interface KeyLocation {
  readonly view: KeyView;
  readonly openId: string | null;
}

const QUERY = 'q';
const SORT = 'sort';
const STATUS = 'status';
const LABEL = 'label';
const OPEN = 'open';

/** A word as long as every key, also with dots or dashes in it, such as a UUID. */
const LONG_WORD = /[0-9a-z][0-9a-z._-]{22,}[0-9a-z]/gi;
const ONE_RUN = /[0-9a-z]{24}/i;
/** Letters and digits mixed as in no name, in one part of the word. */
const MIXED = /(?=[0-9a-z]{8})[0-9]*[a-z]+[0-9]+[a-z]|(?=[0-9a-z]{8})[a-z]*[0-9]+[a-z]+[0-9]/i;
/** What stands for the hidden part of a mask. */
const HIDDEN = /[^0-9a-z._-]+|\.{2,}/i;
const MIN_SHOWN = 3;

/** The parameters of the list of keys; anything unknown is dropped. */
export function readKeyLocation(query: string): KeyLocation {
  const params = new URLSearchParams(query);
  const status = KEY_STATUSES.find((name) => name === params.get(STATUS));
  return {
    view: {
      query: withoutSecrets(params.get(QUERY) ?? ''),
      sorting: parseSorting(params.get(SORT) ?? ''),
      status: status ?? WHOLE_LIST.status,
      label: params.get(LABEL) ?? '',
    },
    openId: params.get(OPEN) || null,
  };
}

export function writeKeyLocation(query: string, { view, openId }: KeyLocation): string {
  const params = new URLSearchParams(query);
  const values = {
    [QUERY]: withoutSecrets(view.query),
    [SORT]: formatSorting(view.sorting),
    [STATUS]: view.status === WHOLE_LIST.status ? '' : view.status,
    [LABEL]: view.label,
    [OPEN]: openId ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** A pasted key is searched by its ends, so that no url holds a secret; one that is listed by its mask there. */
export function withoutSecrets(query: string, masks: readonly (string | null)[] = []): string {
  return query
    .split(/(\s+)/)
    .map((word) => masks.reduce(maskAs, word))
    .join('')
    .replaceAll(LONG_WORD, (word) => (ONE_RUN.test(word) || MIXED.test(word) ? maskKey(word) : word));
}

/** The mask, if the ends of the word are those of it. */
function maskAs(word: string, mask: string | null): string {
  const [start = '', ...rest] = mask?.split(HIDDEN) ?? [];
  const end = rest.at(-1) ?? '';
  if (start.length < MIN_SHOWN || end.length < MIN_SHOWN || HIDDEN.test(word)) return word;
  const isKey = word.length > start.length + end.length && word.startsWith(start) && word.endsWith(end);
  return isKey && mask !== null ? mask : word;
}

/** 'name' ascending, '-name' descending. */
function formatSorting(sorting: KeySorting | null): string {
  if (sorting === null) return '';
  return sorting.direction === 'ascending' ? sorting.column : `-${sorting.column}`;
}

function parseSorting(text: string): KeySorting | null {
  const isDescending = text.startsWith('-');
  const column = KEY_COLUMNS.find((name) => name === (isDescending ? text.slice(1) : text));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : null;
}
