import { when } from 'mobx';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { admit, isConsoleScreen, type Screen } from '#src/domain/auth/route-gate.ts';
import type { LogLocation, LogQuery } from '#src/domain/logs/log-location.ts';
import { LOG_TABS } from '#src/ui/usage/usage-tabs.ts';
import { CONSOLE_FRAME, pageOf } from './pages.ts';
import { visitorOf } from './visitor.ts';

type Url = Pick<Navigation, 'path' | 'search' | 'hash'>;

interface Part {
  loadAhead(): Disposer;
}

/** What a page asks for first. Asked for beside its code, it is there when the page is drawn. */
const AHEAD: Partial<Readonly<Record<Screen, (stores: AccountStores, url: Url) => readonly Part[]>>> = {
  'api-keys': ({ apiKeys }) => [apiKeys.keys, apiKeys.versions],
  // The calls are 90 KB, and the page would come after them.
  dashboard: ({ apiKeys, gettingStarted, overview: { failedCallbacks, domains, company } }) => {
    return [apiKeys.keys, gettingStarted.steps, failedCallbacks, domains, company];
  },
  usage: ({ apiRequests, callbackLogs }, { hash, search }) => {
    if (hash() === '#api-request') return [logPart(apiRequests, search()), apiRequests.keys];
    return hash() === '#webhooks' ? [logPart(callbackLogs, search()), callbackLogs.filterOptions] : [];
  },
};

/** A page that has not asked by then does not come; a later one asks for itself. */
const AHEAD_MS = 10_000;

/** Draws nothing, so that the first render is in place of what index.html shows. */
export async function loadFirstPage(stores: AppStores, url: Url): Promise<void> {
  const visitor = visitorOf(stores);
  const requested = admit(url.path(), visitor);
  const admission = requested.kind === 'go-to' ? admit(requested.path, visitor) : requested;
  if (admission.kind !== 'admit') return;
  const { screen } = admission;
  const page = pageOf(screen);
  if (!isConsoleScreen(screen)) return page.load(stores);
  const tab = screen === 'usage' ? LOG_TABS_BY_HASH.get(url.hash()) : undefined;
  const parts = stores.loadStores([...page.storeParts, ...(tab?.storeParts ?? [])]);
  const account = openAccount(stores, screen, url, parts);
  await Promise.all([account, page.load(stores), CONSOLE_FRAME.load(stores), tab?.load(stores)]);
}

const LOG_TABS_BY_HASH = new Map(Object.entries(LOG_TABS).map(([name, tab]) => [`#${name}`, tab]));

async function openAccount(stores: AppStores, screen: Screen, url: Url, parts: Promise<void>): Promise<void> {
  const { account, session, language } = stores;
  const whenOpen = when(() => account.stores !== null || account.isFailed || session.state !== 'dashboard');
  // The page reports what does not load.
  const [isComplete] = await Promise.all([parts.then(() => true).catch(() => false), whenOpen]);
  const ahead = (isComplete && account.stores && AHEAD[screen]?.(account.stores, url)) || [];
  const disposers = ahead.map((part) => part.loadAhead());
  setTimeout(() => {
    for (const forget of disposers) forget();
  }, AHEAD_MS);
  void prepareFormats(language.shown);
}

interface Log<F> {
  readonly view: { readonly kind: { readonly query: LogQuery<F> } };
  applyLocation(location: LogLocation<F>): Promise<void>;
}

/** Its tab applies the same url, which loads nothing once more. */
function logPart<F>(log: Log<F>, search: string): Part {
  return {
    loadAhead: () => {
      void log.applyLocation(log.view.kind.query.read(search));
      return () => undefined;
    },
  };
}

/** The first use of each takes a slow phone 15 to 30 ms, which it has while files are on their way. */
async function prepareFormats(language: string): Promise<void> {
  const { formatsIn } = await import('#src/domain/shared/formats/formats.ts');
  const { percent, count, timeAgo, utc } = formatsIn(language);
  percent(0);
  count(0);
  timeAgo({ unit: 'now', count: 0 });
  utc(0);
}
