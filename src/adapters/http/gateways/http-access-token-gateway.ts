import type { AccessTokenGateway } from '#src/application/access-tokens/access-token-gateway.ts';
import type { AccessTokenId, AccessTokenList, NewAccessToken } from '#src/domain/access-tokens/access-token.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { accessTokenEndpoints } from '#src/adapters/http/endpoints/access-token-endpoints.ts';

export class HttpAccessTokenGateway implements AccessTokenGateway {
  constructor(private readonly client: ApiClient) {}

  list(signal?: AbortSignal): AsyncResult<AccessTokenList> {
    return mapResult(this.client.call(accessTokenEndpoints.listAccessTokens, { signal }), ({ data }) => ({
      items: data.items.map(({ id, name, masked, scopes, ipRanges, ...times }) => ({
        ...{ id: id as AccessTokenId, name: name || id, masked: masked || null, scopes, ipRanges },
        ...{ expiresAt: times.expiresTimestamp, createdAt: times.createdTimestamp },
        ...(times.lastUsedTimestamp !== undefined && { lastUsedAt: times.lastUsedTimestamp }),
      })),
      scopes: data.scopes.map(({ id, name, description }) => ({
        ...{ id, name: name || id, description: description || null },
      })),
    }));
  }

  create({ name, scopes, expiresAt, ipRanges }: NewAccessToken): AsyncResult<string> {
    const expiresTimestamp = expiresAt === null ? null : Math.floor(expiresAt / 1000);
    const body = { name, scopes: [...scopes], expiresTimestamp, ipRanges: [...ipRanges] };
    return mapResult(this.client.call(accessTokenEndpoints.createAccessToken, { body }), ({ data }) => data.item.token);
  }

  revoke(id: AccessTokenId): AsyncResult<void> {
    return mapResult(this.client.call(accessTokenEndpoints.revokeAccessToken, { params: { id } }), () => undefined);
  }
}
