import type { CatalogGateway } from '#src/application/plans/catalog-gateway.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { catalogEndpoints } from '#src/adapters/http/endpoints/catalog-endpoints.ts';
import { toPlan } from './to-plan.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

export class HttpCatalogGateway implements CatalogGateway {
  constructor(private readonly client: ApiClient) {}

  protocols(signal?: AbortSignal): AsyncResult<readonly Protocol[]> {
    return mapResult(this.client.call(catalogEndpoints.listProtocols, { signal }), ({ data }) =>
      data.items.map((protocol) => ({ ...protocol, publicName: protocol.publicName || protocol.name })),
    );
  }

  plans(signal?: AbortSignal): AsyncResult<readonly Plan[]> {
    return mapResult(this.client.call(catalogEndpoints.listPackages, { signal }), ({ data }) => data.items.map(toPlan));
  }
}
