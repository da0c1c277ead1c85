import type { Answer } from '#mocks/provider/answer.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ApiKeyItem } from '#mocks/provider/services/api-key-service.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { ApiVersion, ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import { type Instant, instantFrom } from '#src/domain/shared/dates.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryApiKeyGateway implements ApiKeyGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async list(after?: Cursor, signal?: AbortSignal): Reply<Page<ApiKey>> {
    const offset = Number(after ?? 0);
    const reply = await this.call((keys, bearer) => keys.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!reply.ok) return reply;
    const { apiKeys, hasMore } = reply.value.item;
    const items = apiKeys.map(apiKeyFrom);
    return ok(hasMore ? { items, next: String(offset + items.length) as Cursor } : { items });
  }

  async create(name: string): Reply<{ readonly key: string }> {
    const reply = await this.call((keys, bearer) => keys.create(bearer, { name }));
    return reply.ok ? ok(reply.value.item) : reply;
  }

  async setActive(id: ApiKeyId, active: boolean): Reply<boolean> {
    const reply = await this.call((keys, bearer) => keys.setActive(bearer, id, { status: active }));
    return reply.ok ? ok(reply.value.item.active) : reply;
  }

  async reveal(id: ApiKeyId): Reply<string> {
    const reply = await this.call((keys, bearer) => keys.reveal(bearer, id));
    return reply.ok ? ok(reply.value.item.key) : reply;
  }

  async lastUsed(filter: string, signal?: AbortSignal): Reply<Instant | null> {
    const work = (bearer: string | null) => this.provider.requestLog.list(bearer, { limit: 1, apiKey: filter });
    const reply = await callProvider(this.sessions, work, signal);
    return reply.ok ? ok(instantFrom(reply.value.item.stats[0]?.dateTime ?? null)) : reply;
  }

  async versions(signal?: AbortSignal): Reply<readonly ApiVersion[]> {
    const reply = await this.call((keys, bearer) => keys.versions(bearer), signal);
    return reply.ok ? ok(reply.value.items.map((item) => ({ ...item, id: item.id as ApiVersionId }))) : reply;
  }

  async chooseVersion(id: ApiVersionId): Reply<void> {
    const reply = await this.call((keys, bearer) => keys.chooseVersion(bearer, { apiVersionId: id }));
    if (!reply.ok) return reply;
    return reply.value.item.success ? ok(undefined) : fail(unexpected(200));
  }

  private call<Data>(
    work: (keys: Provider['apiKeys'], bearer: string | null) => Answer<Data>,
    signal?: AbortSignal,
  ): Reply<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.apiKeys, bearer), signal);
  }
}

function apiKeyFrom({ id, name, key, active, createdTimestamp }: ApiKeyItem): ApiKey {
  return { id: id as ApiKeyId, name, masked: key, active, createdAt: instantFrom(createdTimestamp) };
}
