import { when } from 'mobx';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { admit, isConsoleScreen, type Screen } from '#src/domain/auth/admit.ts';
import { LOG_TABS } from '#src/ui/usage/usage-tabs.ts';
import { CONSOLE_FRAME, pageOf } from './pages.ts';
import { visitorOf } from './visitor.ts';

type Url = Pick<Navigation, 'path' | 'search' | 'hash'>;

interface Loads {
  loadAhead(): Disposer;
}

type Ahead = (stores: AccountStores, url: Url) => readonly Loads[];

/** What a page asks for first. Asked for beside its code, it is there when the page is drawn. Its stores come with the page. */
const AHEAD: Partial<Readonly<Record<Screen, (url: Url) => Ahead | Promise<Ahead>>>> = {
  'api-keys':
    () =>
    ({ apiKeys }) => [apiKeys.keys, apiKeys.versions],
  dashboard: async () => (await import('#src/ui/dashboard/dashboard-ahead.ts')).dashboardAhead,
  usage: async (url) => (logTab(url) ? (await import('#src/ui/logs/logs-ahead.ts')).logsAhead : () => []),
};

/** A page that has not asked by then does not come; a later one asks for itself. */
const AHEAD_MS = 10_000;

/**
 * Resolves when the first page's calls are sent, to what loads its code: so they are on their way before anything that draws
 * is evaluated. Draws nothing, so that the first render is in place of what index.html shows.
 */
export async function callAhead(stores: AppStores, url: Url): Promise<() => Promise<unknown>> {
  const visitor = visitorOf(stores);
  const requested = admit(url.path(), visitor);
  const admission = requested.kind === 'go-to' ? admit(requested.path, visitor) : requested;
  if (admission.kind !== 'admit') return () => Promise.resolve();
  const { screen } = admission;
  const page = pageOf(screen);
  if (!isConsoleScreen(screen)) return () => page.load(stores);
  await openAccount(stores, screen, url);
  const tab = screen === 'usage' ? logTab(url) : undefined;
  return () => Promise.all([page.load(stores), CONSOLE_FRAME.load(stores), tab?.load(stores)]);
}

const LOG_TABS_BY_HASH = new Map(Object.entries(LOG_TABS).map(([name, tab]) => [`#${name}`, tab]));

function logTab({ hash }: Url) {
  return LOG_TABS_BY_HASH.get(hash());
}

async function openAccount(stores: AppStores, screen: Screen, url: Url): Promise<void> {
  const { account, session, language } = stores;
  const whenOpen = when(() => account.stores !== null || account.isFailed || session.state !== 'dashboard');
  // The page reports what does not load.
  const parts = Promise.resolve(AHEAD[screen]?.(url)).catch(() => undefined);
  const [aheadOf] = await Promise.all([parts, whenOpen]);
  const ahead = (account.stores && aheadOf?.(account.stores, url)) ?? [];
  const disposers = ahead.map((part) => part.loadAhead());
  setTimeout(() => {
    for (const forget of disposers) forget();
  }, AHEAD_MS);
  void prepareFormats(language.shown);
}

/** The first use of each takes a slow phone 15 to 30 ms, which it has while files are on their way. */
async function prepareFormats(language: string): Promise<void> {
  const { formatsIn } = await import('#src/domain/shared/formats.ts');
  const { percent, count, timeAgo, utc } = formatsIn(language);
  percent(0);
  count(0);
  timeAgo({ unit: 'now', count: 0 });
  utc(0);
}
