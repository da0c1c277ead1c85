import type { OnboardingGateway } from '../../application/onboarding/onboarding-gateway';
import type { StateChange } from '../../application/session/auth-gateway';
import type { AnsweredStage, OnboardingAnswers } from '../../domain/onboarding/answers';
import type { OnboardingSummary } from '../../domain/onboarding/summary';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { stageWires } from './stage-wires';
import { summaryFrom } from './summary-from';
import { translated } from './translated';

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
