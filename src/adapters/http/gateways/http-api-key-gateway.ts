import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import {
  type ApiKey,
  type ApiKeyId,
  type ApiVersion,
  type ApiVersionId,
  maskKey,
  type NewApiKey,
} from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery, toWireLimits } from '#src/adapters/http/client/wire-values.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { apiKeyEndpoints } from '#src/adapters/http/endpoints/api-key-endpoints.ts';
import { usageEndpoints } from '#src/adapters/http/endpoints/usage-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type WireKey = DataOf<typeof apiKeyEndpoints.listApiKeys>['item']['apiKeys'][number];

/** Characters of a mask; no secret contains one. */
const MASK_SIGN = /[…*•●]|\.{3}/;
/** As long as `maskKey` leaves it. */
const MAX_UNMASKED_LENGTH = 13;

export class HttpApiKeyGateway implements ApiKeyGateway {
  constructor(private readonly client: ApiClient) {}

  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>> {
    const query = offsetQuery(after);
    const call = this.client.call(apiKeyEndpoints.listApiKeys, { query, signal });
    return mapResult(call, ({ data: { item, hasMore } }) =>
      offsetPage(item.apiKeys.map(toApiKey), after, item.hasMore ?? hasMore),
    );
  }

  create(key: NewApiKey, limits?: KeyLimits, labels?: readonly string[]): AsyncResult<{ readonly key: string }> {
    const body = { ...key, ...(limits && { limits: toWireLimits(limits) }), ...(labels && { labels: [...labels] }) };
    return mapResult(this.client.call(apiKeyEndpoints.createApiKey, { body }), ({ data }) => data.item);
  }

  setActive(id: ApiKeyId, active: boolean): AsyncResult<boolean> {
    const call = this.client.call(apiKeyEndpoints.setApiKeyActive, { params: { id }, body: { status: active } });
    return mapResult(call, ({ data }) => data.item.active);
  }

  remove(id: ApiKeyId): AsyncResult<void> {
    return mapResult(this.client.call(apiKeyEndpoints.deleteApiKey, { params: { id } }), () => undefined);
  }

  reveal(id: ApiKeyId): AsyncResult<string> {
    return mapResult(this.client.call(apiKeyEndpoints.revealApiKey, { params: { id } }), ({ data }) => data.item.key);
  }

  async lastUsed(filter: string, signal?: AbortSignal): AsyncResult<Instant | null> {
    const result = await this.client.call(usageEndpoints.listApiRequests, {
      query: { limit: 1, apiKey: filter },
      signal,
    });
    if (!result.ok) return result;
    const { data, status, context } = result.value;
    const [newest] = data.item.stats;
    if (!newest) return ok(null);
    // A request without its time is not the same as none.
    return newest.dateTime === null ? fail(withOrigin(unexpected(status), context)) : ok(newest.dateTime);
  }

  versions(signal?: AbortSignal): AsyncResult<readonly ApiVersion[]> {
    return mapResult(this.client.call(apiKeyEndpoints.listApiVersions, { signal }), ({ data }) =>
      data.items.map(({ id, name, isDefault }) => ({ id: id as ApiVersionId, name: name || id, isDefault })),
    );
  }

  chooseVersion(id: ApiVersionId): AsyncResult<void> {
    return mapResult(
      this.client.call(apiKeyEndpoints.chooseApiVersion, { body: { apiVersionId: id } }),
      () => undefined,
    );
  }
}

function toApiKey({ id, name, key, createdTimestamp, ...rest }: WireKey): ApiKey {
  const { lastUsedTimestamp: lastUsedAt, expiresTimestamp: expiresAt, active, labels } = rest;
  return {
    id: id as ApiKeyId,
    name: name || id,
    masked: key ? displayedKey(key) : null,
    active,
    createdAt: createdTimestamp,
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(labels !== undefined && { labels: labels ?? [] }),
  };
}

/** A server that forgets to mask must not put secrets on the screen. */
function displayedKey(key: string): string {
  return key.length <= MAX_UNMASKED_LENGTH || MASK_SIGN.test(key) ? key : maskKey(key);
}
