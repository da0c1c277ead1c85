import type { GenericSchema, InferOutput } from 'valibot';
import type { Capability } from '#src/domain/account/capabilities.ts';

export type EndpointAuth =
  /** The session's bearer, if any; the response may refresh or end that session. */
  | 'session'
  /** Basic credentials only, even in a session: for sign-in and visitors. */
  | 'visitor'
  /** A token from a URL, passed with the call. */
  | 'url-token'
  /** A token from a URL if there is one, else the session's. */
  | 'url-token-or-session';

export interface Endpoint<Data = unknown, Body = unknown, Query = unknown> {
  /** Of the operation, as the document has it. */
  readonly name: string;
  /** The line of the specification's checklist; `OPT` is for what a provider may leave out. */
  readonly wire: `WIRE-${number}` | `OPT-${number}`;
  readonly optional?: true;
  /** An optional operation is called only if the provider lists this. */
  readonly capability?: Capability;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter. */
  readonly path: `/api/${string}`;
  readonly auth: EndpointAuth;
  /** A read may be repeated; a mutation without a response has to be checked first. */
  readonly effect: 'read' | 'sign-in' | 'mutation';
  readonly query?: GenericSchema<Query>;
  readonly body?: GenericSchema<Body>;
  /** The `data` of the response. Without a schema any 2xx is a success, even an empty one. */
  readonly data?: GenericSchema<unknown, Data>;
}

type Group = Readonly<Record<string, Omit<Endpoint, 'name'>>>;

/** Checks the shape of each entry, preserves its precise types, and names it as its key does. */
export function nameEndpoints<const G extends Group>(group: G) {
  const named = Object.entries(group).map(([name, entry]) => [name, { ...entry, name }] as const);
  return Object.fromEntries(named) as unknown as { readonly [Name in keyof G]: G[Name] & { readonly name: Name } };
}

export type DataOf<E extends Endpoint> = E['data'] extends GenericSchema ? InferOutput<E['data']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends GenericSchema ? InferOutput<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends GenericSchema ? InferOutput<E['query']> : undefined;
