import { makeAutoObservable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { ReleaseStore } from '#src/application/app/release-store.ts';

/** A component that no first view shows, so that its code comes later. */
export class LatePart<P, C = void> {
  component: ComponentType<P> | null = null;
  isFailed = false;
  #loading: Promise<void> | null = null;
  /** A part may add stores, so it is loaded for one console. */
  #owner: C | undefined;
  readonly #fetchPart: (owner: C) => Promise<ComponentType<P>>;

  constructor(fetchPart: (owner: C) => Promise<ComponentType<P>>) {
    this.#fetchPart = fetchPart;
    makeAutoObservable(this, { componentFor: false }, { autoBind: true, deep: false });
  }

  /** Null until it is loaded for this console. */
  componentFor(owner: C): ComponentType<P> | null {
    // Read in any case, so that what shows it follows when it comes.
    const { component } = this;
    return this.#owner === owner ? component : null;
  }

  async load(owner: C): Promise<void> {
    if (this.#owner !== owner) {
      this.component = null;
      this.#loading = null;
    }
    this.#owner = owner;
    if (this.component === null) await (this.#loading ??= this.fetchOnce(owner));
  }

  /** By code that came with it, and cannot wait. */
  provide(component: ComponentType<P>): void {
    this.component = component;
  }

  /** Somebody waits for it: a failure in the background does not count. */
  open(owner: C): void {
    this.isFailed = false;
    void this.load(owner);
  }

  /** The person's own retry. If it fails too, only a page reload helps. */
  async loadAgain(release: ReleaseStore | null, owner: C): Promise<void> {
    await this.load(owner);
    if (this.isFailed) await release?.reloadIfReachable();
  }

  private async fetchOnce(owner: C): Promise<void> {
    const component = await this.#fetchPart(owner).catch(() => null);
    if (this.#owner !== owner) return;
    runInAction(() => {
      this.component = component;
      this.isFailed = component === null;
      this.#loading = null;
    });
  }
}
