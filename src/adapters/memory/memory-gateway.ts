import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider, callProviderAsVisitor } from './call-provider.ts';

/** What the gateways on the simulation share: the provider, and the session of each call. */
export class MemoryGateway {
  constructor(
    protected readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  protected call<Data>(work: (bearer: string | null) => ServiceResult<Data>, signal?: AbortSignal): AsyncResult<Data> {
    return callProvider(this.sessions, work, signal);
  }

  protected visit<Data>(work: () => ServiceResult<Data>): AsyncResult<ServiceResult<Data>> {
    return callProviderAsVisitor(this.sessions, work);
  }
}
