import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type {
  QuestionnaireStage,
  OnboardingAnswers,
  CompanyAnswer,
  PlanAnswer,
} from '#src/domain/onboarding/answers.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { onboardingEndpoints } from '#src/adapters/http/endpoints/onboarding-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';

type WirePlan = NonNullable<DataOf<typeof onboardingEndpoints.getPlan>['item']>;

interface StageMapping<S extends QuestionnaireStage> {
  read(client: ApiClient, signal?: AbortSignal): AsyncResult<OnboardingAnswers[S] | null>;
  save(client: ApiClient, answers: OnboardingAnswers[S]): AsyncResult<StateChange>;
}

const stageMappings: { readonly [S in QuestionnaireStage]: StageMapping<S> } = {
  'company-data': {
    read: (client, signal) =>
      readAnswers(client.call(onboardingEndpoints.getCompanyData, { signal }), ({ companyName }) =>
        toCompanyAnswer(companyName),
      ),
    // The wire has null for no company.
    save: (client, { companyName }) =>
      readSavedState(client.call(onboardingEndpoints.saveCompanyData, { body: { companyName: companyName || null } })),
  },
  'use-cases': {
    read: (client, signal) =>
      readAnswers(client.call(onboardingEndpoints.getUseCases, { signal }), (item) =>
        toSelectionAnswer(item, item.useCases, item.useCasesCustom),
      ),
    save: (client, { useCases, useCasesCustom }) =>
      readSavedState(client.call(onboardingEndpoints.saveUseCases, { body: { useCases, useCasesCustom } })),
  },
  'blockchain-protocols': {
    read: (client, signal) =>
      readAnswers(client.call(onboardingEndpoints.getProtocols, { signal }), (item) =>
        toSelectionAnswer(item, item.blockchainProtocols, item.blockchainProtocolsCustom),
      ),
    save: (client, { blockchainProtocols, blockchainProtocolsCustom }) =>
      readSavedState(
        client.call(onboardingEndpoints.saveProtocols, { body: { blockchainProtocols, blockchainProtocolsCustom } }),
      ),
  },
  channels: {
    read: (client, signal) =>
      readAnswers(client.call(onboardingEndpoints.getChannels, { signal }), (item) =>
        toSelectionAnswer(item, item.channels, item.channelsCustom),
      ),
    save: (client, { channels, channelsCustom }) =>
      readSavedState(client.call(onboardingEndpoints.saveChannels, { body: { channels, channelsCustom } })),
  },
  'pricing-plan': {
    read: (client, signal) => readAnswers(client.call(onboardingEndpoints.getPlan, { signal }), toPlanAnswer),
    save: (client, { chosenSubscription, chosenCurrentPackage, offlinePaying }) =>
      readSavedState(
        client.call(onboardingEndpoints.savePlan, {
          body: { chosenSubscription, chosenCurrentPackage, offlinePaying },
        }),
      ),
  },
};

type ItemResult<Item> = AsyncResult<{ readonly data: { readonly item: Item } }>;

function readAnswers<Item, Answers>(call: ItemResult<Item | null>, translate: (item: Item) => Answers | null) {
  return mapResult(call, ({ data }) => (data.item === null ? null : translate(data.item)));
}

function readSavedState(call: ItemResult<{ readonly state: StateChange }>): AsyncResult<StateChange> {
  return mapResult(call, ({ data }) => data.item.state);
}

/** A null or empty name means no company; an absent one means unknown. */
function toCompanyAnswer(companyName: string | null | undefined): CompanyAnswer | null {
  return companyName === undefined ? null : { companyName: companyName?.trim() || null };
}

/** An empty stage was never answered, because it cannot be saved empty. */
function toSelectionAnswer<Item>(item: Item, chosen: readonly string[], custom: string): Item | null {
  return chosen.length === 0 && custom.trim() === '' ? null : item;
}

/** Only the plan is required; the rest defaults to monthly payment by card. */
function toPlanAnswer({ chosenSubscription, chosenCurrentPackage, offlinePaying }: WirePlan): PlanAnswer | null {
  if (chosenCurrentPackage === null) return null;
  return { chosenSubscription: chosenSubscription ?? 'monthly', chosenCurrentPackage, offlinePaying };
}

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
