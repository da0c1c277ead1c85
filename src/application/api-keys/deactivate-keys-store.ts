import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ApiKeysStore } from './api-keys-store.ts';

export interface FailedKey {
  readonly key: ApiKey;
  readonly failure: RequestFailure;
}

export const deactivateKeys: Part<() => DeactivateKeysStore> = ({ apiKeys, report }) => {
  return () => new DeactivateKeysStore(apiKeys, report);
};

/** Deactivates several keys, one after the other, and reports each. Lives with its dialog. */
export class DeactivateKeysStore {
  phase: 'asking' | 'running' | 'done' = 'asking';
  changed: readonly ApiKey[] = [];
  failed: readonly FailedKey[] = [];
  isStopping = false;
  private queue: readonly ApiKey[];
  readonly #store: Pick<ApiKeysStore, 'changeActive' | 'selection'>;
  readonly #report: ReportFailure;

  constructor(store: Pick<ApiKeysStore, 'changeActive' | 'selection'>, report: ReportFailure) {
    this.#store = store;
    this.#report = report;
    this.queue = store.selection.keys;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The keys that are still as they were, because the person stopped. */
  get untouched(): readonly ApiKey[] {
    return this.queue;
  }

  get total(): number {
    return this.queue.length + this.changed.length + this.failed.length;
  }

  get doneCount(): number {
    return this.changed.length + this.failed.length;
  }

  /** A second click does nothing. */
  async run(): Promise<void> {
    if (this.phase !== 'asking') return;
    this.setPhase('running');
    for (const key of this.queue) {
      if (this.isStopping) break;
      const result = await this.#store.changeActive(key.id, false);
      if (result.ok) this.succeed(key);
      else if (result.failure.kind === 'canceled') break;
      else if (result.failure.kind === 'unauthorized') return this.#report(result.failure, 'mutation');
      else this.fail(key, result.failure);
    }
    this.setPhase('done');
  }

  /** The key that is on its way is still deactivated. */
  stop(): void {
    this.isStopping = this.phase === 'running';
  }

  async retry(): Promise<void> {
    if (this.phase !== 'done' || this.failed.length === 0) return;
    this.restart();
    await this.run();
  }

  private restart(): void {
    this.queue = [...this.failed.map(({ key }) => key), ...this.queue];
    this.failed = [];
    this.isStopping = false;
    this.phase = 'asking';
  }

  private succeed(key: ApiKey): void {
    this.leave(key);
    this.changed = [...this.changed, key];
    this.#store.selection.set([key.id], false);
  }

  private fail(key: ApiKey, failure: RequestFailure): void {
    this.leave(key);
    this.failed = [...this.failed, { key, failure }];
  }

  private leave(key: ApiKey): void {
    this.queue = this.queue.filter(({ id }) => id !== key.id);
  }

  private setPhase(phase: 'running' | 'done'): void {
    this.phase = phase;
  }
}
