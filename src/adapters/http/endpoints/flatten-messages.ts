import { isRecord, type JsonRecord } from '#src/adapters/http/client/json-record.ts';

/** Deeper than any catalog; deeper messages are ignored. */
const MAX_DEPTH = 12;

/** Names that mean something to every object; no key of a text is one of them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** `{ a: { b: 'text' } }` as `{ 'a.b': 'text' }`; whatever is no text is left out. */
export function flattenMessages(nested: JsonRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(flattenEntries(nested, '', MAX_DEPTH));
}

function flattenEntries(map: JsonRecord, prefix: string, depth: number): [string, string][] {
  return Object.entries(map).flatMap(([key, value]): [string, string][] => {
    if (FORBIDDEN.has(key)) return [];
    if (typeof value === 'string') return [[prefix + key, value]];
    return isRecord(value) && depth > 0 ? flattenEntries(value, `${prefix}${key}.`, depth - 1) : [];
  });
}
