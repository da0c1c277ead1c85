import { makeAutoObservable, when } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import {
  statusOutcome,
  type TrafficColumn,
  trafficColumns,
  type TrafficEvent,
  type TrafficFigures,
  trafficFigures,
} from '#src/domain/shared/traffic.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { OTHER } from '#src/domain/usage/credits-over-time.ts';
import type { ApiKeysStore } from './api-keys-store.ts';

/** The newest calls of a key; the filter is null if the log cannot be narrowed to it. */
export interface KeyCalls {
  readonly filter: string | null;
  readonly calls: readonly ListedRequest[];
}

export interface KeyDetailsDeps {
  readonly keys: ApiKeysStore;
  readonly loadCalls: (filter: string, signal: AbortSignal) => AsyncResult<readonly ListedRequest[]>;
  /** A figure for each day; null where the provider counts the key among others. */
  readonly loadCredits: (id: ApiKeyId, signal: AbortSignal) => AsyncResult<readonly number[] | null>;
  readonly hasCredits: () => boolean;
}

const KEY_CALLS = 100;
const COLUMNS = 40;

export const keyDetails: Part<(id: ApiKeyId) => KeyDetailsStore> = (parts) => {
  const { apiKeys: keys, capabilities, gateways } = parts;
  const { logs, usage } = gateways;
  const loadCalls = async (apiKey: string, signal: AbortSignal) => {
    const result = await logs.recentRequests(KEY_CALLS, { apiKey }, signal);
    return result.ok ? ok(result.value.items) : result;
  };
  const hasCredits = () => capabilities.has('usage-history');
  const loadCredits = async (id: string, signal: AbortSignal) => {
    const result = await usage.history({ range: '30d', grouping: 'key' }, signal);
    if (!result.ok) return result;
    const { series, starts } = result.value;
    const own = series.find((one) => one.id === id)?.credits;
    const isComplete = series.every((one) => one.id !== OTHER);
    return ok(own ?? (isComplete ? starts.map(() => 0) : null));
  };
  return (id) => new KeyDetailsStore({ keys, loadCalls, loadCredits, hasCredits }, id);
};

export class KeyDetailsStore {
  readonly calls: Resource<KeyCalls>;
  readonly dailyCredits: Resource<readonly number[] | null>;
  readonly #deps: KeyDetailsDeps;

  constructor(
    deps: KeyDetailsDeps,
    readonly id: ApiKeyId,
  ) {
    this.#deps = deps;
    this.calls = new Resource((signal) => this.fetchCalls(signal));
    this.dailyCredits = new Resource((signal) => deps.loadCredits(id, signal));
    makeAutoObservable(this, { calls: false, dailyCredits: false, id: false }, { autoBind: true, deep: false });
  }

  /** The url may name a key of a page that is not loaded. */
  start(): Disposer {
    const { list, lastUsed } = this.#deps.keys;
    list.seek(this.id);
    lastUsed.refreshStale([this.id]);
    // What the provider offers may come after a panel that a url opens.
    const stopWaiting = when(this.#deps.hasCredits, () => void this.dailyCredits.load());
    return () => {
      stopWaiting();
      list.seek(null);
      this.calls.stop();
      this.dailyCredits.stop();
    };
  }

  get key(): ApiKey | undefined {
    return this.#deps.keys.keys.items.find(({ id }) => id === this.id);
  }

  /** All keys are loaded, and it is none of them. */
  get isMissing(): boolean {
    const { keys, list } = this.#deps.keys;
    return !this.key && keys.state.kind === 'ready' && (!keys.hasMore || list.isCutOff);
  }

  /** Keys did not load, so it is unknown whether it exists. */
  get isBlocked(): boolean {
    const { keys } = this.#deps.keys;
    return !this.key && (keys.state.kind === 'failed' || keys.moreFailure !== null);
  }

  get columns(): readonly TrafficColumn[] {
    return trafficColumns(this.events, COLUMNS);
  }

  get figures(): TrafficFigures {
    return trafficFigures(this.events);
  }

  get spentCredits(): number {
    return (this.calls.value?.calls ?? []).reduce((sum, { spentCredits }) => sum + (spentCredits ?? 0), 0);
  }

  private get events(): readonly TrafficEvent[] {
    return (this.calls.value?.calls ?? []).map(({ at, statusCode, responseTimeMs }) => {
      return { at, outcome: statusOutcome(statusCode), durationMs: responseTimeMs };
    });
  }

  private async fetchCalls(signal: AbortSignal): AsyncResult<KeyCalls> {
    const filter = await this.#deps.keys.lastUsed.filterFor(this.id);
    if (filter === null) return ok({ filter, calls: [] });
    const result = await this.#deps.loadCalls(filter, signal);
    return result.ok ? ok({ filter, calls: result.value }) : result;
  }
}
