import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryOnboardingGateway implements OnboardingGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async answers<S extends QuestionnaireStage>(
    stage: S,
    signal?: AbortSignal,
  ): AsyncResult<OnboardingAnswers[S] | null> {
    const result = await this.call((onboarding, bearer) => onboarding.answers(bearer, stage), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async saveAnswers<S extends QuestionnaireStage>(stage: S, answers: OnboardingAnswers[S]): AsyncResult<StateChange> {
    const result = await this.call((onboarding, bearer) => onboarding.saveAnswers(bearer, stage, { ...answers }));
    return result.ok ? ok(result.value.item.state) : result;
  }

  async summary(signal?: AbortSignal): AsyncResult<OnboardingSummary> {
    const result = await this.call((onboarding, bearer) => onboarding.summary(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async confirmSummary(): AsyncResult<StateChange> {
    const result = await this.call((onboarding, bearer) => onboarding.confirm(bearer));
    return result.ok ? ok(result.value.item.state) : result;
  }

  private call<Data>(
    work: (onboarding: Provider['onboarding'], bearer: string | null) => ServiceResult<Data>,
    signal?: AbortSignal,
  ): AsyncResult<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.onboarding, bearer), signal);
  }
}
