import { makeAutoObservable } from 'mobx';
import { array, fallback, maxLength, nonEmpty, nullable, object, pipe, string } from 'valibot';
import { type SavedView, VIEW_NAME_MAX, viewsOf, withoutView, withView } from '#src/domain/logs/saved-views.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

export const SAVED_VIEWS_KEY = 'gatehouse.log-views';

const MAX_QUERY = 4000;

const savedView = object({
  log: string(),
  name: pipe(string(), nonEmpty(), maxLength(VIEW_NAME_MAX)),
  query: pipe(string(), maxLength(MAX_QUERY)),
});
const savedViews = array(fallback(nullable(savedView), null));

export const savedViewsStore: Part<SavedViewsStore> = ({ session, atEnd }) => {
  const store = new SavedViewsStore(session.own.storage);
  atEnd(store.start());
  return store;
};

/** Named filters of the logs. They name keys and addresses, so they end with their session. */
export class SavedViewsStore {
  private views: readonly SavedView[] = [];
  readonly #storage: KeyValueStorage;

  /** `storage` is the session's own. */
  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): Disposer {
    this.readStored();
    return this.#storage.onOtherTab((key, value) => {
      if (key === SAVED_VIEWS_KEY || key === null) this.apply(value);
    });
  }

  of(log: string): readonly SavedView[] {
    return viewsOf(this.views, log);
  }

  /** False if the log has too many views, or these filters are too long to be read again. */
  save(view: SavedView): boolean {
    this.readStored();
    const views = view.query.length > MAX_QUERY ? null : withView(this.views, view);
    if (views) this.store(views);
    return views !== null;
  }

  remove({ log, name }: SavedView): void {
    this.readStored();
    this.store(withoutView(this.views, log, name));
  }

  /** Before each change, because another tab changes them too. */
  private readStored(): void {
    this.apply(this.#storage.get(SAVED_VIEWS_KEY));
  }

  private store(views: readonly SavedView[]): void {
    this.views = views;
    this.#storage.set(SAVED_VIEWS_KEY, JSON.stringify(views));
  }

  /** Discards what another release has written. */
  private apply(stored: string | null): void {
    let views: readonly SavedView[] = [];
    for (const view of parseStored(savedViews, stored) ?? []) views = (view && withView(views, view)) ?? views;
    this.views = views;
  }
}
