import { makeAutoObservable, observable } from 'mobx';
import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import { isGettingStarted, stepState, type StepState, type ToldStep } from '#src/domain/dashboard/step-state.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { GettingStartedGateway } from './getting-started-gateway.ts';
import type { KnownKeys } from './known-keys.ts';

export interface GettingStartedPorts {
  readonly gateway: GettingStartedGateway;
  readonly keys: KnownKeys;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  /** The steps of the panel, in its order. */
  readonly offered: readonly GettingStartedStep[];
}

/** The steps of the Getting Started panel (§2, §4). A step that was done stays done. */
export class GettingStartedStore {
  readonly steps: Resource<readonly GettingStartedStep[]>;
  /** Done since the page was opened, confirmed or not: no list that was under way meanwhile can take it back. */
  private readonly marked = observable.set<GettingStartedStep>();

  constructor(private readonly ports: GettingStartedPorts) {
    this.steps = new Resource((signal) => ports.gateway.load(signal));
    makeAutoObservable<this, 'ports' | 'marked'>(
      this,
      { ports: false, marked: false, steps: false },
      { autoBind: true },
    );
  }

  /** While the panel is shown; follows what is done in other tabs. */
  start(): Undo {
    void this.load();
    const unfollow = this.ports.focus.onReturn(() => void this.refresh());
    return () => {
      unfollow();
      this.steps.stop();
    };
  }

  get offered(): readonly GettingStartedStep[] {
    return this.ports.offered;
  }

  isDone(step: GettingStartedStep): boolean {
    return this.done.has(step);
  }

  stateOf(step: GettingStartedStep): StepState {
    // As long as the keys are not known, that one was made once says the same: keys cannot be deleted.
    return stepState(step, this.isDone(step), this.ports.keys.hasAny ?? this.isDone('apiKey'));
  }

  get doneCount(): number {
    return this.offered.filter(this.isDone).length;
  }

  /** False until the steps are known. */
  get allDone(): boolean {
    return this.steps.value !== undefined && !isGettingStarted(this.offered, this.done);
  }

  async load(): Promise<void> {
    this.ports.keys.read();
    await this.steps.load();
    const { state } = this.steps;
    if (state.kind === 'failed') this.ports.logFailure('The steps did not load', state.failure);
  }

  /** Reads the steps again without a sign of it; what does not come leaves the panel as it is. */
  async refresh(): Promise<void> {
    if (this.steps.state.kind !== 'ready') return this.load();
    this.ports.keys.read();
    const reply = await this.ports.gateway.load();
    if (reply.ok) this.steps.replace(reply.value);
  }

  /** The person clicked the pill: done at once, and taken back with a word where the provider refuses (§4). */
  complete(step: ToldStep): Promise<void> {
    return this.mark(step, (failure) => this.ports.report(failure, 'mutation'));
  }

  /** Done by what the person did on another page, which has been told already: a failure is only logged. */
  completeElsewhere(step: ToldStep): Promise<void> {
    return this.mark(step, (failure) => {
      if (failure.kind !== 'cancelled') this.ports.logFailure(`The step ${step} was not saved`, failure);
    });
  }

  private get done(): ReadonlySet<GettingStartedStep> {
    return new Set([...(this.steps.value ?? []), ...this.marked]);
  }

  private async mark(step: ToldStep, tell: (failure: Failure) => void): Promise<void> {
    if (this.isDone(step)) return;
    this.marked.add(step);
    const reply = await this.ports.gateway.set([step]);
    if (reply.ok) return;
    this.unmark(step);
    tell(reply.failure);
    // It may have been kept all the same (D39).
    if (reply.failure.kind === 'unreachable' && this.steps.value) void this.refresh();
  }

  private unmark(step: GettingStartedStep): void {
    this.marked.delete(step);
  }
}
