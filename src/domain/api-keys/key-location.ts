import { maskKey } from './api-key.ts';
import { KEY_COLUMNS, KEY_STATUSES, type KeySorting, type KeyView, WHOLE_LIST } from './key-view.ts';

export interface KeyLocation {
  readonly view: KeyView;
  readonly openId: string | null;
}

const QUERY = 'q';
const SORT = 'sort';
const STATUS = 'status';
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
