import type { Instant } from '#src/domain/shared/dates.ts';

export interface ListedRequest {
  readonly id: string;
  /** Null if the log has no date. */
  readonly at: Instant | null;
  readonly statusCode: number | null;
  readonly responseTimeMs: number | null;
  readonly referenceId: string | null;
  readonly product: string;
  readonly spentCredits: number | null;
}

export interface ApiRequest extends ListedRequest {
  /** JSON text verbatim; empty if nothing is stored. */
  readonly request: string;
  readonly response: string;
}

export interface RequestKey {
  /** The id in the query if there is one, else the name. */
  readonly value: string;
  readonly name: string;
}
