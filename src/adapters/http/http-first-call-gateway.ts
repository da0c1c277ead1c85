import type { FirstCallGateway } from '../../application/dashboard/first-call-gateway';
import type { FirstCallAnswer, SentFirstCall } from '../../domain/dashboard/first-call';
import { boundFailure } from '../../application/session/call-session';
import { unexpected, unreachable } from '../../domain/shared/failure';
import { fail, ok, type Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';

export class HttpFirstCallGateway implements FirstCallGateway {
  constructor(private readonly client: ApiClient) {}

  /** What reads the reply is fetched first: without it nothing is sent. */
  async send({ blockchain, network, address, apiKeyId }: SentFirstCall): Reply<FirstCallAnswer> {
    const slices = await import('./json-slice').catch(() => null);
    if (!slices) return fail(unreachable());
    const body = { blockchain, network, address, apiKeyId };
    const reply = await this.client.call(endpoints.sendRequest, { body });
    if (!reply.ok) return reply;
    const { text, status, data, leaving } = reply.value;
    const { statusCode, responseTime: responseTimeMs } = data.item;
    try {
      const sliceAt = slices.jsonSlices(text);
      // A text as it is; of a JSON value the text that came, in which no number has lost a digit; nothing for nothing.
      const sent = (name: 'request' | 'response'): string => {
        const value = data.item[name];
        return typeof value === 'string' ? value : (sliceAt(['data', 'item', name]) ?? '');
      };
      return ok({ request: sent('request'), response: sent('response'), statusCode, responseTimeMs });
    } catch {
      // Nested deeper than the parser goes.
      return fail(boundFailure(unexpected(status), leaving));
    }
  }
}
