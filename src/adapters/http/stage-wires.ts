import type { StateChange } from '../../application/session/auth-gateway';
import type { AnsweredStage, OnboardingAnswers } from '../../domain/onboarding/answers';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { companyFrom, planChoiceFrom, selectionFrom } from './stage-answers';
import { translated } from './translated';

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
