import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import {
  type CallbackDomain,
  type CallbackDomainId,
  stripScheme,
} from '#src/domain/callback-domains/callback-domain.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { mapResult } from '#src/adapters/http/client/map-result.ts';

type UrlPage = DataOf<typeof endpoints.listDomains>;
type WireUrl = UrlPage['item']['callbackUrls'][number];

export class HttpCallbackDomainGateway implements CallbackDomainGateway {
  constructor(private readonly client: ApiClient) {}

  /** The cursor is the offset of the next page, counted by the received domains. */
  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>> {
    const offset = after === undefined ? 0 : Number(after);
    const call = this.client.call(endpoints.listDomains, { query: { limit: PAGE_SIZE, offset }, signal });
    return mapResult(call, ({ data }) => toPage(data, offset));
  }

  add(domain: string): AsyncResult<{ readonly url: string }> {
    return mapResult(this.client.call(endpoints.addDomain, { body: { domain } }), ({ data }) => data.item);
  }

  remove({ id, url }: CallbackDomain): AsyncResult<void> {
    const call = this.client.call(endpoints.removeDomain, { params: { id }, body: { url: stripScheme(url) } });
    return mapResult(call, () => undefined);
  }
}

function toPage(data: UrlPage, offset: number): Page<CallbackDomain> {
  const items = data.item.callbackUrls.map(toCallbackDomain);
  const hasMore = data.item.hasMore ?? data.hasMore ?? items.length >= PAGE_SIZE;
  // An empty page that claims more would loop forever.
  return hasMore && items.length > 0 ? { items, next: String(offset + items.length) as Cursor } : { items };
}

function toCallbackDomain({ id, url, verified, createdTimestamp, verifiedTimestamp }: WireUrl): CallbackDomain {
  return { id: id as CallbackDomainId, url, verified, createdAt: createdTimestamp, verifiedAt: verifiedTimestamp };
}
