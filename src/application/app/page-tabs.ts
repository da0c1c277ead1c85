import { array, fallback, nullable, strictTuple, string } from 'valibot';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

export const PAGE_TABS_KEY = 'gatehouse.page-tabs';

const storedTabs = array(fallback(nullable(strictTuple([string(), string()])), null));

/** The last tab of each page, per browser tab and session, across reloads. */
export class PageTabs {
  private tabs: ReadonlyMap<string, string>;

  /** `tabStorage` is the session's own. */
  constructor(private readonly tabStorage: KeyValueStorage) {
    const stored = parseStored(storedTabs, tabStorage.get(PAGE_TABS_KEY)) ?? [];
    this.tabs = new Map(stored.filter((tab) => tab !== null));
  }

  lastTab(page: string): string | null {
    return this.tabs.get(page) ?? null;
  }

  save(page: string, tab: string): void {
    if (this.tabs.get(page) === tab) return;
    this.tabs = new Map([...this.tabs, [page, tab]]);
    this.tabStorage.set(PAGE_TABS_KEY, JSON.stringify([...this.tabs]));
  }
}
