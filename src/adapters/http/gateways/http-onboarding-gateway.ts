import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { AnsweredStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { stageWires } from './stage-wires.ts';
import { summaryFrom } from './summary-from.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

export class HttpOnboardingGateway implements OnboardingGateway {
  constructor(private readonly client: ApiClient) {}

  answers<S extends AnsweredStage>(stage: S, signal?: AbortSignal): Reply<OnboardingAnswers[S] | null> {
    return stageWires[stage].read(this.client, signal);
  }

  saveAnswers<S extends AnsweredStage>(stage: S, answers: OnboardingAnswers[S]): Reply<StateChange> {
    return stageWires[stage].save(this.client, answers);
  }

  summary(signal?: AbortSignal): Reply<OnboardingSummary> {
    return translated(this.client.call(endpoints.getSummary, { signal }), ({ data }) => summaryFrom(data.item));
  }

  confirmSummary(): Reply<StateChange> {
    return translated(this.client.call(endpoints.confirmSummary, {}), ({ data }) => data.item.state);
  }
}
