import type { DomainGateway } from '../../application/domains/domain-gateway';
import { type CallbackDomain, type CallbackDomainId, hostOf } from '../../domain/domains/callback-url';
import { type Cursor, PAGE_SIZE, type Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import type { DataOf } from './endpoint';
import { endpoints } from './endpoints';
import { translated } from './translated';

type UrlPage = DataOf<typeof endpoints.listDomains>;
type WireUrl = UrlPage['item']['callbackUrls'][number];

export class HttpDomainGateway implements DomainGateway {
  constructor(private readonly client: ApiClient) {}

  /** The cursor is the offset of the next page: what was asked for, and the domains that really came. */
  list(after?: Cursor, signal?: AbortSignal): Reply<Page<CallbackDomain>> {
    const offset = after === undefined ? 0 : Number(after);
    const call = this.client.call(endpoints.listDomains, { query: { limit: PAGE_SIZE, offset }, signal });
    return translated(call, ({ data }) => pageFrom(data, offset));
  }

  add(domain: string): Reply<{ readonly url: string }> {
    return translated(this.client.call(endpoints.addDomain, { body: { domain } }), ({ data }) => data.item);
  }

  remove({ id, url }: CallbackDomain): Reply<void> {
    const call = this.client.call(endpoints.removeDomain, { params: { id }, body: { url: hostOf(url) } });
    return translated(call, () => undefined);
  }
}

function pageFrom(data: UrlPage, offset: number): Page<CallbackDomain> {
  const items = data.item.callbackUrls.map(domainFrom);
  const hasMore = data.item.hasMore ?? data.hasMore ?? items.length >= PAGE_SIZE;
  // "More" after an empty page would be asked for without end.
  return hasMore && items.length > 0 ? { items, next: String(offset + items.length) as Cursor } : { items };
}

function domainFrom({ id, url, verified, createdTimestamp, verifiedTimestamp }: WireUrl): CallbackDomain {
  return { id: id as CallbackDomainId, url, verified, createdAt: createdTimestamp, verifiedAt: verifiedTimestamp };
}
