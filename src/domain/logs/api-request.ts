import type { Instant } from '#src/domain/shared/dates.ts';

/** What a list shows of a request. */
export interface ListedRequest {
  readonly id: string;
  /** Null where the log does not say, as below. */
  readonly at: Instant | null;
  readonly statusCode: number | null;
  readonly responseTimeMs: number | null;
  /** What the API calls the request; null where it gave it no name. */
  readonly referenceId: string | null;
  readonly product: string;
  readonly spentCredits: number | null;
}

/** One request to the public API (§3). */
export interface ApiRequest extends ListedRequest {
  /** JSON texts, spelled as they came; empty where nothing is kept. */
  readonly request: string;
  readonly response: string;
}

export function toListedRequest({ request: _, response: __, ...listed }: ApiRequest): ListedRequest {
  return listed;
}

/** A key by which the requests can be narrowed (§7). */
export interface RequestKey {
  /** What the query sends: the id where there is one, else the name. */
  readonly value: string;
  readonly name: string;
}
