import { reaction } from 'mobx';
import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { DraftStore } from '#src/application/forms/draft-store.ts';
import type { DraftSlot, DraftValues } from '#src/application/forms/form-draft.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';

export interface StageDraftsDeps {
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly session: SessionStore;
}

/** The drafts of the questionnaire, one store for each session that is in it. */
export class StageDrafts {
  /** Edits of stages that were left without saving them, until the session ends. */
  readonly left = new Map<QuestionnaireStage, DraftValues>();
  #current: DraftStore | null = null;
  #stop: Disposer = () => undefined;
  readonly #deps: StageDraftsDeps;

  constructor(deps: StageDraftsDeps) {
    this.#deps = deps;
  }

  start(): Disposer {
    const stopFollowing = reaction(
      () => this.#customer,
      (customer) => this.#switchTo(customer),
      { fireImmediately: true },
    );
    return () => {
      stopFollowing();
      this.#stop();
    };
  }

  /** Null outside the questionnaire, where a stage can neither restore nor leave a draft. */
  slot(stage: QuestionnaireStage): DraftSlot | null {
    return this.#current?.slot(stage) ?? null;
  }

  get #customer(): string | null {
    const { state, sessionId } = this.#deps.session;
    return ONBOARDING_STAGES.some((stage) => stage === state) ? sessionId : null;
  }

  #switchTo(customer: string | null): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#current = null;
    this.left.clear();
    if (customer === null) return;
    const { navigation } = this.#deps;
    // An earlier stage than that of the account may have been open.
    const reopen = new Map(
      ONBOARDING_STAGES.map((stage) => [stage as string, () => navigation.go(defaultRoute(stage), { replace: true })]),
    );
    this.#current = new DraftStore({ ...this.#deps, reopen });
    this.#stop = this.#current.start();
  }
}
