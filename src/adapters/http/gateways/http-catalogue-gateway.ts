import type { CatalogueGateway } from '#src/application/plans/catalogue-gateway.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { planFrom } from './plan-from.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly client: ApiClient) {}

  protocols(signal?: AbortSignal): Reply<readonly Protocol[]> {
    return translated(this.client.call(endpoints.listProtocols, { signal }), ({ data }) =>
      data.items.map((protocol) => ({ ...protocol, publicName: protocol.publicName || protocol.name })),
    );
  }

  plans(signal?: AbortSignal): Reply<readonly Plan[]> {
    return translated(this.client.call(endpoints.listPackages, { signal }), ({ data }) => data.items.map(planFrom));
  }
}
