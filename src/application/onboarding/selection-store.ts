import { makeAutoObservable } from 'mobx';
import { OTHER } from '#src/domain/onboarding/answers.ts';
import { selectionProblem, toggled } from '#src/domain/onboarding/selection.ts';
import type { SelectionDraft, SelectionStage } from './selection-rules.ts';
import type { StageRules } from './stage-rules.ts';
import { type StagePorts, StageStore } from './stage-store.ts';

/** A stage that chooses from a list, with an Other in one's own words (§5). */
export class SelectionStore<S extends SelectionStage> {
  readonly stage: StageStore<S, SelectionDraft>;

  constructor(rules: StageRules<S, SelectionDraft>, ports: StagePorts) {
    this.stage = new StageStore(rules, ports);
    makeAutoObservable(this, { stage: false }, { autoBind: true });
  }

  get chosen(): readonly string[] {
    return this.stage.draft.chosen;
  }

  get asksForOther(): boolean {
    return this.chosen.includes(OTHER);
  }

  get isCustomBlank(): boolean {
    return selectionProblem(this.chosen, this.stage.draft.custom) === 'custom-is-blank';
  }

  toggle(option: string): void {
    this.stage.change({ chosen: toggled(this.chosen, option) });
  }

  /** Takes the place of whatever was chosen before. */
  choose(option: string): void {
    this.stage.change({ chosen: [option] });
  }

  write(custom: string): void {
    this.stage.change({ custom });
  }
}
