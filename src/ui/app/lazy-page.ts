import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';

export interface PageProps {
  /** Out of the address, where the screen has one. */
  readonly token?: string | undefined;
}

export interface LoadedPage<P> {
  readonly component: ComponentType<P>;
  /** The English of this part; the first screen has its own already. */
  readonly messages?: Messages;
}

/**
 * A part of the interface in a chunk of its own. It is loaded first and rendered then: `React.lazy` under Suspense would
 * hold back the first reveal for about 300 ms even where the chunk is there.
 */
export class LazyPage<P = PageProps> {
  isFailed = false;
  private component: ComponentType<P> | null = null;
  /** A part brings stores and texts with it, so it is loaded for one console. */
  private owner: AppStores | null = null;
  private loading: Promise<void> | null = null;

  constructor(private readonly fetchPart: (stores: AppStores) => Promise<LoadedPage<P>>) {
    makeAutoObservable<this, 'fetchPart' | 'loading'>(
      this,
      { fetchPart: false, loading: false },
      { autoBind: true, deep: false },
    );
  }

  /** Null until it has been loaded for this console. */
  componentFor(stores: AppStores): ComponentType<P> | null {
    return this.owner === stores ? this.component : null;
  }

  load(stores: AppStores): Promise<void> {
    if (this.owner !== stores) this.reset(stores);
    this.loading ??= this.fetchPart(stores).then(
      ({ component, messages: texts }) => {
        if (texts) stores.addMessages(texts);
        this.settle(stores, component);
      },
      () => this.settle(stores, null),
    );
    return this.loading;
  }

  /** Asked for again by the person: where it fails once more, only a page that is loaded anew can have it. */
  async loadAgain(stores: AppStores): Promise<void> {
    await this.load(stores);
    if (this.isFailed) await stores.release.reloadIfReachable();
  }

  private reset(stores: AppStores): void {
    this.owner = stores;
    this.component = null;
    this.isFailed = false;
    this.loading = null;
  }

  private settle(stores: AppStores, component: ComponentType<P> | null): void {
    if (this.owner !== stores) return;
    this.component = component;
    this.isFailed = component === null;
    if (component === null) this.loading = null;
  }
}
