import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type BackendName, deploy, type Deployment, type DeploymentOptions } from './deployment.ts';
import { playPartners } from './partner-pages.ts';

export { expect };

export interface ConsoleOptions {
  /** Console messages that this test causes; any other fails the test. */
  readonly allowed: RegExp | null;
  /** Gives the test its own deployment with these options; a demo supports only the scenario. */
  readonly operated: DeploymentOptions | null;
}

export interface ConsoleWorkerOptions {
  readonly backend: BackendName;
}

interface ConsoleFixtures {
  readonly deployment: Deployment;
  /** Opens a path on the backend of this project. */
  readonly open: (path: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  /** Reloads the page on the same backend. */
  readonly reload: () => Promise<void>;
  /** Opens a second tab of the same browser at this path. */
  readonly openTab: (path: string) => Promise<Page>;
  /** Opens a fresh browser profile at this path. */
  readonly openDevice: (path: string) => Promise<Page>;
  /** Opens a shared url of this console in a page of any profile. */
  readonly openUrl: (page: Page, url: string) => Promise<void>;
  /** Console messages and requests to foreign origins. */
  readonly complaints: string[];
}

interface ConsoleWorkerFixtures {
  readonly shared: Deployment;
}

/**
 * Marks the journeys that `npm test` runs on every backend; contracts prove that the backends
 * agree.
 */
export const WALK = { tag: '@walk' };

/** The browser's own message for an error response; the console must log nothing. */
export const FAILED_REQUESTS = /^error: Failed to load resource/;

/** A journey fails on any console error or warning, exception or foreign request. */
export const test = base.extend<ConsoleOptions & ConsoleFixtures, ConsoleWorkerOptions & ConsoleWorkerFixtures>({
  backend: ['msw', { option: true, scope: 'worker' }],
  allowed: [null, { option: true }],

  operated: [null, { option: true }],

  shared: [
    async ({ backend }, use) => {
      const shared = await deploy(backend);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  deployment: async ({ backend, operated, shared }, use) => {
    shared.provider?.reset();
    if (operated === null || backend !== 'production') return use(shared);
    const own = await deploy(backend, operated);
    await use(own);
    await own.close();
  },

  baseURL: async ({ deployment }, use) => use(deployment.url),

  complaints: async ({ allowed }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    const unexpected = complaints.filter((complaint) => !allowed?.test(complaint));
    expect(unexpected, 'the console stays silent and nothing foreign is asked').toEqual([]);
  },

  context: async ({ context, deployment, operated, complaints }, use, testInfo) => {
    await prepare(context, deployment, operated, complaints);
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await reportPageErrors(context, testInfo.title);
  },

  open: async ({ page, backend, operated }, use) => {
    const scenario = backend !== 'production' && operated?.scenario ? { scenario: operated.scenario } : {};
    await use(async (path, query = {}) => {
      await page.goto(pathOn(backend, path, { ...scenario, ...query }));
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

  openDevice: async ({ browser, backend, deployment, operated, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (path) => {
      const context = await browser.newContext({ baseURL: deployment.url });
      opened.push(context);
      await prepare(context, deployment, operated, complaints);
      const page = await context.newPage();
      await page.goto(pathOn(backend, path));
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** The url of a path; the memory backend needs its query on every load. */
function pathOn(backend: BackendName, path: string, query: Readonly<Record<string, string>> = {}): string {
  const [plain, hash] = path.split('#');
  const parameters = new URLSearchParams(backend === 'memory' ? { backend, ...query } : query).toString();
  return `${plain ?? ''}${parameters && `?${parameters}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** Watches every page of the profile and serves the partner pages. */
async function prepare(
  context: BrowserContext,
  { url: address, provider, origins }: Deployment,
  operated: DeploymentOptions | null,
  complaints: string[],
): Promise<void> {
  const own = [address, ...origins].map((known) => new URL(known).origin);
  context.on('page', (page) => watch(page, own, complaints));
  await context.addInitScript(reportPolicyViolations);
  if (provider && operated?.partners) await playPartners(context, provider, address);
}

/** Prints what every page showed at the failure, often the only clue. */
async function reportPageErrors(context: BrowserContext, title: string): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').innerText().catch(String);
    console.log(`${title}: ${page.url()} showed\n${shown}`);
  }
}

/** Runs in the page: a policy violation becomes a console error. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** Fills `complaints` while the page is open. */
function watch(page: Page, origins: readonly string[], complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const leaves = protocol.startsWith('http') && !origins.includes(origin);
    if (leaves) complaints.push(`foreign request: ${request.url()}`);
  });
}
