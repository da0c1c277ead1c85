import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Disposer, Clock } from '#src/application/platform/clock.ts';
import { latest, type Loadable } from './loadable.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { type GenericSchema, literal, number, object } from 'valibot';
import { type Cached, isFresh } from '#src/domain/shared/dates.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

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

  /** What a page asks for next has been asked for. */
  get isAhead(): boolean {
    return this.#ahead !== null;
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

  /** With what was changed here. A pending load, which may be older, begins again. */
  amend(change: (value: T) => T): void {
    const { state, value } = this;
    if (value !== undefined) this.replace(change(value));
    if (state.kind === 'loading') void this.load();
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

export interface CacheOptions<T> {
  readonly key: string;
  readonly lifetimeSeconds: number;
  readonly fetchValue: (signal: AbortSignal) => AsyncResult<T>;
  /** Accepts a stored value; anything else is discarded. */
  readonly schema: GenericSchema<unknown, T>;
}

export class CachedResource<T> {
  readonly #resource: Resource<T>;
  #cached: Cached<T> | null = null;
  #loading: Promise<void> | null = null;
  readonly #options: CacheOptions<T>;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(options: CacheOptions<T>, storage: KeyValueStorage, clock: Clock) {
    this.#options = options;
    this.#storage = storage;
    this.#clock = clock;
    this.#resource = new Resource(options.fetchValue);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): Loadable<T> {
    return this.#resource.state;
  }

  get value(): T | undefined {
    return this.#resource.value;
  }

  /** Fetches only if nothing fresh is known; concurrent callers share one call. */
  load(): Promise<void> {
    this.#cached ??= this.readStored();
    if (this.#cached && isFresh(this.#cached, this.#clock.now())) {
      if (this.#resource.value !== this.#cached.value) this.#resource.replace(this.#cached.value);
      return Promise.resolve();
    }
    this.#loading ??= this.fetch().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** From the server, whatever is cached: for what is about to be confirmed. */
  async refetch(): AsyncResult<T> {
    const result = await this.#options.fetchValue(new AbortController().signal);
    if (!result.ok) return result;
    this.#resource.replace(result.value);
    this.store(result.value);
    return result;
  }

  private async fetch(): Promise<void> {
    await this.#resource.load();
    const { state } = this.#resource;
    if (state.kind === 'ready') this.store(state.value);
  }

  private store(value: T): void {
    const { key, lifetimeSeconds } = this.#options;
    this.#cached = { value, fetchedOnDate: this.#clock.now(), cacheExpirationInSeconds: lifetimeSeconds };
    this.#storage.set(key, JSON.stringify(this.#cached));
  }

  private readStored(): Cached<T> | null {
    const { key, lifetimeSeconds, schema } = this.#options;
    const cacheExpirationInSeconds = literal(lifetimeSeconds);
    return parseStored(
      object({ value: schema, fetchedOnDate: number(), cacheExpirationInSeconds }),
      this.#storage.get(key),
    );
  }
}
