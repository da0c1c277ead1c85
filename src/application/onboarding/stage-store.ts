import { reaction, makeAutoObservable, runInAction } from 'mobx';
import { ONBOARDING_STAGES, type AccountState } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/admit.ts';
import type { QuestionnaireStage, OnboardingAnswers, Stage } from '#src/domain/onboarding/answers.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { DraftStore, type DraftSlot, type DraftValues } from '#src/application/forms/draft-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type LaterStage, stageAfter, previousStage, stateAfterSaving } from '#src/domain/onboarding/stage-order.ts';
import { type RequestFailure, type Failure, unexpected } from '#src/domain/shared/failure.ts';
import { Resource } from '#src/application/async/resource.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { OfferedStages } from './offered-stages.ts';
import type { OnboardingGateway } from './onboarding-gateway.ts';

interface StageDraftsDeps {
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

/** What distinguishes one stage; `D` is the draft of its answer. */
export interface StageRules<S extends QuestionnaireStage, D> {
  readonly stage: S;
  readonly blank: D;
  /** `isCompleted` means the account is past this stage, so an empty answer was intended. */
  readonly toDraft: (answer: OnboardingAnswers[S], isCompleted: boolean) => D;
  /** Why Next is disabled; null if it is enabled. */
  readonly missing: (draft: D) => MessageKey | null;
  readonly toAnswers: (draft: D) => OnboardingAnswers[S];
  /** What Back saves; null if nothing was chosen. */
  readonly toPartialAnswers: (draft: D) => OnboardingAnswers[S] | null;
  readonly toTyped: (draft: D) => DraftValues;
  readonly fromTyped: (typed: DraftValues) => Partial<D>;
}

export interface StageDeps {
  readonly gateway: OnboardingGateway;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly report: ReportFailure;
  readonly translate: Translate;
  /** The earlier answers failed to load; a stage may show it differently. */
  readonly onLoadFailed: (failure: RequestFailure) => void;
  readonly stages: OfferedStages;
  readonly drafts: Pick<StageDrafts, 'slot' | 'left'>;
}

/** Earlier answers, the draft, and both directions. No failure loses the draft. */
export class StageStore<S extends QuestionnaireStage, D extends object> {
  readonly saved: Resource<OnboardingAnswers[S] | null>;
  draft: D;
  saving: 'back' | 'next' | null = null;
  isRestored = false;
  /** Made when they are read, so that they follow the language. */
  private errors: (() => readonly string[]) | null = null;
  #isEdited = false;
  #isOpen = false;
  readonly #rules: StageRules<S, D>;
  readonly #deps: StageDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(rules: StageRules<S, D>, deps: StageDeps) {
    this.#rules = rules;
    this.#deps = deps;
    this.draft = rules.blank;
    this.saved = new Resource((signal) => deps.gateway.answers(rules.stage, signal));
    makeAutoObservable(this, { saved: false }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  get stage(): S {
    return this.#rules.stage;
  }

  start(): Disposer {
    this.#isOpen = true;
    const stopDraft = this.trackDraft();
    const { session } = this.#deps;
    const customer = session.sessionId;
    void this.load();
    return () => {
      stopDraft();
      if (session.sessionId === customer) this.keepEdits();
      this.#isOpen = false;
      this.saved.stop();
    };
  }

  async load(): Promise<void> {
    await this.saved.load();
    const { state } = this.saved;
    if (state.kind === 'failed') this.#deps.onLoadFailed(state.failure);
    if (state.kind === 'ready' && !this.#isEdited) this.applyAnswers(state.value);
  }

  change(part: Partial<D>): void {
    this.#isEdited = true;
    this.errors = null;
    this.draft = { ...this.draft, ...part };
  }

  dismissRestored(): void {
    this.isRestored = false;
  }

  /** Nothing may overwrite the earlier answers before they load. */
  get isLoaded(): boolean {
    return this.saved.state.kind === 'ready';
  }

  get missing(): MessageKey | null {
    return this.isLoaded ? this.#rules.missing(this.draft) : null;
  }

  get canContinue(): boolean {
    return this.isLoaded && this.saving === null && this.missing === null;
  }

  get previous(): Stage | null {
    return previousStage(this.stage, this.#deps.stages.list);
  }

  get following(): LaterStage {
    return stageAfter(this.stage, this.#deps.session.state, this.#deps.stages.list);
  }

  async next(): Promise<void> {
    if (!this.canContinue) return;
    const { stage } = this.#rules;
    const currentState = this.#deps.session.state;
    const result = await this.save('next', this.#rules.toAnswers(this.draft));
    if (!result) return;
    // The response says that the stage is still to be answered.
    if (result.state === stage) return this.fail(unexpected(200));
    const { stages } = this.#deps;
    if (currentState === stage && result.state !== null) stages.advance(stage, result.state);
    const state = stateAfterSaving(stage, { currentState, serverState: result.state }, stages.list);
    this.navigate(defaultRoute(state), state);
  }

  /** Saves first if something was chosen. */
  async back(): Promise<void> {
    const { previous } = this;
    if (previous) await this.goToStage(previous, this.isLoaded);
  }

  /** Opens a step of the progress indicator after saving changes, like Back. */
  async goToStage(stage: Stage, shouldSave = this.isLoaded && this.#isEdited): Promise<void> {
    if (this.saving !== null) return;
    const partialAnswers = shouldSave ? this.#rules.toPartialAnswers(this.draft) : null;
    const result = partialAnswers === null ? { state: null } : await this.save('back', partialAnswers);
    if (result) this.navigate(defaultRoute(stage), result.state);
  }

  /** Restores what was typed, and leaves it if the session ends before the stage is left. */
  private trackDraft(): Disposer {
    const { drafts } = this.#deps;
    const left = drafts.left.get(this.#rules.stage);
    if (left) this.change(this.#rules.fromTyped(left));
    const slot = drafts.slot(this.#rules.stage);
    const typed = slot?.consume();
    if (typed) {
      this.change(this.#rules.fromTyped(typed));
      this.isRestored = true;
    }
    return slot?.track(() => (this.#isEdited ? this.#rules.toTyped(this.draft) : null)) ?? (() => undefined);
  }

  /** Not every way out saves them, such as the browser's Back. */
  private keepEdits(): void {
    const { stage, toTyped } = this.#rules;
    if (this.#isEdited) this.#deps.drafts.left.set(stage, toTyped(this.draft));
    else this.#deps.drafts.left.delete(stage);
  }

  private async save(
    direction: 'back' | 'next',
    answer: OnboardingAnswers[S],
  ): Promise<{ readonly state: AccountState | null } | null> {
    const { gateway, session } = this.#deps;
    const customer = session.sessionId;
    const { draft } = this;
    this.startSaving(direction);
    const result = await gateway.saveAnswers(this.#rules.stage, answer);
    this.finishSaving();
    if (session.sessionId !== customer) return null;
    if (result.ok) {
      if (this.draft === draft) this.#isEdited = false;
      return { state: result.value };
    }
    this.fail(result.failure);
    return null;
  }

  /** A person who has navigated away stays there. */
  private navigate(path: string, state: AccountState | null): void {
    if (state !== null) this.#deps.session.setAccountState(state);
    if (this.#isOpen) this.#deps.navigation.go(path);
  }

  private applyAnswers(answer: OnboardingAnswers[S] | null): void {
    const { blank, toDraft, stage } = this.#rules;
    const isCompleted = this.#deps.session.state !== stage;
    runInAction(() => {
      this.draft = answer === null ? blank : toDraft(answer, isCompleted);
    });
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    this.#deps.report(failure, 'own-mutation', this.#shownBy());
    this.errors = () => failureMessages(failure, 'own-mutation', this.#deps.translate);
  }

  private startSaving(direction: 'back' | 'next'): void {
    this.saving = direction;
    this.errors = null;
  }

  private finishSaving(): void {
    this.saving = null;
  }
}
