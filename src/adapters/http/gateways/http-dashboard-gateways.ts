import type { FirstCallGateway, GettingStartedGateway } from '#src/application/dashboard/dashboard-gateways.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { codeMissing } from '#src/adapters/http/client/not-sent.ts';
import type { LoadSlices } from '#src/adapters/http/client/json-slice.ts';
import { firstCallEndpoints, gettingStartedEndpoints } from '#src/adapters/http/endpoints/dashboard-endpoints.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

export class HttpFirstCallGateway implements FirstCallGateway {
  constructor(
    private readonly client: ApiClient,
    private readonly loadSlices: LoadSlices,
  ) {}

  /** The code that reads the response is fetched first; without it nothing is sent. */
  async send({ blockchain, network, address, apiKeyId }: SentFirstCall): AsyncResult<FirstCallResult> {
    const slices = await this.loadSlices().catch(() => null);
    if (!slices) return fail(codeMissing());
    const body = { blockchain, network, address, apiKeyId };
    const result = await this.client.call(firstCallEndpoints.sendRequest, { body });
    if (!result.ok) return result;
    const { text, status, data, context } = result.value;
    const { statusCode, responseTime: responseTimeMs } = data.item;
    try {
      const sliceAt = slices.createJsonSlicer(text);
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

export class HttpGettingStartedGateway implements GettingStartedGateway {
  constructor(private readonly client: ApiClient) {}

  load(signal?: AbortSignal): AsyncResult<readonly GettingStartedStep[]> {
    return mapResult(this.client.call(gettingStartedEndpoints.getSteps, { signal }), ({ data: { item } }) =>
      GETTING_STARTED_STEPS.filter((step) => item[step] === true),
    );
  }

  set(steps: readonly GettingStartedStep[]): AsyncResult<void> {
    const body = Object.fromEntries(steps.map((step) => [step, true as const]));
    return mapResult(this.client.call(gettingStartedEndpoints.setSteps, { body }), () => undefined);
  }
}
