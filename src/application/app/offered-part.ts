import { makeAutoObservable, runInAction } from 'mobx';

export interface OfferedPartDeps<Store> {
  readonly has: () => boolean;
  readonly fetchStore: () => Promise<Store>;
}

/** A store whose code is fetched only where the provider offers what it shows. */
export class OfferedPart<Store extends { load(): Promise<void> }> {
  store: Store | null = null;
  isFailed = false;
  readonly #deps: OfferedPartDeps<Store>;

  constructor(deps: OfferedPartDeps<Store>) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#deps.has();
  }

  /** After a call that spent credits: it and the other figures show it together. */
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
