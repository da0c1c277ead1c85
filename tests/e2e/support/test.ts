import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export interface ConsoleOptions {
  readonly backend: 'msw' | 'memory' | 'production';
  /** Origins that the console may speak to beside its own. */
  readonly origins: readonly string[];
  /** Console messages that this test provokes; each one fails the test otherwise. */
  readonly allowed: readonly RegExp[];
}

interface ConsoleFixtures {
  /** Opens a path on the backend of this project, whichever it is. */
  readonly open: (path: string, query?: Readonly<Record<string, string>>) => Promise<void>;
}

/** A journey fails on any error or warning in the console, any exception and any call to a foreign origin. */
export const test = base.extend<ConsoleOptions & ConsoleFixtures>({
  backend: ['msw', { option: true }],
  origins: [[], { option: true }],
  allowed: [[], { option: true }],

  page: async ({ page, baseURL, origins, allowed }, use) => {
    const own = [baseURL, ...origins].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
    const complaints = complaintsOf(page, own);
    await use(page);
    const unexpected = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
    expect(unexpected, 'the console stays silent and nothing foreign is asked').toEqual([]);
  },

  open: async ({ page, backend }, use) => {
    await use(async (path, query = {}) => {
      const parameters = new URLSearchParams(backend === 'memory' ? { backend, ...query } : query);
      await page.goto(parameters.size > 0 ? `${path}?${parameters.toString()}` : path);
    });
  },
});

/** Filled while the page lives. */
function complaintsOf(page: Page, origins: readonly string[]): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const leaves = protocol.startsWith('http') && !origins.includes(origin);
    if (leaves) complaints.push(`foreign request: ${request.url()}`);
  });
  return complaints;
}
