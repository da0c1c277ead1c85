import type { DomainHealthGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { callbackDomainEndpoints } from '#src/adapters/http/endpoints/callback-domain-endpoints.ts';
import { toCallbackDomain } from './http-callback-domain-gateway.ts';

export class HttpDomainHealthGateway implements DomainHealthGateway {
  constructor(private readonly client: ApiClient) {}

  resume(id: CallbackDomainId): AsyncResult<CallbackDomain> {
    const call = this.client.call(callbackDomainEndpoints.resumeDomain, { params: { id } });
    return mapResult(call, ({ data }) => toCallbackDomain(data.item));
  }
}
