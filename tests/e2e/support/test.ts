import { test as base, type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { ONE_PROCESS } from '#tests/support/chromium.ts';
import { backendFor, ON_PRODUCTION } from './backends.ts';
import { Browsers, type OpenProfile } from './browsers.ts';
import { type BackendName, deploy, type Deployment, type DeploymentOptions } from './deployment.ts';
import { playPartners } from './partner-pages.ts';
import { playByKeyboard } from './keyboard-only.ts';
import { drawPage, emptyProfile, type HowPlayed, openConsoleProfile, watchPages } from './profile.ts';
import { type SharedConsole, SharedConsoles } from './shared-console.ts';
import type { ProviderCalls } from './provider-calls.ts';
import { type Account, scenarioOf, startSession } from './sign-in.ts';

export { expect };

export interface ConsoleOptions {
  /** Null for the one on which `npm test` plays the test. */
  readonly playedOn: BackendName | null;
  /** Console messages that this test causes; any other fails the test. */
  readonly allowed: RegExp | null;
  /** Operates the console with these options, and a provider of its own; a demo supports only the scenario. */
  readonly operated: DeploymentOptions | null;
  /** Plays the test in a browser profile of its own; the others share their worker's, emptied before each. */
  readonly ownProfile: boolean;
}

interface ConsoleFixtures {
  readonly backend: BackendName;
  /** What the tests of this worker and backend share. */
  readonly shared: SharedConsole;
  readonly deployment: Deployment;
  /** Opens a path on the backend. */
  readonly open: (path: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  /** Opens a path as somebody who is signed in already; how people sign in is another journey. */
  readonly openAs: (account: Account, path?: string) => Promise<void>;
  /** The calls to the provider of a production build. */
  readonly calls: ProviderCalls;
  /** Reloads the page on the same backend. */
  readonly reload: () => Promise<void>;
  /** Opens a second tab of the same browser at this path. */
  readonly openTab: (path: string) => Promise<Page>;
  /** Opens another device at this path, which knows nothing yet; there is one at a time. */
  readonly openDevice: (path: string) => Promise<Page>;
  /** Opens a shared url of this console in a page of any profile. */
  readonly openUrl: (page: Page, url: string) => Promise<void>;
  /** Console messages and requests to foreign origins. */
  readonly complaints: string[];
}

interface ConsoleWorkerFixtures {
  readonly openProfile: OpenProfile;
  readonly sharedOn: (backend: BackendName) => Promise<SharedConsole>;
}

/** Marks one journey for each feature, for a run in a second engine. */
export const WALK = { tag: '@walk' };

/** Such a walk that only `npm run test:all` plays, because tests/ui shows the same of the feature. */
export const LONG_WALK = { tag: ['@walk', '@long'] };

/** The same for what `npm test` plays on the production build. */
export const PRODUCTION_WALK = { tag: ['@walk', ON_PRODUCTION] };

/** Marks what only `npm run test:all` plays, because a cheaper test of `npm test` says the same. */
export const LONG = { tag: '@long' };

/** The browser's own message for an error response; the console must log nothing. */
export const FAILED_REQUESTS = /^error: Failed to load resource/;

/** A journey fails on any console error or warning, exception or foreign request. */
export const test = base.extend<ConsoleOptions & ConsoleFixtures, HowPlayed & ConsoleWorkerFixtures>({
  playedOn: [null, { option: true }],
  keyboardOnly: [false, { option: true, scope: 'worker' }],
  translated: [false, { option: true, scope: 'worker' }],
  allowed: [null, { option: true }],

  operated: [null, { option: true }],

  ownProfile: [false, { option: true }],

  openProfile: [
    async ({ playwright, browserName }, use) => {
      const haveOneProfile = browserName === 'chromium' && ONE_PROCESS.length > 0;
      const browsers = new Browsers(() => playwright[browserName].launch(), haveOneProfile);
      await use((options) => browsers.open(options));
      await browsers.close();
    },
    { scope: 'worker' },
  ],

  sharedOn: [
    async ({ openProfile, keyboardOnly, translated }, use) => {
      const consoles = new SharedConsoles(openProfile, { keyboardOnly, translated });
      await use((backend) => consoles.on(backend));
      await consoles.close();
    },
    { scope: 'worker' },
  ],

  backend: async ({ playedOn }, use, { file, tags }) => use(playedOn ?? backendFor(file, tags)),

  shared: async ({ backend, sharedOn }, use) => use(await sharedOn(backend)),

  deployment: async ({ backend, operated, shared }, use) => {
    shared.deployment.calls.clear();
    shared.deployment.provider?.reset();
    if (operated === null || backend !== 'production') return use(shared.deployment);
    // An address of its own needs a profile of its own, with nothing compiled.
    const own = operated.basePath ? await deploy(backend, operated) : await shared.deployment.operate(operated);
    await use(own);
    own.calls.clear();
    await own.close();
  },

  baseURL: async ({ deployment }, use) => use(deployment.url),

  calls: async ({ deployment }, use) => use(deployment.calls),

  complaints: async ({ allowed }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    const unexpected = complaints.filter((complaint) => !allowed?.test(complaint));
    expect(unexpected, 'the console stays silent and nothing foreign is asked').toEqual([]);
  },

  context: async (
    { openProfile, shared, deployment, ownProfile, keyboardOnly, translated, complaints },
    use,
    testInfo,
  ) => {
    const isShared = !ownProfile && deployment.url === shared.deployment.url;
    const context = isShared
      ? await shared.profile()
      : await openConsoleProfile(openProfile, deployment.url, { keyboardOnly, translated });
    const stopWatching = watchPages(context, deployment, complaints);
    await use(context);
    stopWatching();
    // A failed test ends its worker, and its pages stay open for their screenshots.
    if (testInfo.status !== testInfo.expectedStatus) return reportPages(context, testInfo);
    await (isShared ? emptyProfile(context, deployment.url) : context.close());
  },

  page: async ({ context, viewport, keyboardOnly, deployment, operated }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (keyboardOnly) playByKeyboard(page);
    if (deployment.provider && operated?.partners) await playPartners(page, deployment.provider, deployment.url);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },

  open: async ({ page, backend, operated }, use) => {
    const scenario = backend !== 'production' && operated?.scenario ? { scenario: operated.scenario } : {};
    await use(async (path, query = {}) => {
      await page.goto(pathOn(backend, path, { ...scenario, ...query }));
    });
  },

  openAs: async ({ page, backend, deployment, open }, use) => {
    await use(async (account, path = '/dashboard') => {
      if (deployment.provider === null) await open(path, { scenario: scenarioOf(account) });
      else {
        const session = await startSession(page, deployment.provider, account);
        await page.goto(pathOn(backend, path));
        await session.dispose();
      }
      await page.locator('h1').waitFor();
    });
  },

  reload: async ({ page, backend }, use) => {
    await use(async () => {
      const { pathname, hash } = new URL(page.url());
      await (backend === 'memory' ? page.goto(pathOn(backend, pathname + hash)) : page.reload());
    });
  },

  openTab: async ({ context, backend }, use) => {
    await use(async (path) => {
      const tab = await context.newPage();
      await tab.goto(pathOn(backend, path));
      return tab;
    });
  },

  openUrl: async ({ backend }, use) => {
    await use(async (page, url) => {
      const { pathname, searchParams, hash } = new URL(url);
      await page.goto(pathOn(backend, pathname + hash, Object.fromEntries(searchParams)));
    });
  },

  openDevice: async ({ shared, backend, deployment, complaints }, use) => {
    let stopWatching = () => {};
    await use(async (path) => {
      stopWatching();
      const otherProfile = await shared.otherProfile();
      await emptyProfile(otherProfile, deployment.url);
      const page = otherProfile.pages()[0] ?? (await otherProfile.newPage());
      stopWatching = watchPages(otherProfile, deployment, complaints);
      await page.goto(new URL(pathOn(backend, path).slice(1), deployment.url).href);
      return page;
    });
    stopWatching();
  },
});

/** The url of a path; the memory backend needs its query on every load. */
function pathOn(backend: BackendName, path: string, query: Readonly<Record<string, string>> = {}): string {
  const [plain, hash] = path.split('#');
  const parameters = new URLSearchParams(backend === 'memory' ? { backend, ...query } : query).toString();
  const separator = plain?.includes('?') ? '&' : '?';
  return `${plain ?? ''}${parameters && `${separator}${parameters}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** Prints and attaches what every page showed at the failure, often the only clue. */
async function reportPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const shown = await page.locator('body').innerText().catch(String);
    console.log(`${testInfo.title}: ${page.url()} showed\n${shown}`);
    await attachScreenshot(page, testInfo, index + 1).catch((error: unknown) =>
      console.log(`No screenshot: ${String(error)}`),
    );
  }
}

async function attachScreenshot(page: Page, testInfo: TestInfo, count: number): Promise<void> {
  const path = testInfo.outputPath(`failed-${count}.png`);
  await drawPage(page);
  await page.screenshot({ path });
  testInfo.attachments.push({ name: `page ${count}`, path, contentType: 'image/png' });
}
