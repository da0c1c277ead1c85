import { searchText, searchWords } from '#src/domain/shared/search-text.ts';
import { type CallRequest, isFailed, isWrite, type WireCallRecord } from './wire-call.ts';
import { type CodeHeader, type CodeLanguage, formatRequestCode } from '#src/domain/shared/request-code.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import type { CallTrigger } from './call-trigger.ts';

export interface CallFilter {
  readonly text: string;
  readonly operation: string;
  readonly failedOnly: boolean;
  readonly writesOnly: boolean;
}

export const NO_CALL_FILTER: CallFilter = { text: '', operation: '', failedOnly: false, writesOnly: false };

export function isFiltered({ text, operation, failedOnly, writesOnly }: CallFilter): boolean {
  return searchWords(text).length > 0 || operation !== '' || failedOnly || writesOnly;
}

export function matchesCall(record: WireCallRecord, filter: CallFilter): boolean {
  if (filter.operation !== '' && record.request.operation !== filter.operation) return false;
  if (filter.failedOnly && !isFailed(record)) return false;
  if (filter.writesOnly && !isWrite(record)) return false;
  const words = searchWords(filter.text);
  const searched = searchText(searchedText(record));
  return words.every((word) => searched.includes(word));
}

/** The bodies are not searched: with each key that would be a megabyte. */
function searchedText({ request, outcome, problem, trigger }: WireCallRecord): string {
  const status = outcome?.kind === 'response' ? outcome.status : '';
  const failure = problem && problem.kind !== 'canceled' ? `${problem.code} ${problem.message}` : '';
  return `${request.operation} ${request.method} ${request.url} ${status} ${failure} ${trigger?.label ?? ''}`;
}

export function operationsOf(records: readonly WireCallRecord[]): readonly string[] {
  return [...new Set(records.map(({ request }) => request.operation))].sort();
}

/** Authorization comes from the environment, other secrets stay masked. `origin` is for a url without one. */
export function toCallCode(language: CodeLanguage, { method, url, headers, body }: CallRequest, origin = ''): string {
  const absolute = url.startsWith('/') ? origin + url : url;
  return formatRequestCode(language, {
    method,
    url: absolute,
    body,
    headers: Object.entries(headers).map(toCodeHeader),
  });
}

function toCodeHeader([name, value]: readonly [string, string]): CodeHeader {
  if (!value.endsWith(MASK)) return { name, value };
  const variable =
    name.toLowerCase() === 'authorization' ? 'API_TOKEN' : name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  return { name, value: value.slice(0, -MASK.length), variable };
}

export interface CallGroup {
  readonly id: string;
  readonly trigger: CallTrigger | null;
  readonly calls: readonly WireCallRecord[];
}

/** The newest group first. What the console fetches by itself is grouped by what it came between. */
export function groupCalls(records: readonly WireCallRecord[]): readonly CallGroup[] {
  const groups = new Map<string, WireCallRecord[]>();
  let lastTrigger = 'start';
  for (const record of records) {
    if (record.trigger) lastTrigger = String(record.trigger.id);
    const id = record.trigger ? lastTrigger : `after-${lastTrigger}`;
    const group = groups.get(id);
    if (group) group.push(record);
    else groups.set(id, [record]);
  }
  return [...groups].map(([id, calls]) => ({ id, calls, trigger: calls[0]?.trigger ?? null })).reverse();
}
