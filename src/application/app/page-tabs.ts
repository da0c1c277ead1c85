import { fallback, nullable, strictTuple, string, tupleWithRest } from 'valibot';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { parseStored } from '#src/application/platform/parse-stored.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';

export const PAGE_TABS_KEY = 'gatehouse.page-tabs';

const storedTab = strictTuple([string(), string()]);
const storedTabs = tupleWithRest([nullable(string())], fallback(nullable(storedTab), null));

/** The last tab of each page, per browser tab and session, across reloads. */
export class PageTabs {
  private readonly sessionId: string | null;
  private tabs: ReadonlyMap<string, string>;

  constructor(
    private readonly tabStorage: KeyValueStorage,
    private readonly session: Pick<SessionStore, 'sessionId'>,
  ) {
    this.sessionId = session.sessionId;
    this.tabs = readTabs(tabStorage, this.sessionId);
  }

  start(): Disposer {
    return () => {
      if (this.session.sessionId !== this.sessionId) this.tabStorage.remove(PAGE_TABS_KEY);
    };
  }

  lastTab(page: string): string | null {
    return this.tabs.get(page) ?? null;
  }

  save(page: string, tab: string): void {
    if (this.tabs.get(page) === tab) return;
    this.tabs = new Map([...this.tabs, [page, tab]]);
    this.tabStorage.set(PAGE_TABS_KEY, JSON.stringify([this.sessionId, ...this.tabs]));
  }
}

/** Discards anything that this session did not write. */
function readTabs(tabStorage: KeyValueStorage, sessionId: string | null): ReadonlyMap<string, string> {
  const [owner, ...tabs] = parseStored(storedTabs, tabStorage.get(PAGE_TABS_KEY)) ?? [null];
  return new Map(owner === sessionId ? tabs.filter((tab) => tab !== null) : []);
}
