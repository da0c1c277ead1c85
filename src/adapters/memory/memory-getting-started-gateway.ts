import type { Provider } from '#mocks/provider/create-provider.ts';
import type { GettingStartedGateway } from '#src/application/dashboard/getting-started-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryGettingStartedGateway implements GettingStartedGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async load(signal?: AbortSignal): Reply<readonly GettingStartedStep[]> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.gettingStarted.load(bearer), signal);
    if (!reply.ok) return reply;
    const { item } = reply.value;
    return ok(GETTING_STARTED_STEPS.filter((step) => item[step] === true));
  }

  async set(steps: readonly GettingStartedStep[]): Reply<void> {
    const posted = Object.fromEntries(steps.map((step) => [step, true]));
    const reply = await callProvider(this.sessions, (bearer) => this.provider.gettingStarted.set(bearer, posted));
    return reply.ok ? ok(undefined) : reply;
  }
}
