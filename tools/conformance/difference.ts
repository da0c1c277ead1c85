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
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  return typeof value === 'number' || typeof value === 'boolean' ? `${String(value)} (${typeof value})` : typeof value;
}
