import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import type { OpenProfile } from './browsers.ts';
import type { Deployment } from './deployment.ts';
import { translatePage } from '#tests/support/translated-page.ts';

/**
 * Browser profiles. The journeys of a worker share one, and its page: a fresh one would load and compile the console
 * for each journey, which takes twice as long as the journey itself.
 */

export interface HowPlayed {
  /** Plays every step without a pointer. */
  readonly keyboardOnly: boolean;
  /** On pages that the browser translates. */
  readonly translated: boolean;
}

export async function openConsoleProfile(
  openProfile: OpenProfile,
  baseURL: string,
  { keyboardOnly, translated }: HowPlayed,
): Promise<BrowserContext> {
  const profile = await openProfile({ baseURL });
  if (isFirefox(profile.browser())) await profile.addInitScript(insertTextAsTyped);
  await profile.addInitScript(reportPolicyViolations);
  await profile.addInitScript(drawNothing);
  if (keyboardOnly) await profile.addInitScript(reportPointers);
  if (translated) await profile.addInitScript(translatePage);
  return profile;
}

export function isFirefox(browser: Browser | null): boolean {
  return browser?.browserType().name() === 'firefox';
}

/** All but the demo's service worker, which stores nothing and takes half a second to register again. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage,file_systems';

/** Leaves nothing of this journey to the next one but the files of the console. */
export async function emptyProfile(profile: BrowserContext, url: string): Promise<void> {
  const [page, ...others] = profile.pages();
  await Promise.all(others.map((other) => other.close()));
  await profile.unrouteAll({ behavior: 'ignoreErrors' });
  if (!page) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A file of the same origin, on which nothing of the console runs that could store something again, or costs time.
  await page.goto(new URL('favicon.svg', url).href);
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: 'none',
    contrast: 'no-preference',
  });
  await page.mouse.move(0, 0);
  await page.evaluate(() => sessionStorage.clear());
  const device = await profile.newCDPSession(page);
  await device.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: STORED });
  await device.detach();
  await profile.clearCookies();
}

/** Watches every page of the profile until the returned function is called. */
export function watchPages(profile: BrowserContext, { url, origins }: Deployment, complaints: string[]): () => void {
  const own = [url, ...origins].map((known) => new URL(known).origin);
  const stops: (() => void)[] = [];
  const watchPage = (page: Page) => void stops.push(watch(page, own, complaints));
  for (const page of profile.pages()) watchPage(page);
  profile.on('page', watchPage);
  return () => {
    profile.off('page', watchPage);
    for (const stop of stops) stop();
  };
}

function watch(page: Page, origins: readonly string[], complaints: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => void complaints.push(`exception: ${error.message}`);
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    const leaves = protocol.startsWith('http') && !origins.includes(origin);
    if (leaves) complaints.push(`foreign request: ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
}

/**
 * Runs in the page. Playwright inserts text into Firefox by setting the value, which React takes for its own change and
 * reverts; this is what the keyboard does.
 */
function insertTextAsTyped(): void {
  const insert = (text: string): null => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text as the keyboard does
    document.execCommand('insertText', false, text);
    return null;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

/** Draws the page from here on, for what depends on colors and for screenshots. */
export async function drawPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/**
 * Runs in the page. Nobody looks, and to draw every frame takes an eighth of the time; the page is laid out, scrolled and
 * clicked as ever.
 */
function drawNothing(): void {
  const transparent = new CSSStyleSheet();
  transparent.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [transparent];
}

/** Runs in the page: a policy violation becomes a console error. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Runs in the page: a press of a pointer becomes a console error. */
function reportPointers(): void {
  const report = ({ type }: Event) => console.error(`pointer: ${type}`);
  for (const type of ['pointerdown', 'wheel']) addEventListener(type, report, true);
}
