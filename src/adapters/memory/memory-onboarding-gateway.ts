import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryOnboardingGateway extends MemoryGateway implements OnboardingGateway {
  async answers<S extends QuestionnaireStage>(
    stage: S,
    signal?: AbortSignal,
  ): AsyncResult<OnboardingAnswers[S] | null> {
    const result = await this.call((bearer) => this.provider.onboarding.answers(bearer, stage), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async saveAnswers<S extends QuestionnaireStage>(stage: S, answers: OnboardingAnswers[S]): AsyncResult<StateChange> {
    const result = await this.call((bearer) => this.provider.onboarding.saveAnswers(bearer, stage, { ...answers }));
    return result.ok ? ok(result.value.item.state) : result;
  }

  async summary(signal?: AbortSignal): AsyncResult<OnboardingSummary> {
    const result = await this.call((bearer) => this.provider.onboarding.summary(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async confirmSummary(): AsyncResult<StateChange> {
    const result = await this.call((bearer) => this.provider.onboarding.confirm(bearer));
    return result.ok ? ok(result.value.item.state) : result;
  }
}
