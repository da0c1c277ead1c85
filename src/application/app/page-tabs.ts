import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';

export const PAGE_TABS_KEY = 'gatehouse.page-tabs';

/** The last tab of each page, per browser tab and session, across reloads. */
export class PageTabs {
  private readonly sessionId: string | null;
  private tabs: ReadonlyMap<string, string>;

  constructor(
    private readonly tabStorage: KeyValueStorage,
    private readonly session: Pick<SessionStore, 'sessionId'>,
  ) {
    this.sessionId = session.sessionId;
    this.tabs = parseStoredTabs(tabStorage.get(PAGE_TABS_KEY), this.sessionId);
  }

  /** Removes the tabs of an ended session. */
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
function parseStoredTabs(text: string | null, sessionId: string | null): ReadonlyMap<string, string> {
  try {
    const [owner, ...tabs] = JSON.parse(text ?? '[]') as readonly unknown[];
    return new Map(owner === sessionId ? tabs.filter(isStoredTab) : []);
  } catch {
    return new Map();
  }
}

function isStoredTab(raw: unknown): raw is [string, string] {
  return Array.isArray(raw) && raw.length === 2 && raw.every((part) => typeof part === 'string');
}
