import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

export interface WireRequest {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or undefined for a request without a body. */
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number;
}

export interface WireResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Moves a request to a provider and its response back. Rejects with `NoResponseError` where none arrives. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** No connection, a cut one, a timeout, or a canceled call. */
export class NoResponseError extends Error {
  constructor(
    reason = 'No response',
    /** What the browser knows of it: its policy never sent it, or the device has no network. */
    readonly why: 'blocked' | 'offline' | null = null,
    /** It may have arrived, although no response did. */
    readonly wasSent = why !== 'blocked',
  ) {
    super(reason);
    this.name = 'NoResponseError';
  }
}
