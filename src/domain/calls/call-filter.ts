import { cleanText } from '#src/domain/shared/clean-text.ts';
import { isFailed, isWrite, type WireCallRecord } from './wire-call.ts';

export interface CallFilter {
  readonly text: string;
  readonly operation: string;
  readonly failedOnly: boolean;
  readonly writesOnly: boolean;
}

export const NO_CALL_FILTER: CallFilter = { text: '', operation: '', failedOnly: false, writesOnly: false };

export function isFiltered({ text, operation, failedOnly, writesOnly }: CallFilter): boolean {
  return cleanText('words', text) !== '' || operation !== '' || failedOnly || writesOnly;
}

export function matchesCall(record: WireCallRecord, filter: CallFilter): boolean {
  if (filter.operation !== '' && record.request.operation !== filter.operation) return false;
  if (filter.failedOnly && !isFailed(record)) return false;
  if (filter.writesOnly && !isWrite(record)) return false;
  const words = cleanText('words', filter.text).toLowerCase().split(/\s/);
  const searched = searchedText(record).toLowerCase();
  return words.every((word) => searched.includes(word));
}

/** The bodies are not searched: with each key that would be a megabyte. */
function searchedText({ request, outcome, problem, trigger }: WireCallRecord): string {
  const status = outcome?.kind === 'response' ? outcome.status : '';
  const failure = problem && problem.kind !== 'cancelled' ? `${problem.code} ${problem.message}` : '';
  return `${request.operation} ${request.method} ${request.url} ${status} ${failure} ${trigger?.label ?? ''}`;
}

export function operationsOf(records: readonly WireCallRecord[]): readonly string[] {
  return [...new Set(records.map(({ request }) => request.operation))].sort();
}
