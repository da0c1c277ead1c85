import type { Provider } from '#mocks/provider/create-provider.ts';
import type { FirstCallGateway } from '#src/application/dashboard/first-call-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryFirstCallGateway implements FirstCallGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async send(call: SentFirstCall): AsyncResult<FirstCallResult> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.sendRequest.send(bearer, { ...call }));
    if (!result.ok) return result;
    const { request, response, statusCode, responseTime } = result.value.item;
    return ok({ request, response, statusCode, responseTimeMs: responseTime });
  }
}
