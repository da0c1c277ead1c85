import { makeAutoObservable } from 'mobx';
import { type GenericSchema, literal, number, object } from 'valibot';
import { type Cached, isFresh } from '#src/domain/shared/dates.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import type { Loadable } from './loadable.ts';
import { Resource } from './resource.ts';

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
