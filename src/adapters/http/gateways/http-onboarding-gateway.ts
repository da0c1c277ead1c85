import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { onboardingEndpoints } from '#src/adapters/http/endpoints/onboarding-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { stageMappings } from './onboarding-stage-mappings.ts';

type WireSummary = DataOf<typeof onboardingEndpoints.getSummary>['item'];

export class HttpOnboardingGateway implements OnboardingGateway {
  constructor(private readonly client: ApiClient) {}

  answers<S extends QuestionnaireStage>(stage: S, signal?: AbortSignal): AsyncResult<OnboardingAnswers[S] | null> {
    return stageMappings[stage].read(this.client, signal);
  }

  saveAnswers<S extends QuestionnaireStage>(stage: S, answers: OnboardingAnswers[S]): AsyncResult<StateChange> {
    return stageMappings[stage].save(this.client, answers);
  }

  summary(signal?: AbortSignal): AsyncResult<OnboardingSummary> {
    return mapResult(this.client.call(onboardingEndpoints.getSummary, { signal }), ({ data }) => toSummary(data.item));
  }

  confirmSummary(): AsyncResult<StateChange> {
    return mapResult(this.client.call(onboardingEndpoints.confirmSummary, {}), ({ data }) => data.item.state);
  }
}

/** A company name of blanks is none. */
function toSummary(item: WireSummary): OnboardingSummary {
  return { ...item, companyName: item.companyName?.trim() || null };
}
