import type { AppStores } from '#src/application/app/app-stores.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { OpenBackend } from './backend.ts';
import { createAppContainer } from './app-container.ts';
import { createBrowserPlatform } from './platform/platform.ts';
import type { Platform } from '#src/application/platform/platform.ts';
import { maskRecords } from './platform/mask-records.ts';
import { readDrawnInput } from './take-over-drawn-screen.ts';
import { openMeasures, watchBoth, watchEvents } from './watch-measures.ts';
import { reportLogged, watchErrors, watchResponses } from './watch-errors.ts';
import { createLazyPart } from './lazy-part.ts';
import { clearDemoData } from './clear-demo-data.ts';
import { I18n } from './i18n.ts';

export interface StartedApp {
  readonly stores: AppStores;
  readonly i18n: I18n;
  /** It masks secrets in the url. */
  readonly navigation: Navigation;
}

export function startApp(opened: OpenBackend, page: Document, navigation: Navigation): StartedApp {
  const { settings } = opened;
  const device = createBrowserPlatform(settings, navigation, opened.clock ?? undefined);
  const { storage, tabStorage, clock } = device;
  if (!__MOCKS__) clearDemoData(storage, navigator.serviceWorker);
  const session = new SessionStore(storage, clock, device.newId, tabStorage);
  const report = watchErrors(settings.errors, device, session.secrets, window);
  const platform = reportLogged(maskRecords(device, session.secrets), report);
  session.leaveForIssuer = () => platform.social.oidc?.logOut();
  const calls = __MOCKS__ || settings.showCalls ? createCalls(platform, session) : null;
  const measures = openMeasures(settings.measures, platform, window);
  const onResult = watchBoth(watchResponses(report), watchEvents(measures));
  const onMissingCode = (isRetry: boolean) => void container.stores.release.recover(isRetry);
  const backend = { loadGateways: opened.connect(calls, { onResult, onMissingCode }), demo: opened.demo };
  const i18n = new I18n();
  const drawnInput = () => readDrawnInput(page);
  const container = createAppContainer({ settings, platform, session, backend, i18n, calls, measures, drawnInput });
  container.start();
  page.defaultView?.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.resync();
  });
  const startOver = (signIn: SignIn | null) => {
    session.logOut();
    if (signIn) session.startSession(signIn, null);
  };
  if (backend.demo?.signIn) startOver(backend.demo.signIn);
  backend.demo?.store.onProviderChange(startOver);
  return { stores: container.stores, i18n, navigation: platform.navigation };
}

/** From the start, so that the first click is in it. If its code fails to load, nothing is recorded. */
function createCalls(platform: Platform, session: SessionStore): LazyPart<CallLog> {
  const calls = createLazyPart(async () => {
    const { openCallLog } = await import('./features/calls.module.ts');
    return openCallLog(platform, session, window);
  });
  void calls.load().catch(() => undefined);
  return calls;
}
