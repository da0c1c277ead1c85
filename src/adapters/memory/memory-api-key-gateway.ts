import type { ApiKeyItem } from '#mocks/provider/api-keys/api-key-service.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { ApiKey, ApiKeyId, ApiVersion, ApiVersionId, NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery, toInstant, toWireLimits } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryApiKeyGateway extends MemoryGateway implements ApiKeyGateway {
  async list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<ApiKey>> {
    const query = offsetQuery(after);
    const result = await this.call((bearer) => this.provider.apiKeys.list(bearer, query), signal);
    if (!result.ok) return result;
    const { apiKeys, hasMore } = result.value.item;
    return ok(offsetPage(apiKeys.map(toApiKey), query.offset, hasMore));
  }

  async create(key: NewApiKey, limits?: KeyLimits): AsyncResult<{ readonly key: string }> {
    const fields = { ...key, ...(limits && { limits: toWireLimits(limits) }) };
    const result = await this.call((bearer) => this.provider.apiKeys.create(bearer, fields));
    return result.ok ? ok(result.value.item) : result;
  }

  async setActive(id: ApiKeyId, active: boolean): AsyncResult<boolean> {
    const result = await this.call((bearer) => this.provider.apiKeys.setActive(bearer, id, { status: active }));
    return result.ok ? ok(result.value.item.active) : result;
  }

  async remove(id: ApiKeyId): AsyncResult<void> {
    const { capabilities } = this.provider;
    const result = await this.call((bearer) =>
      capabilities.serve('api-key-deletion', () => this.provider.apiKeys.remove(bearer, id)),
    );
    return result.ok ? ok(undefined) : result;
  }

  async reveal(id: ApiKeyId): AsyncResult<string> {
    const result = await this.call((bearer) => this.provider.apiKeys.reveal(bearer, id));
    return result.ok ? ok(result.value.item.key) : result;
  }

  async lastUsed(filter: string, signal?: AbortSignal): AsyncResult<Instant | null> {
    const work = (bearer: string | null) => this.provider.requestLog.list(bearer, { limit: 1, apiKey: filter });
    const result = await this.call(work, signal);
    return result.ok ? ok(toInstant(result.value.item.stats[0]?.dateTime ?? null)) : result;
  }

  async versions(signal?: AbortSignal): AsyncResult<readonly ApiVersion[]> {
    const result = await this.call((bearer) => this.provider.apiKeys.versions(bearer), signal);
    return result.ok ? ok(result.value.items.map((item) => ({ ...item, id: item.id as ApiVersionId }))) : result;
  }

  async chooseVersion(id: ApiVersionId): AsyncResult<void> {
    const result = await this.call((bearer) => this.provider.apiKeys.chooseVersion(bearer, { apiVersionId: id }));
    if (!result.ok) return result;
    return result.value.item.success ? ok(undefined) : fail(unexpected(200));
  }
}

function toApiKey({ id, key, createdTimestamp, lastUsedTimestamp, expiresTimestamp, ...rest }: ApiKeyItem): ApiKey {
  const times = { createdAt: toInstant(createdTimestamp), lastUsedAt: toInstant(lastUsedTimestamp) };
  const end = expiresTimestamp === undefined ? {} : { expiresAt: toInstant(expiresTimestamp) };
  return { ...rest, ...times, ...end, id: id as ApiKeyId, masked: key };
}
