import type { ApiKeyGateway } from '../../application/api-keys/api-key-gateway';
import { type ApiKey, type ApiKeyId, maskKey } from '../../domain/api-keys/api-key';
import type { ApiVersion, ApiVersionId } from '../../domain/api-keys/api-version';
import type { Instant } from '../../domain/shared/dates';
import { type Cursor, PAGE_SIZE, type Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import type { DataOf } from './endpoint';
import { endpoints } from './endpoints';
import { translated } from './translated';

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
  lastUsed(filter: string, signal?: AbortSignal): Reply<Instant | null> {
    const call = this.client.call(endpoints.listApiRequests, { query: { limit: 1, apiKey: filter }, signal });
    return translated(call, ({ data }) => data.item.stats[0]?.dateTime ?? null);
  }

  versions(signal?: AbortSignal): Reply<readonly ApiVersion[]> {
    return translated(this.client.call(endpoints.listApiVersions, { signal }), ({ data }) =>
      data.items.map((version) => ({ ...version, id: version.id as ApiVersionId })),
    );
  }

  chooseVersion(id: ApiVersionId): Reply<void> {
    return translated(this.client.call(endpoints.chooseApiVersion, { body: { apiVersionId: id } }), () => undefined);
  }
}

function pageFrom(data: KeyPage, offset: number): Page<ApiKey> {
  const items = data.item.apiKeys.map(keyFrom);
  const hasMore = data.item.hasMore ?? data.hasMore ?? false;
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
