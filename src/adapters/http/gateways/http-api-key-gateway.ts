import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { boundFailure } from '#src/application/auth/call-session.ts';
import { type ApiKey, type ApiKeyId, maskKey } from '#src/domain/api-keys/api-key.ts';
import type { ApiVersion, ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

type KeyPage = DataOf<typeof endpoints.listApiKeys>;
type WireKey = KeyPage['item']['apiKeys'][number];

/** What a masked key looks like; no secret is spelled with one of these. */
const MASK_SIGN = /[…*•●]|\.{3}/;
/** As long as `maskKey` leaves it. */
const LONGEST_SHOWN = 13;

export class HttpApiKeyGateway implements ApiKeyGateway {
  constructor(private readonly client: ApiClient) {}

  /** The cursor is the offset of the next page: what was asked for, and the keys that really came. */
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<ApiKey>> {
    const offset = after === undefined ? 0 : Number(after);
    const call = this.client.call(endpoints.listApiKeys, { query: { limit: PAGE_SIZE, offset }, signal });
    return translated(call, ({ data }) => pageFrom(data, offset));
  }

  create(name: string): Reply<{ readonly key: string }> {
    return translated(this.client.call(endpoints.createApiKey, { body: { name } }), ({ data }) => data.item);
  }

  setActive(id: ApiKeyId, active: boolean): Reply<boolean> {
    const call = this.client.call(endpoints.setApiKeyActive, { params: { id }, body: { status: active } });
    return translated(call, ({ data }) => data.item.active);
  }

  reveal(id: ApiKeyId): Reply<string> {
    return translated(this.client.call(endpoints.revealApiKey, { params: { id } }), ({ data }) => data.item.key);
  }

  /** The newest request that was made with the key. */
  async lastUsed(filter: string, signal?: AbortSignal): Reply<Instant | null> {
    const reply = await this.client.call(endpoints.listApiRequests, { query: { limit: 1, apiKey: filter }, signal });
    if (!reply.ok) return reply;
    const { data, status, leaving } = reply.value;
    const [newest] = data.item.stats;
    if (!newest) return ok(null);
    // A request without its time is not the same as none.
    return newest.dateTime === null ? fail(boundFailure(unexpected(status), leaving)) : ok(newest.dateTime);
  }

  versions(signal?: AbortSignal): Reply<readonly ApiVersion[]> {
    return translated(this.client.call(endpoints.listApiVersions, { signal }), ({ data }) =>
      data.items.map(({ id, name, isDefault }) => ({ id: id as ApiVersionId, name: name || id, isDefault })),
    );
  }

  chooseVersion(id: ApiVersionId): Reply<void> {
    return translated(this.client.call(endpoints.chooseApiVersion, { body: { apiVersionId: id } }), () => undefined);
  }
}

function pageFrom(data: KeyPage, offset: number): Page<ApiKey> {
  const items = data.item.apiKeys.map(keyFrom);
  const hasMore = data.item.hasMore ?? data.hasMore ?? items.length >= PAGE_SIZE;
  // "More" after an empty page would be asked for without end.
  return hasMore && items.length > 0 ? { items, next: String(offset + items.length) as Cursor } : { items };
}

function keyFrom({ id, name, key, active, createdTimestamp }: WireKey): ApiKey {
  return {
    id: id as ApiKeyId,
    name: name || id,
    masked: key ? shownKey(key) : null,
    active,
    createdAt: createdTimestamp,
  };
}

/** A server that forgets to mask must not put secrets on the screen. */
function shownKey(key: string): string {
  return key.length <= LONGEST_SHOWN || MASK_SIGN.test(key) ? key : maskKey(key);
}
