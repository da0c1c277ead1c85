import { makeAutoObservable, runInAction } from 'mobx';
import type { CreditHistoryStore } from './credit-history-store.ts';

export interface CreditHistoryPartDeps {
  readonly has: () => boolean;
  readonly fetchStore: () => Promise<CreditHistoryStore>;
}

/** The chart's store, whose code is fetched only where the provider offers a history. */
export class CreditHistoryPart {
  store: CreditHistoryStore | null = null;
  isFailed = false;
  readonly #deps: CreditHistoryPartDeps;

  constructor(deps: CreditHistoryPartDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#deps.has();
  }

  /** After a call that spent credits: the chart and the other figures show it together. */
  refresh(): void {
    void this.store?.load();
  }

  async load(): Promise<void> {
    if (this.store) return;
    const store = await this.#deps.fetchStore().catch(() => null);
    runInAction(() => {
      this.store ??= store;
      this.isFailed = this.store === null;
    });
  }
}
