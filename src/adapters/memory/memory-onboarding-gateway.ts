import type { Answer } from '../../../mocks/provider/answer';
import type { Provider } from '../../../mocks/provider/create-provider';
import type { OnboardingGateway } from '../../application/onboarding/onboarding-gateway';
import type { StateChange } from '../../application/session/auth-gateway';
import type { CallSessions } from '../../application/session/call-session';
import type { AnsweredStage, OnboardingAnswers } from '../../domain/onboarding/answers';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

export class MemoryOnboardingGateway implements OnboardingGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async answers<S extends AnsweredStage>(stage: S, signal?: AbortSignal): Reply<OnboardingAnswers[S] | null> {
    const reply = await this.call((onboarding, bearer) => onboarding.answers(bearer, stage), signal);
    return reply.ok ? ok(reply.value.item) : reply;
  }

  async saveAnswers<S extends AnsweredStage>(stage: S, answers: OnboardingAnswers[S]): Reply<StateChange> {
    const reply = await this.call((onboarding, bearer) => onboarding.saveAnswers(bearer, stage, { ...answers }));
    return reply.ok ? ok(reply.value.item.state) : reply;
  }

  async summary(signal?: AbortSignal): Reply<OnboardingSummary> {
    const reply = await this.call((onboarding, bearer) => onboarding.summary(bearer), signal);
    return reply.ok ? ok(reply.value.item) : reply;
  }

  async confirmSummary(): Reply<StateChange> {
    const reply = await this.call((onboarding, bearer) => onboarding.confirm(bearer));
    return reply.ok ? ok(reply.value.item.state) : reply;
  }

  private call<Data>(
    work: (onboarding: Provider['onboarding'], bearer: string | null) => Answer<Data>,
    signal?: AbortSignal,
  ): Reply<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.onboarding, bearer), signal);
  }
}
