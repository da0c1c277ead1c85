import { makeAutoObservable, observable } from 'mobx';

/** The last tab of each page, for as long as the session lasts (§3, D55). */
export class PageTabs {
  readonly pageTabs = observable.map<string, string>();
  /** Null until a page with tabs was opened. */
  activeTab: string | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  lastOf(page: string): string | null {
    return this.pageTabs.get(page) ?? null;
  }

  keep(page: string, tab: string): void {
    this.pageTabs.set(page, tab);
    this.activeTab = tab;
  }
}
