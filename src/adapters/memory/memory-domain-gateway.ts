import type { Answer } from '#mocks/provider/answer.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { CallbackUrlItem } from '#mocks/provider/services/callback-url-service.ts';
import type { DomainGateway } from '#src/application/callback-domains/domain-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { type CallbackDomain, type CallbackDomainId, hostOf } from '#src/domain/callback-domains/callback-url.ts';
import { instantFrom } from '#src/domain/shared/dates.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

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
