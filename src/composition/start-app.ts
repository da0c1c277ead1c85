import { toBasePath } from '#src/adapters/browser/browser-navigation.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppContainer, type AppContainer } from './app-container.ts';
import { createBrowserPlatform } from './platform/platform.ts';
import { chooseBackend } from './choose-backend.ts';
import { readDrawnInput } from './take-over-drawn-screen.ts';
import { clearDemoData } from './clear-demo-data.ts';
import { createI18n, type I18n } from './i18n.ts';

export interface StartedApp {
  readonly container: AppContainer;
  readonly i18n: I18n;
  readonly basePath: string;
  /** The visitor's path, without the sub-path. */
  readonly path: string;
}

export async function startApp(settings: Settings, page: Document): Promise<StartedApp> {
  const basePath = toBasePath(page.baseURI);
  const platform = createBrowserPlatform(settings, basePath);
  const { storage, tabStorage, clock } = platform;
  if (!__MOCKS__) clearDemoData(storage, navigator.serviceWorker);
  const session = new SessionStore(storage, clock, platform.newId, tabStorage);
  const { baseURI: baseUri, location } = page;
  const backend = await chooseBackend({
    settings,
    sessions: session,
    storage,
    clock,
    baseUri,
    search: location.search,
  });
  const i18n = createI18n();
  const drawnInput = () => readDrawnInput(page);
  const container = createAppContainer({ settings, platform, session, backend, i18n, drawnInput });
  container.start();
  if (backend.demo?.signIn) {
    session.logOut();
    session.startSession(backend.demo.signIn, null);
  }
  return { container, i18n, basePath, path: platform.navigation.path() };
}
