import type { AccessTokenId, AccessTokenList, NewAccessToken } from '#src/domain/access-tokens/access-token.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Of the signed-in person. All of it is offered with the capability `access-tokens`. */
export interface AccessTokenGateway {
  list(signal?: AbortSignal): AsyncResult<AccessTokenList>;
  /** Returns the token, which no other call returns. */
  create(token: NewAccessToken): AsyncResult<string>;
  revoke(id: AccessTokenId): AsyncResult<void>;
}
