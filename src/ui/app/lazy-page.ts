import { makeAutoObservable } from 'mobx';
import type { ComponentType } from 'react';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { MessageGroup } from '#src/application/i18n/message-groups.ts';

export interface PageProps {
  readonly token?: string | undefined;
}

/** Loaded before it renders, because `React.lazy` under Suspense delays the first reveal by about 300 ms. */
export class LazyPage<P = PageProps> {
  isFailed = false;
  private component: ComponentType<P> | null = null;
  /** A part adds messages, so it is loaded for one console. */
  private owner: AppStores | null = null;
  private loading: Promise<void> | null = null;

  /** `messages` are those of this part; the first screen already has its own. */
  constructor(
    private readonly fetchPart: (stores: AppStores) => Promise<ComponentType<P>>,
    readonly messages: readonly MessageGroup[] = [],
  ) {
    makeAutoObservable<this, 'fetchPart' | 'loading'>(
      this,
      { fetchPart: false, messages: false, loading: false },
      { autoBind: true, deep: false },
    );
  }

  /** Null until it is loaded for this console. */
  componentFor(stores: AppStores): ComponentType<P> | null {
    return this.owner === stores ? this.component : null;
  }

  load(stores: AppStores): Promise<void> {
    if (this.owner !== stores) this.reset(stores);
    this.loading ??= Promise.all([this.fetchPart(stores), stores.loadMessages(this.messages)]).then(
      ([component]) => this.settle(stores, component),
      () => this.settle(stores, null),
    );
    return this.loading;
  }

  /** The person's own retry. If it fails too, only a page reload helps. */
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
