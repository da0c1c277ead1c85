import { type QuestionnaireStage, type OnboardingAnswers, OTHER } from '#src/domain/onboarding/answers.ts';
import {
  customAnswer,
  type SelectionProblem,
  selectionProblem,
  withoutBlankOther,
  toggleOption,
  allOptions,
} from '#src/domain/onboarding/selection.ts';
import { joinChosen, splitChosen } from '#src/application/forms/draft-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type StageRules, type StageDeps, StageStore } from './stage-store.ts';
import { makeAutoObservable } from 'mobx';
import { filterProtocols, type Protocol } from '#src/domain/shared/protocol.ts';
import { loadAndReport } from '#src/application/async/resource.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';

export interface SelectionDraft {
  readonly chosen: readonly string[];
  readonly custom: string;
}

type SelectionStage = Extract<QuestionnaireStage, 'use-cases' | 'blockchain-protocols' | 'channels'>;

interface SelectionForm<S extends SelectionStage> {
  readonly stage: S;
  readonly messages: Readonly<Record<SelectionProblem, MessageKey>>;
  readonly read: (answer: OnboardingAnswers[S]) => SelectionDraft;
  readonly write: (draft: SelectionDraft) => OnboardingAnswers[S];
}

/** The three stages that choose from a list differ only in names. */
function selectionRules<S extends SelectionStage>(form: SelectionForm<S>): StageRules<S, SelectionDraft> {
  const { stage, messages, read, write } = form;
  const toAnswers = ({ chosen, custom }: SelectionDraft) => write({ chosen, custom: customAnswer(chosen, custom) });
  return {
    stage,
    blank: { chosen: [], custom: '' },
    toDraft: read,
    missing({ chosen, custom }) {
      const problem = selectionProblem(chosen, custom);
      return problem && messages[problem];
    },
    toAnswers,
    toPartialAnswers({ chosen, custom }) {
      const withoutBlank = withoutBlankOther(chosen, custom);
      return withoutBlank.length > 0 ? toAnswers({ chosen: withoutBlank, custom }) : null;
    },
    toTyped: ({ chosen, custom }) => ({ chosen: joinChosen(chosen), custom }),
    fromTyped: ({ chosen = '', custom = '' }) => ({ chosen: splitChosen(chosen), custom }),
  };
}

export const useCasesRules = selectionRules({
  stage: 'use-cases',
  messages: { 'nothing-chosen': 'use-cases.missing', 'custom-is-blank': 'use-cases.custom-is-blank' },
  read: ({ useCases, useCasesCustom }) => ({ chosen: useCases, custom: useCasesCustom }),
  write: ({ chosen, custom }) => ({ useCases: chosen, useCasesCustom: custom }),
});

const protocolsRules = selectionRules({
  stage: 'blockchain-protocols',
  messages: { 'nothing-chosen': 'protocols.missing', 'custom-is-blank': 'protocols.custom-is-blank' },
  read: (answer) => ({ chosen: answer.blockchainProtocols, custom: answer.blockchainProtocolsCustom }),
  write: ({ chosen, custom }) => ({ blockchainProtocols: chosen, blockchainProtocolsCustom: custom }),
});

export const channelsRules = selectionRules({
  stage: 'channels',
  messages: { 'nothing-chosen': 'channels.missing', 'custom-is-blank': 'channels.custom-is-blank' },
  read: ({ channels, channelsCustom }) => ({ chosen: channels.slice(0, 1), custom: channelsCustom }),
  write: ({ chosen, custom }) => ({ channels: chosen, channelsCustom: custom }),
});

export class SelectionStore<S extends SelectionStage> {
  readonly stage: StageStore<S, SelectionDraft>;

  constructor(rules: StageRules<S, SelectionDraft>, deps: StageDeps) {
    this.stage = new StageStore(rules, deps);
    makeAutoObservable(this, { stage: false }, { autoBind: true });
  }

  get chosen(): readonly string[] {
    return this.stage.draft.chosen;
  }

  get isOtherChosen(): boolean {
    return this.chosen.includes(OTHER);
  }

  get isCustomBlank(): boolean {
    return selectionProblem(this.chosen, this.stage.draft.custom) === 'custom-is-blank';
  }

  toggle(option: string): void {
    this.stage.change({ chosen: toggleOption(this.chosen, option) });
  }

  choose(option: string): void {
    this.stage.change({ chosen: [option] });
  }

  setCustom(custom: string): void {
    this.stage.change({ custom });
  }
}

export class ProtocolsStore {
  readonly selection: SelectionStore<'blockchain-protocols'>;
  filter = '';
  readonly #catalog: CatalogStore;
  readonly #deps: StageDeps;

  constructor(catalog: CatalogStore, deps: StageDeps) {
    this.#catalog = catalog;
    this.#deps = deps;
    this.selection = new SelectionStore(protocolsRules, deps);
    makeAutoObservable(this, { selection: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.loadProtocols();
    return this.selection.stage.start();
  }

  async load(): Promise<void> {
    const { stage } = this.selection;
    await Promise.all([this.loadProtocols(), stage.isLoaded ? null : stage.load()]);
  }

  get protocols(): CatalogStore['protocols'] {
    return this.#catalog.protocols;
  }

  get shown(): readonly Protocol[] {
    return filterProtocols(this.options, this.filter);
  }

  setFilter(filter: string): void {
    this.filter = filter;
  }

  /** Chosen protocols stay visible even if the provider no longer lists them. */
  private get options(): readonly Protocol[] {
    const known = new Map((this.protocols.value ?? []).map((protocol) => [protocol.name, protocol]));
    return allOptions([...known.keys()], this.selection.chosen)
      .filter((name) => name !== OTHER)
      .map((name) => known.get(name) ?? { name, publicName: name, logoSvgBase64: '' });
  }

  private loadProtocols(): Promise<void> {
    return loadAndReport(this.#catalog.protocols, this.#deps.report, 'own-read');
  }
}
