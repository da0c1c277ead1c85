import type { CatalogueGateway } from '../../application/catalogue/catalogue-gateway';
import type { Plan } from '../../domain/onboarding/plan';
import type { Protocol } from '../../domain/onboarding/protocol';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { planFrom } from './plan-from';
import { translated } from './translated';

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
