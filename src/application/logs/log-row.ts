import type { Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface LogRow {
  readonly id: string;
}

/** A page holds what is older than `after`, an entry's id or the last page's cursor. */
export type FetchLogs<Row, F> = (filters: F, after: string | null, signal: AbortSignal) => AsyncResult<Page<Row>>;
