import { makeAutoObservable } from 'mobx';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { latest, type Loadable, mapLoadable } from './loadable.ts';
import { Resource } from './resource.ts';

interface Answered<Q, T> {
  readonly query: Q;
  readonly value: T;
}

/**
 * What a query that people change loads. While another one loads, the earlier value stays. One that failed to load is never shown
 * as the earlier one.
 */
export class QueryResource<Q extends object, T, S = unknown> {
  query: Q;
  readonly #loaded: Resource<Answered<Q, T>>;

  constructor(
    query: Q,
    {
      fetch,
      read,
    }: {
      readonly fetch: (query: Q, signal: AbortSignal) => AsyncResult<S>;
      readonly read: (response: S, query: Q) => T;
    },
  ) {
    this.query = query;
    this.#loaded = new Resource(async (signal) => {
      const sent = this.query;
      const result = await fetch(sent, signal);
      return result.ok ? ok({ query: sent, value: read(result.value, sent) }) : result;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Loadable<T> {
    const { state } = this.#loaded;
    if (state.kind === 'failed' && state.previous && state.previous.query !== this.query)
      return { kind: 'failed', failure: state.failure };
    return mapLoadable(state, ({ value }) => value);
  }

  /** The value with its own query, also while another one loads. */
  get shown(): Answered<Q, T> | undefined {
    return latest(this.#loaded.state);
  }

  /** Whether it is another one, which then has to be loaded. */
  choose(change: Partial<Q>): boolean {
    const query = { ...this.query, ...change };
    if (Object.entries(this.query).every(([name, value]) => query[name as keyof Q] === value)) return false;
    this.query = query;
    return true;
  }

  load(): Promise<void> {
    return this.#loaded.load();
  }

  stop(): void {
    this.#loaded.stop();
  }
}
