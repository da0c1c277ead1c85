import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { defaultRoute } from '#src/domain/auth/route-gate.ts';
import type { AnsweredStage, OnboardingAnswers, Stage } from '#src/domain/onboarding/answers.ts';
import { pathAfterSaving, previousStage, stateAfterSaving } from '#src/domain/onboarding/stage-order.ts';
import type { AnsweredFailure, Failure } from '#src/domain/shared/failure.ts';
import { Resource } from '#src/application/async/resource.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { OnboardingGateway } from './onboarding-gateway.ts';
import type { StageRules } from './stage-rules.ts';

export interface StagePorts {
  readonly gateway: OnboardingGateway;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly report: ReportFailure;
  readonly translate: Translate;
  /** The answers of before did not come: a stage may tell of it in its own way (§8). */
  readonly loadFailed: (failure: AnsweredFailure) => void;
}

/**
 * One stage of the questionnaire: what was answered before, on whatever device, what is chosen now, and the ways back and
 * on (§2, §4). Nothing chosen is lost to a failure.
 */
export class StageStore<S extends AnsweredStage, D extends object> {
  readonly saved: Resource<OnboardingAnswers[S] | null>;
  draft: D;
  moving: 'back' | 'next' | null = null;
  /** What went wrong at the last try; stays after its toast has gone. */
  problems: readonly string[] = [];
  private isEdited = false;
  private isOpen = false;

  constructor(
    private readonly rules: StageRules<S, D>,
    private readonly ports: StagePorts,
  ) {
    this.draft = rules.blank;
    this.saved = new Resource((signal) => ports.gateway.answers(rules.stage, signal));
    makeAutoObservable<this, 'rules' | 'ports' | 'isOpen' | 'isEdited'>(
      this,
      { rules: false, ports: false, saved: false, isOpen: false, isEdited: false },
      { autoBind: true, deep: false },
    );
  }

  get stage(): S {
    return this.rules.stage;
  }

  start(): Undo {
    this.isOpen = true;
    void this.load();
    return () => {
      this.isOpen = false;
      this.saved.stop();
    };
  }

  async load(): Promise<void> {
    await this.saved.load();
    const { state } = this.saved;
    if (state.kind === 'failed') this.ports.loadFailed(state.failure);
    if (state.kind === 'ready' && !this.isEdited) this.take(state.value);
  }

  change(part: Partial<D>): void {
    this.isEdited = true;
    this.problems = [];
    this.draft = { ...this.draft, ...part };
  }

  /** Until the earlier answers are there, nothing may be written over them. */
  get isLoaded(): boolean {
    return this.saved.state.kind === 'ready';
  }

  get missing(): MessageKey | null {
    return this.isLoaded ? this.rules.missing(this.draft) : null;
  }

  get canGoOn(): boolean {
    return this.isLoaded && this.moving === null && this.missing === null;
  }

  async next(): Promise<void> {
    if (!this.canGoOn) return;
    const { stage } = this.rules;
    const before = this.ports.session.state;
    const reply = await this.save('next', this.rules.answerOf(this.draft));
    if (!reply) return;
    const state = stateAfterSaving(stage, { before, answered: reply.state });
    this.goTo(pathAfterSaving(stage, state), state);
  }

  /** Saves first if something was chosen (§2). */
  async back(): Promise<void> {
    const previous = previousStage(this.rules.stage);
    if (previous) await this.leaveFor(previous, this.isLoaded);
  }

  /** To a step of the progress indicator. What was changed is saved first, as Back does. */
  async leaveFor(stage: Stage, saves = this.isLoaded && this.isEdited): Promise<void> {
    if (this.moving !== null) return;
    const kept = saves ? this.rules.worthKeeping(this.draft) : null;
    const reply = kept === null ? { state: null } : await this.save('back', kept);
    if (reply) this.goTo(defaultRoute(stage), reply.state);
  }

  /** Null where it did not work out, or where somebody else's session has begun meanwhile. */
  private async save(
    moving: 'back' | 'next',
    answer: OnboardingAnswers[S],
  ): Promise<{ readonly state: AccountState | null } | null> {
    const { gateway, session } = this.ports;
    const customer = session.sessionId;
    this.begin(moving);
    const reply = await gateway.saveAnswers(this.rules.stage, answer);
    this.settle();
    if (session.sessionId !== customer) return null;
    if (reply.ok) return { state: reply.value };
    this.fail(reply.failure);
    return null;
  }

  /** Somebody who has gone elsewhere meanwhile stays there. */
  private goTo(path: string, state: AccountState | null): void {
    if (state !== null) this.ports.session.enter(state);
    if (this.isOpen) this.ports.navigation.go(path);
  }

  private take(answer: OnboardingAnswers[S] | null): void {
    const { blank, draftOf, stage } = this.rules;
    const isPast = this.ports.session.state !== stage;
    runInAction(() => {
      this.draft = answer === null ? blank : draftOf(answer, isPast);
    });
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'own-mutation');
    this.problems = failureTexts(failure, 'own-mutation', this.ports.translate);
  }

  private begin(moving: 'back' | 'next'): void {
    this.moving = moving;
    this.problems = [];
  }

  private settle(): void {
    this.moving = null;
  }
}
