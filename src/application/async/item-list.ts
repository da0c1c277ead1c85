import { makeAutoObservable } from 'mobx';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { loadAndReport, Resource } from './resource.ts';

interface Item {
  readonly id: string;
}

/** A list that comes whole, with what else its response says. What a change returns shows in it at once. */
export class ItemList<T extends Item, L extends { readonly items: readonly T[] }> {
  readonly list: Resource<L>;
  /** The one that was just added, which the page goes on with. */
  added: T | null = null;
  readonly #report: ReportFailure;

  constructor(fetchList: (signal: AbortSignal) => AsyncResult<L>, report: ReportFailure) {
    this.list = new Resource(fetchList);
    this.#report = report;
    makeAutoObservable(this, { list: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.list.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.list, this.#report);
  }

  get items(): readonly T[] {
    return this.list.value?.items ?? [];
  }

  find(id: T['id']): T | undefined {
    return this.items.find((item) => item.id === id);
  }

  /** In its row; a new one becomes the first. */
  put(saved: T): void {
    const others = this.items.map((item) => (item.id === saved.id ? saved : item));
    const items = this.find(saved.id) ? others : [saved, ...others];
    this.list.amend((list) => ({ ...list, items }));
  }

  drop(id: T['id']): void {
    this.list.amend((list) => ({ ...list, items: list.items.filter((item) => item.id !== id) }));
  }

  setAdded(added: T | null): void {
    this.added = added;
  }
}
