import type { Answer } from '#mocks/provider/answer.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { AnsweredStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

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
