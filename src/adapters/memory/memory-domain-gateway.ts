import type { Answer } from '../../../mocks/provider/answer';
import type { Provider } from '../../../mocks/provider/create-provider';
import type { CallbackUrlItem } from '../../../mocks/provider/services/callback-url-service';
import type { DomainGateway } from '../../application/domains/domain-gateway';
import type { CallSessions } from '../../application/session/call-session';
import { type CallbackDomain, type CallbackDomainId, hostOf } from '../../domain/domains/callback-url';
import { instantFrom } from '../../domain/shared/dates';
import { type Cursor, PAGE_SIZE, type Page } from '../../domain/shared/page';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

export class MemoryDomainGateway implements DomainGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async list(after?: Cursor, signal?: AbortSignal): Reply<Page<CallbackDomain>> {
    const offset = Number(after ?? 0);
    const reply = await this.call((urls, bearer) => urls.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!reply.ok) return reply;
    const { callbackUrls, hasMore } = reply.value.item;
    const items = callbackUrls.map(domainFrom);
    return ok(hasMore ? { items, next: String(offset + items.length) as Cursor } : { items });
  }

  async add(domain: string): Reply<{ readonly url: string }> {
    const reply = await this.call((urls, bearer) => urls.add(bearer, { domain }));
    return reply.ok ? ok(reply.value.item) : reply;
  }

  async remove({ id, url }: CallbackDomain): Reply<void> {
    const reply = await this.call((urls, bearer) => urls.remove(bearer, id, { url: hostOf(url) }));
    return reply.ok ? ok(undefined) : reply;
  }

  private call<Data>(
    work: (urls: Provider['callbackUrls'], bearer: string | null) => Answer<Data>,
    signal?: AbortSignal,
  ): Reply<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.callbackUrls, bearer), signal);
  }
}

function domainFrom({ id, url, verified, createdTimestamp, verifiedTimestamp }: CallbackUrlItem): CallbackDomain {
  const verifiedAt = verifiedTimestamp === null ? null : instantFrom(verifiedTimestamp);
  return { id: id as CallbackDomainId, url, verified, createdAt: instantFrom(createdTimestamp), verifiedAt };
}
