import { makeAutoObservable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { ReleaseStore } from '#src/application/app/release-store.ts';

/** A component that no first view shows, so that its code comes later. */
export class LatePart<P> {
  component: ComponentType<P> | null = null;
  isFailed = false;
  #loading: Promise<void> | null = null;
  readonly #fetchPart: () => Promise<ComponentType<P>>;

  constructor(fetchPart: () => Promise<ComponentType<P>>) {
    this.#fetchPart = fetchPart;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    if (this.component === null) await (this.#loading ??= this.fetchOnce());
  }

  /** By code that came with it, and cannot wait. */
  provide(component: ComponentType<P>): void {
    this.component = component;
  }

  /** Somebody waits for it: a failure in the background does not count. */
  open(): void {
    this.isFailed = false;
    void this.load();
  }

  /** The person's own retry. If it fails too, only a page reload helps. */
  async loadAgain(release: ReleaseStore | null): Promise<void> {
    await this.load();
    if (this.isFailed) await release?.reloadIfReachable();
  }

  private async fetchOnce(): Promise<void> {
    const component = await this.#fetchPart().catch(() => null);
    runInAction(() => {
      this.component = component;
      this.isFailed = component === null;
      this.#loading = null;
    });
  }
}
