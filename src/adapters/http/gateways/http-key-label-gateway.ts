import type { KeyLabelGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { keyLabelEndpoints } from '#src/adapters/http/endpoints/key-label-endpoints.ts';

export class HttpKeyLabelGateway implements KeyLabelGateway {
  constructor(private readonly client: ApiClient) {}

  change(id: ApiKeyId, labels: readonly string[]): AsyncResult<readonly string[]> {
    const call = this.client.call(keyLabelEndpoints.setKeyLabels, { params: { id }, body: { labels: [...labels] } });
    return mapResult(call, ({ data }) => data.item.labels);
  }
}
