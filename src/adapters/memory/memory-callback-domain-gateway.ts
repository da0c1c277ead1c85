import type { CallbackUrlItem } from '#mocks/provider/callback-domains/callback-domain-service.ts';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import {
  type CallbackDomain,
  type CallbackDomainId,
  stripScheme,
} from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery, toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryCallbackDomainGateway extends MemoryGateway implements CallbackDomainGateway {
  async list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>> {
    const query = offsetQuery(after);
    const result = await this.call((bearer) => this.provider.callbackUrls.list(bearer, query), signal);
    if (!result.ok) return result;
    const { callbackUrls, hasMore } = result.value.item;
    return ok(offsetPage(callbackUrls.map(toCallbackDomain), query.offset, hasMore));
  }

  async add(domain: string): AsyncResult<{ readonly url: string }> {
    const result = await this.call((bearer) => this.provider.callbackUrls.add(bearer, { domain }));
    return result.ok ? ok(result.value.item) : result;
  }

  async remove({ id, url }: CallbackDomain): AsyncResult<void> {
    const result = await this.call((bearer) =>
      this.provider.callbackUrls.remove(bearer, id, { url: stripScheme(url) }),
    );
    return result.ok ? ok(undefined) : result;
  }
}

function toCallbackDomain({ id, url, verified, createdTimestamp, verifiedTimestamp }: CallbackUrlItem): CallbackDomain {
  const verifiedAt = verifiedTimestamp === null ? null : toInstant(verifiedTimestamp);
  return { id: id as CallbackDomainId, url, verified, createdAt: toInstant(createdTimestamp), verifiedAt };
}
