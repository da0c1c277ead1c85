import type { FirstCallGateway } from '#src/application/dashboard/first-call-gateway.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryFirstCallGateway extends MemoryGateway implements FirstCallGateway {
  async send(call: SentFirstCall): AsyncResult<FirstCallResult> {
    const result = await this.call((bearer) => this.provider.sendRequest.send(bearer, { ...call }));
    if (!result.ok) return result;
    const { request, response, statusCode, responseTime } = result.value.item;
    return ok({ request, response, statusCode, responseTimeMs: responseTime });
  }
}
