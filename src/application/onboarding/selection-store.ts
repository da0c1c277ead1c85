import { makeAutoObservable } from 'mobx';
import { OTHER } from '#src/domain/onboarding/answers.ts';
import { selectionProblem, toggleOption } from '#src/domain/onboarding/selection.ts';
import type { SelectionDraft, SelectionStage } from './selection-rules.ts';
import type { StageRules } from './stage-rules.ts';
import { type StageDeps, StageStore } from './stage-store.ts';

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
