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

/** As long as no name in one word, but every key. */
const SECRET = /[0-9a-z]{24,}/gi;

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

/** A pasted key is searched by its ends, so that no url holds a secret. */
export function withoutSecrets(query: string): string {
  return query.replaceAll(SECRET, (word) => maskKey(word));
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
