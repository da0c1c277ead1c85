import { makeAutoObservable } from 'mobx';
import { boolean, record, string } from 'valibot';
import type { Part } from '#src/application/app/app-stores.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

const FOLDS_KEY = 'gatehouse.folds';

export type FoldablePanel = 'getting-started' | 'first-call';

const stored = record(string(), boolean());

export const foldsStore: Part<FoldsStore> = ({ session }) => new FoldsStore(session.own.storage);

/** Which panels of the dashboard a person folded or unfolded. */
export class FoldsStore {
  private chosen: Readonly<Record<string, boolean>>;
  readonly #storage: KeyValueStorage;

  /** `storage` is the session's own. */
  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.chosen = readFolds(storage);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  isFolded(panel: FoldablePanel, byDefault: boolean): boolean {
    return this.chosen[panel] ?? byDefault;
  }

  fold(panel: FoldablePanel, isFolded: boolean): void {
    // Another tab may have folded one since.
    this.chosen = { ...readFolds(this.#storage), [panel]: isFolded };
    this.#storage.set(FOLDS_KEY, JSON.stringify(this.chosen));
  }
}

function readFolds(storage: KeyValueStorage): Readonly<Record<string, boolean>> {
  return parseStored(stored, storage.get(FOLDS_KEY)) ?? {};
}
