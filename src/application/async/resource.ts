import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { latest, type Loadable } from './loadable.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';

type Load<T> = (signal: AbortSignal) => AsyncResult<T>;

export class Resource<T> {
  state: Loadable<T> = { kind: 'idle' };
  #running: AbortController | null = null;
  #ahead: Promise<void> | null = null;
  readonly #fetchValue: Load<T>;

  constructor(fetchValue: Load<T>) {
    this.#fetchValue = fetchValue;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get value(): T | undefined {
    return latest(this.state);
  }

  /** Begins what the page that is on its way will ask for. The answer forgets it, for a page that did not come. */
  loadAhead(): Disposer {
    this.#ahead = this.load();
    return () => {
      this.#ahead = null;
    };
  }

  async load(): Promise<void> {
    const ahead = this.#ahead;
    this.#ahead = null;
    if (ahead && this.state.kind !== 'failed') return ahead;
    this.stop();
    const run = new AbortController();
    this.#running = run;
    this.state = { kind: 'loading', ...this.previousValue() };
    const result = await this.#fetchValue(run.signal);
    runInAction(() => {
      if (this.#running !== run) return;
      this.#running = null;
      if (result.ok) this.state = { kind: 'ready', value: result.value };
      else if (result.failure.kind === 'canceled') this.state = this.lastSettledState();
      else this.state = { kind: 'failed', failure: result.failure, ...this.previousValue() };
    });
  }

  replace(value: T): void {
    this.stop();
    this.state = { kind: 'ready', value };
  }

  /** Aborts a pending load; the known value stays. */
  stop(): void {
    this.#ahead = null;
    if (!this.#running) return;
    this.#running.abort();
    this.#running = null;
    if (this.state.kind === 'loading') this.state = this.lastSettledState();
  }

  private previousValue(): { previous?: T } {
    return this.value === undefined ? {} : { previous: this.value };
  }

  private lastSettledState(): Loadable<T> {
    return this.value === undefined ? { kind: 'idle' } : { kind: 'ready', value: this.value };
  }
}

/** The list shows its failure itself. */
export async function loadAndReport(
  list: { load(): Promise<void>; readonly state: Loadable<unknown> },
  report: ReportFailure,
  call: CallKind = 'read',
): Promise<void> {
  await list.load();
  if (list.state.kind === 'failed') report(list.state.failure, call, 'in-place');
}
