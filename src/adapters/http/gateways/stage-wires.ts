import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import type { AnsweredStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { companyFrom, planChoiceFrom, selectionFrom } from './stage-answers.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

/** The two calls of a stage, in the words of the domain. */
interface StageWire<S extends AnsweredStage> {
  read(client: ApiClient, signal?: AbortSignal): Reply<OnboardingAnswers[S] | null>;
  save(client: ApiClient, answers: OnboardingAnswers[S]): Reply<StateChange>;
}

/** Each stage of the questionnaire, under its own path (§7). */
export const stageWires: { readonly [S in AnsweredStage]: StageWire<S> } = {
  'company-data': {
    read: (client, signal) =>
      answered(client.call(endpoints.getCompanyData, { signal }), ({ companyName }) => companyFrom(companyName)),
    // Null is how no company is written, whichever way it was said here.
    save: (client, { companyName }) =>
      saved(client.call(endpoints.saveCompanyData, { body: { companyName: companyName || null } })),
  },
  'use-cases': {
    read: (client, signal) =>
      answered(client.call(endpoints.getUseCases, { signal }), (item) =>
        selectionFrom(item, item.useCases, item.useCasesCustom),
      ),
    save: (client, { useCases, useCasesCustom }) =>
      saved(client.call(endpoints.saveUseCases, { body: { useCases, useCasesCustom } })),
  },
  'blockchain-protocols': {
    read: (client, signal) =>
      answered(client.call(endpoints.getProtocols, { signal }), (item) =>
        selectionFrom(item, item.blockchainProtocols, item.blockchainProtocolsCustom),
      ),
    save: (client, { blockchainProtocols, blockchainProtocolsCustom }) =>
      saved(client.call(endpoints.saveProtocols, { body: { blockchainProtocols, blockchainProtocolsCustom } })),
  },
  channels: {
    read: (client, signal) =>
      answered(client.call(endpoints.getChannels, { signal }), (item) =>
        selectionFrom(item, item.channels, item.channelsCustom),
      ),
    save: (client, { channels, channelsCustom }) =>
      saved(client.call(endpoints.saveChannels, { body: { channels, channelsCustom } })),
  },
  'pricing-plan': {
    read: (client, signal) => answered(client.call(endpoints.getPlan, { signal }), planChoiceFrom),
    save: (client, { chosenSubscription, chosenCurrentPackage, offlinePaying }) =>
      saved(client.call(endpoints.savePlan, { body: { chosenSubscription, chosenCurrentPackage, offlinePaying } })),
  },
};

type ItemReply<Item> = Reply<{ readonly data: { readonly item: Item } }>;

function answered<Item, Answers>(call: ItemReply<Item | null>, translate: (item: Item) => Answers | null) {
  return translated(call, ({ data }) => (data.item === null ? null : translate(data.item)));
}

function saved(call: ItemReply<{ readonly state: StateChange }>): Reply<StateChange> {
  return translated(call, ({ data }) => data.item.state);
}
