import { basePathOf } from '#src/adapters/browser/browser-navigation.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppScope, type AppScope } from './app-scope.ts';
import { createBrowserPlatform } from './platform/browser-platform.ts';
import { chooseBackend } from './choose-backend.ts';
import { earlyInput } from './early-input.ts';
import { leaveDemo } from './leave-demo.ts';
import { createTextCatalogue, type Catalogue } from './text-catalogue.ts';

export interface Console {
  readonly scope: AppScope;
  readonly catalogue: Catalogue;
  readonly basePath: string;
  /** Where the visitor is, without the sub-path. */
  readonly path: string;
}

/** Picks the adapters, wires everything, and takes up the session that this device holds. */
export async function openConsole(settings: Settings, page: Document): Promise<Console> {
  const basePath = basePathOf(page.baseURI);
  const platform = createBrowserPlatform(settings, basePath);
  const { storage, visit, clock } = platform;
  if (!__MOCKS__) leaveDemo(storage, navigator.serviceWorker);
  const session = new SessionStore(storage, clock, platform.newId, visit);
  const { baseURI: baseUri, location } = page;
  const backend = await chooseBackend({
    settings,
    sessions: session,
    storage,
    clock,
    baseUri,
    search: location.search,
  });
  const catalogue = createTextCatalogue();
  const typedEarly = () => earlyInput(page);
  const scope = createAppScope({ settings, platform, session, backend, catalogue, typedEarly });
  scope.start();
  if (backend.demo?.signIn) {
    session.logOut();
    session.begin(backend.demo.signIn, null);
  }
  return { scope, catalogue, basePath, path: platform.navigation.path() };
}
