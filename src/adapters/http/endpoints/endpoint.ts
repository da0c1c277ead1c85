import type { GenericSchema, InferOutput } from 'valibot';

/** Whose authorisation a call carries (D2, D3). */
export type EndpointAuth =
  /** The session's bearer where there is one; the answer may refresh or end that session. */
  | 'session'
  /** None but the basic credentials, even where a session exists: signing in, and what visitors do. */
  | 'visitor'
  /** A token out of an address, given with the call. */
  | 'url-token'
  /** A token out of an address where one is given, which is then the only one that counts; else as `session` (D14). */
  | 'url-token-or-session';

export interface Endpoint<Data = unknown, Body = unknown, Query = unknown> {
  /** The line of section 7 that this describes, as in the specification's checklist. */
  readonly wire: `WIRE-${number}`;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter, as in §7. */
  readonly path: `/api/${string}`;
  readonly auth: EndpointAuth;
  /** A read may be repeated; a mutation that gets no answer has to be checked first (D39). */
  readonly effect: 'read' | 'sign-in' | 'mutation';
  readonly query?: GenericSchema<Query>;
  readonly body?: GenericSchema<Body>;
  /** The `data` of the reply (§3). Absent where nothing of it is read: then any 2xx will do, an empty one too. */
  readonly data?: GenericSchema<unknown, Data>;
}

/** Keeps the precise types of an entry while checking its shape. */
export function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}

export type DataOf<E extends Endpoint> = E['data'] extends GenericSchema ? InferOutput<E['data']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends GenericSchema ? InferOutput<E['query']> : undefined;
