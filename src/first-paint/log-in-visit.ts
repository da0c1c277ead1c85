import { readOverrides } from './show-drawn-screen.ts';
import { readStored } from './stored-theme.ts';

/** As in `session-record.ts`. */
export const STORED_SESSION_KEY = 'gatehouse.session';

/** The settings that the drawn screen shows, which a test finds by drawing it. An override of one makes the drawing wrong. */
export const DRAWN_SETTINGS: readonly string[] = [
  'brand',
  'languages',
  'links',
  'maintenance',
  'oidc',
  'panel',
  'social',
];

/** Whether the console is about to show the log-in screen exactly as it is drawn into index.html. */
export function isLogInVisit(view: Window): boolean {
  const { location, document: page } = view;
  // A demo draws none, nor does a build in maintenance.
  const isDrawn = 'drawn' in (page.currentScript?.dataset ?? {});
  const path = location.pathname.slice(new URL(page.baseURI).pathname.length);
  const isLogInPath = (path === '' || path === 'auth/login') && location.search === '';
  const isFramed = view.self !== view.top;
  const hasSession = readStored(() => view.localStorage, STORED_SESSION_KEY) !== null;
  return (
    isDrawn &&
    isLogInPath &&
    !isFramed &&
    !hasSession &&
    !isDemoLeft(view.navigator.serviceWorker) &&
    isDrawnAsSet(page)
  );
}

/** A demo at this url left its service worker, which the console removes. */
function isDemoLeft(workers: ServiceWorkerContainer | undefined): boolean {
  return Boolean(workers?.controller);
}

export function isDrawnAsSet(page: Document): boolean {
  const overrides = readOverrides(page);
  return overrides !== null && !DRAWN_SETTINGS.some((name) => name in overrides);
}
