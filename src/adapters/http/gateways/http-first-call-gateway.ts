import type { FirstCallGateway } from '#src/application/dashboard/dashboard-gateways.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { createJsonSlicer } from '#src/adapters/http/client/json-slice.ts';
import { firstCallEndpoints } from '#src/adapters/http/endpoints/dashboard-endpoints.ts';

export class HttpFirstCallGateway implements FirstCallGateway {
  constructor(private readonly client: ApiClient) {}

  async send({ blockchain, network, address, apiKeyId }: SentFirstCall): AsyncResult<FirstCallResult> {
    const body = { blockchain, network, address, apiKeyId };
    const result = await this.client.call(firstCallEndpoints.sendRequest, { body });
    if (!result.ok) return result;
    const { text, status, data, context } = result.value;
    const { statusCode, responseTime: responseTimeMs } = data.item;
    try {
      const sliceAt = createJsonSlicer(text);
      // Text stays; a JSON value is sliced verbatim, so that no number loses digits.
      const sent = (name: 'request' | 'response'): string => {
        const value = data.item[name];
        return typeof value === 'string' ? value : (sliceAt(['data', 'item', name]) ?? '');
      };
      return ok({ request: sent('request'), response: sent('response'), statusCode, responseTimeMs });
    } catch {
      // Nested deeper than the parser goes.
      return fail(withOrigin(unexpected(status), context));
    }
  }
}
