import { makeAutoObservable } from 'mobx';
import type { Stage } from '#src/domain/onboarding/answers.ts';
import { offeredStages, stagesBetween } from '#src/domain/onboarding/stage-order.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';

const SKIPPED_KEY = 'gatehouse.skipped-stages';

/** The stages that this provider asks: those of the settings, without those that its account states pass over. */
export class OfferedStages {
  private skipped: { readonly owner: string | null; readonly stages: readonly string[] } | null = null;
  readonly #configured: readonly Stage[];
  readonly #session: SessionStore;

  constructor(configured: readonly Stage[], session: SessionStore) {
    this.#configured = configured;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get list(): readonly Stage[] {
    const { state } = this.#session;
    const skipped = this.skippedStages;
    return offeredStages(
      this.#configured.filter((stage) => !skipped.includes(stage)),
      state,
    );
  }

  /** The provider has led an account from one stage to a later state. */
  advance(from: Stage, state: AccountState): void {
    const passedOver = stagesBetween(from, state).filter((stage) => this.list.includes(stage));
    if (passedOver.length === 0) return;
    const { sessionId, own } = this.#session;
    const stages = [...this.skippedStages, ...passedOver];
    own.storage.set(SKIPPED_KEY, JSON.stringify(stages));
    this.skipped = { owner: sessionId, stages };
  }

  private get skippedStages(): readonly string[] {
    const { sessionId, own } = this.#session;
    return this.skipped?.owner === sessionId ? this.skipped.stages : parseStages(own.storage.get(SKIPPED_KEY));
  }
}

function parseStages(stored: string | null): readonly string[] {
  try {
    const stages: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(stages) ? stages.map(String) : [];
  } catch {
    return [];
  }
}
