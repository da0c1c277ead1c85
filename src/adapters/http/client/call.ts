import type { Language } from '#src/domain/shared/language.ts';
import type { BodyOf, Endpoint, EndpointAuth, QueryOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { ParamsOf } from './request-url.ts';

export type CallOf<E extends Endpoint> = Given<'params', ParamsOf<E['path']>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> &
  Given<'token', TokenOf<E['auth']>> &
  Pick<AnyCall, 'signal' | 'language'>;

export interface AnyCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Null uses the session's token. */
  readonly token?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** For a response with texts; without one, the browser names its own. */
  readonly language?: Language | undefined;
}

type TokenOf<Auth extends EndpointAuth> = Auth extends 'url-token'
  ? string
  : Auth extends 'url-token-or-session'
    ? string | null
    : undefined;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Value };
