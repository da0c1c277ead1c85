import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { CallbackUrlItem } from '#mocks/provider/callback-domains/callback-domain-service.ts';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import {
  type CallbackDomain,
  type CallbackDomainId,
  stripScheme,
} from '#src/domain/callback-domains/callback-domain.ts';
import { toInstant } from '#src/domain/shared/dates.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryCallbackDomainGateway implements CallbackDomainGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>> {
    const offset = Number(after ?? 0);
    const result = await this.call((urls, bearer) => urls.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!result.ok) return result;
    const { callbackUrls, hasMore } = result.value.item;
    const items = callbackUrls.map(toCallbackDomain);
    return ok(hasMore ? { items, next: String(offset + items.length) as Cursor } : { items });
  }

  async add(domain: string): AsyncResult<{ readonly url: string }> {
    const result = await this.call((urls, bearer) => urls.add(bearer, { domain }));
    return result.ok ? ok(result.value.item) : result;
  }

  async remove({ id, url }: CallbackDomain): AsyncResult<void> {
    const result = await this.call((urls, bearer) => urls.remove(bearer, id, { url: stripScheme(url) }));
    return result.ok ? ok(undefined) : result;
  }

  private call<Data>(
    work: (urls: Provider['callbackUrls'], bearer: string | null) => ServiceResult<Data>,
    signal?: AbortSignal,
  ): AsyncResult<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.callbackUrls, bearer), signal);
  }
}

function toCallbackDomain({ id, url, verified, createdTimestamp, verifiedTimestamp }: CallbackUrlItem): CallbackDomain {
  const verifiedAt = verifiedTimestamp === null ? null : toInstant(verifiedTimestamp);
  return { id: id as CallbackDomainId, url, verified, createdAt: toInstant(createdTimestamp), verifiedAt };
}
