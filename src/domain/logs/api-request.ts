import type { Instant } from '#src/domain/shared/dates.ts';

/** The limits of an API key that can reject a call. */
export const REJECTING_LIMITS = ['expiry', 'origin', 'ip-address', 'product', 'blockchain', 'rate', 'credits'] as const;

export type RejectingLimit = (typeof REJECTING_LIMITS)[number];

export interface ListedRequest {
  readonly id: string;
  /** Null if the log has no date. */
  readonly at: Instant | null;
  readonly statusCode: number | null;
  readonly responseTimeMs: number | null;
  readonly referenceId: string | null;
  readonly product: string;
  readonly spentCredits: number | null;
  /** Absent for a call that no limit of its key rejected, and where the provider does not say. */
  readonly rejectedBy?: RejectingLimit;
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
  /** Absent where the provider does not list them. */
  readonly labels?: readonly string[];
}
