import { makeAutoObservable, observable } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { deletionRisk } from '#src/domain/api-keys/key-deletion.ts';
import { isStale } from '#src/domain/api-keys/key-hints.ts';
import { requestFilterFor } from '#src/domain/logs/log-filters.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { RequestKey } from '#src/domain/logs/api-request.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ApiKeyGateway } from './api-key-gateways.ts';

export type LastUse =
  | { readonly kind: 'loading' | 'unknown' | 'never' }
  | { readonly kind: 'used'; readonly at: Instant; readonly ago: Elapsed | null };

/** The list shows whole minutes, so a return does not refetch younger results. */
const FRESH_MS = 60_000;
/** What a row that comes into view shows without asking again. */
const REMEMBERED_MS = 300_000;
/** Sorting asks for each key by itself, so it is bounded. */
const MAX_SORTED = 500;
const CALLS_AT_ONCE = 2;

export interface LastUsedDeps {
  readonly gateway: Pick<ApiKeyGateway, 'lastUsed'>;
  readonly loadFilterOptions: () => AsyncResult<readonly RequestKey[]>;
  readonly keys: () => readonly ApiKey[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * From the list where the provider's list has it, else by a call for each key that a person sees. Keys without a filter
 * are skipped, because an empty result would read as "never". Failures are only logged.
 */
export class LastUsedStore {
  readonly #uses = observable.map<ApiKeyId, { readonly at: Instant | null }>({}, { deep: false });
  readonly #failed = observable.set<ApiKeyId>();
  readonly #running = new Map<ApiKeyId, Promise<void>>();
  readonly #fetchedAt = new Map<ApiKeyId, Instant>();
  /** The list has their last use, so loading it again is enough. */
  readonly #listed = new Set<ApiKeyId>();
  /** To be asked for, a few at a time and in order. */
  readonly #queue = new Set<ApiKeyId>();
  readonly #workers = new Map<object, Promise<void>>();
  #inView: ReadonlySet<ApiKeyId> = new Set();
  #filterOptions: readonly RequestKey[] = [];
  /** When they were loaded, for the keys that there were: those without an option have none. */
  #filterOptionsAt: Instant = 0;
  #keysWithOptions: ReadonlySet<ApiKeyId> = new Set();
  #loadingFilterOptions: Promise<void> | null = null;
  /** The ids that are still to be asked for; null if none are. */
  private pendingIds: readonly ApiKeyId[] | null = null;
  readonly #deps: LastUsedDeps;

  constructor(deps: LastUsedDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get(id: ApiKeyId): LastUse {
    const at = this.lastUse(id);
    // A rotation waits for the first request, which may be newer than the list.
    if (typeof at !== 'number' && this.#failed.has(id)) return { kind: 'unknown' };
    if (at === undefined) return { kind: 'loading' };
    return at === null ? { kind: 'never' } : { kind: 'used', at, ago: elapsedSince(at, this.#deps.clock.now()) };
  }

  /** Null for never, undefined while it is unknown. */
  lastUse(id: ApiKeyId): Instant | null | undefined {
    return this.#uses.get(id)?.at;
  }

  get isLoadingAll(): boolean {
    return this.pendingIds !== null;
  }

  /** For sorting: asks for every key that is not known yet. */
  async loadAll(ids: readonly ApiKeyId[]): Promise<void> {
    const missing = ids.filter((id) => !this.#uses.has(id)).slice(0, MAX_SORTED);
    if (missing.length === 0) return;
    this.setPendingIds(missing);
    await this.enqueue(missing);
    if (this.pendingIds === missing) this.stopLoadingAll();
  }

  stopLoadingAll(): void {
    for (const id of this.pendingIds ?? []) if (!this.#inView.has(id)) this.#queue.delete(id);
    this.setPendingIds(null);
  }

  /** The list has come. A use that was read since is newer. */
  note(keys: readonly ApiKey[]): void {
    for (const { id, lastUsedAt } of keys) {
      if (lastUsedAt === undefined) continue;
      this.#listed.add(id);
      this.setLastUse(id, lastUsedAt);
    }
  }

  /** The rows that a person sees now. Those that went out of view before their turn are not asked for. */
  showKeys(keys: readonly ApiKey[]): void {
    const ids = new Set(keys.map(({ id }) => id));
    if (this.pendingIds === null) for (const id of this.#inView) if (!ids.has(id)) this.#queue.delete(id);
    this.#inView = ids;
    void this.enqueue(this.olderThan(REMEMBERED_MS, [...ids]));
  }

  /** For a page that is returned to. */
  refreshInView(): void {
    this.refreshStale([...this.#inView]);
  }

  /** Nobody used the key for a long time, as far as is known. */
  isStale(key: ApiKey): boolean {
    return isStale(key, this.lastUse(key.id), this.#deps.clock.now());
  }

  deletionRisk(key: ApiKey): ReturnType<typeof deletionRisk> {
    return deletionRisk(key, this.lastUse(key.id), this.#deps.clock.now());
  }

  isUsed(id: ApiKeyId): boolean {
    return this.get(id).kind === 'used';
  }

  /** Refetches and shows the known value in the meantime; one call per key at a time. */
  refresh(id: ApiKeyId): Promise<void> {
    return this.run(id, 0);
  }

  /** For a part that is opened or returned to; recent results stay. */
  refreshStale(ids: readonly ApiKeyId[]): void {
    void this.enqueue(this.olderThan(FRESH_MS, ids));
  }

  /** Null if the key has no value in the filter, which is remembered unless the key is newer than the filters. */
  async filterFor(id: ApiKeyId, rememberedMs = 0): Promise<string | null> {
    const known = requestFilterFor(id, this.#deps.keys(), this.#filterOptions);
    const age = Math.abs(this.#deps.clock.now() - this.#filterOptionsAt);
    if (known !== null || (this.#keysWithOptions.has(id) && age < rememberedMs)) return known;
    this.#loadingFilterOptions ??= this.loadFilterOptions();
    await this.#loadingFilterOptions;
    return requestFilterFor(id, this.#deps.keys(), this.#filterOptions);
  }

  private olderThan(age: number, ids: readonly ApiKeyId[]): readonly ApiKeyId[] {
    const now = this.#deps.clock.now();
    // What failed is not remembered as long as a value.
    const limit = (id: ApiKeyId) => (this.#uses.has(id) ? age : FRESH_MS);
    return ids.filter((id) => !this.#listed.has(id) && Math.abs(now - (this.#fetchedAt.get(id) ?? 0)) >= limit(id));
  }

  /** Ends when nothing is left to be asked for. */
  private async enqueue(ids: readonly ApiKeyId[]): Promise<void> {
    for (const id of ids) this.#queue.add(id);
    while (this.#workers.size < CALLS_AT_ONCE && this.#queue.size > 0) {
      const worker = {};
      this.#workers.set(worker, this.work(worker));
    }
    await Promise.all(this.#workers.values());
  }

  private async work(worker: object): Promise<void> {
    for (const id of this.#queue) {
      this.#queue.delete(id);
      await this.run(id, REMEMBERED_MS);
    }
    this.#workers.delete(worker);
  }

  private run(id: ApiKeyId, rememberedMs: number): Promise<void> {
    const running = this.#running.get(id) ?? this.fetch(id, rememberedMs);
    this.#running.set(id, running);
    return running;
  }

  private async fetch(id: ApiKeyId, rememberedMs: number): Promise<void> {
    this.#fetchedAt.set(id, this.#deps.clock.now());
    const filter = await this.filterFor(id, rememberedMs);
    if (filter === null) return this.settle(id, 'The log of requests cannot be narrowed to a key');
    const result = await this.#deps.gateway.lastUsed(filter);
    if (result.ok) {
      this.#running.delete(id);
      return this.setLastUse(id, result.value);
    }
    const isCancelled = result.failure.kind === 'canceled';
    this.settle(id, isCancelled ? null : 'When a key was last used is not known');
  }

  private async loadFilterOptions(): Promise<void> {
    const keys = new Set(this.#deps.keys().map(({ id }) => id));
    const result = await this.#deps.loadFilterOptions();
    this.#loadingFilterOptions = null;
    if (result.ok) {
      this.#filterOptions = result.value;
      this.#filterOptionsAt = this.#deps.clock.now();
      this.#keysWithOptions = keys;
    } else if (result.failure.kind !== 'canceled') {
      this.#deps.logger.debug('The filters of the request log did not load', result.failure.code);
    }
  }

  /** Ends without a new value. Without a reason it was canceled and may run again. */
  private settle(id: ApiKeyId, reason: string | null): void {
    this.#running.delete(id);
    if (reason === null) return;
    this.#failed.add(id);
    this.#deps.logger.debug(reason, id);
  }

  private setPendingIds(ids: readonly ApiKeyId[] | null): void {
    this.pendingIds = ids;
  }

  private setLastUse(id: ApiKeyId, read: Instant | null): void {
    const known = (this.#listed.has(id) && this.lastUse(id)) || null;
    this.#uses.set(id, { at: known !== null && (read === null || known > read) ? known : read });
    this.#failed.delete(id);
  }
}
