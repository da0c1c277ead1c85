import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import {
  type CallbackDomain,
  type CallbackDomainId,
  type DomainHealth,
  stripScheme,
} from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { callbackDomainEndpoints } from '#src/adapters/http/endpoints/callback-domain-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type WireUrl = DataOf<typeof callbackDomainEndpoints.listDomains>['item']['callbackUrls'][number];

export class HttpCallbackDomainGateway implements CallbackDomainGateway {
  constructor(private readonly client: ApiClient) {}

  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackDomain>> {
    const query = offsetQuery(after);
    const call = this.client.call(callbackDomainEndpoints.listDomains, { query, signal });
    return mapResult(call, ({ data: { item, hasMore } }) =>
      offsetPage(item.callbackUrls.map(toCallbackDomain), after, item.hasMore ?? hasMore),
    );
  }

  add(domain: string): AsyncResult<{ readonly url: string }> {
    return mapResult(
      this.client.call(callbackDomainEndpoints.addDomain, { body: { domain } }),
      ({ data }) => data.item,
    );
  }

  remove({ id, url }: CallbackDomain): AsyncResult<void> {
    const call = this.client.call(callbackDomainEndpoints.removeDomain, {
      params: { id },
      body: { url: stripScheme(url) },
    });
    return mapResult(call, () => undefined);
  }
}

export function toCallbackDomain({ id, health, ...domain }: WireUrl): CallbackDomain {
  const { url, verified, createdTimestamp: createdAt, verifiedTimestamp: verifiedAt } = domain;
  return {
    ...{ id: id as CallbackDomainId, url, verified, createdAt, verifiedAt },
    ...(health && { health: toHealth(health) }),
  };
}

function toHealth({ sinceTimestamp, lastSuccessTimestamp, ...health }: NonNullable<WireUrl['health']>): DomainHealth {
  return { ...health, since: sinceTimestamp, lastSuccess: lastSuccessTimestamp };
}
