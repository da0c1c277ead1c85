import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

export const RECORDING_FORMAT = 'gatehouse-recording';
export const RECORDING_VERSION = 1;

/** One call, and what the provider made of it. */
export interface Exchange {
  /** As the endpoint table calls it. */
  readonly operation: string;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** A JSON value; null for a call without one. */
  readonly body: unknown;
  /** 0 where no response arrived. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Verbatim. */
  readonly text: string;
  readonly at: Instant;
  readonly durationMs: number;
}

export interface RecordedSession {
  readonly token: string;
  readonly state: AccountState;
  readonly user: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
}

/** The calls of a session with a provider, in the order in which they ended. */
export interface Recording {
  readonly format: typeof RECORDING_FORMAT;
  readonly version: typeof RECORDING_VERSION;
  readonly recordedAt: Instant;
  readonly provider: string;
  /** Null if nobody was signed in. */
  readonly session: RecordedSession | null;
  readonly exchanges: readonly Exchange[];
}
