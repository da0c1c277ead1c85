import type { Provider } from '../../../mocks/provider/create-provider';
import type { FirstCallGateway } from '../../application/dashboard/first-call-gateway';
import type { CallSessions } from '../../application/session/call-session';
import type { FirstCallAnswer, SentFirstCall } from '../../domain/dashboard/first-call';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

export class MemoryFirstCallGateway implements FirstCallGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async send(call: SentFirstCall): Reply<FirstCallAnswer> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.sendRequest.send(bearer, { ...call }));
    if (!reply.ok) return reply;
    const { request, response, statusCode, responseTime } = reply.value.item;
    return ok({ request, response, statusCode, responseTimeMs: responseTime });
  }
}
