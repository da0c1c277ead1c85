import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { listWithoutUses } from '#tests/application/api-keys/list-without-uses.ts';
import { openApp, type OpenAppOptions, pageTitled, PENDING } from '#tests/support/open-app.tsx';

/** The console over the wire, at a url, and every call that it sends. */
function openOverWire(path: string, options: OpenAppOptions = {}) {
  const sent: string[] = [];
  const early: string[] = [];
  let running = 0;
  openApp({
    path,
    scenario: 'active-customer',
    createGateways: (provider, sessions) => {
      const serve = createMemoryTransport(provider);
      const transport: Transport = async (request) => {
        sent.push(`${request.endpoint.method} ${request.url}`);
        if (!document.querySelector('h1')) early.push(request.url);
        running += 1;
        return serve(request).finally(() => (running -= 1));
      };
      return createHttpGateways({ baseUrl: '', basicAuth: { user: '', password: '' }, sessions, transport });
    },
    ...options,
  });
  /** Until as many calls were sent, and nothing follows them. */
  const sentAfter = async (count: number): Promise<readonly string[]> => {
    const isOver = () => running === 0 && sent.length >= count;
    await waitFor(() => expect(isOver()).toBe(true));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await waitFor(() => expect(isOver()).toBe(true));
    return sent;
  };
  /** Those that were sent before the page was drawn. */
  return Object.assign(sentAfter, { early });
}

/** Of every page: the provider's messages, the profile, the capabilities, the plan and the credits. */
const EVERYWHERE = 5;
/** Behind them, when the line is quiet: whether the account is closing. */
const WITH_CLOSURE = EVERYWHERE + 1;
/** The budget, where the credits are drawn. */
const WITH_BUDGET = WITH_CLOSURE + 1;

describe('a page of the console that is opened by its url', () => {
  it.each([
    ['/verify-domain', WITH_CLOSURE + 2],
    ['/verify-domain#domains', WITH_CLOSURE + 2],
    ['/billing', WITH_CLOSURE + 4],
    ['/team', WITH_CLOSURE + 4],
    ['/faucets', WITH_CLOSURE + 2],
    ['/subscription-success', WITH_CLOSURE],
    ['/account#tokens', WITH_CLOSURE + 1],
    ['/account#notifications', WITH_CLOSURE + 1],
    ['/account#security', WITH_CLOSURE + 2],
  ])('%s makes %d calls, and none of them twice', async (path, count) => {
    const calls = await openOverWire(path)(count);
    expect([calls.length, calls]).toEqual([count, [...new Set(calls)]]);
  });

  it.each([
    ['/dashboard', WITH_BUDGET + 8],
    ['/api-keys', WITH_CLOSURE + 3],
    ['/usage', WITH_BUDGET + 3],
    ['/usage#api-request', WITH_CLOSURE + 3],
    ['/usage#webhooks', WITH_CLOSURE + 4],
  ])('%s makes the same %d calls where they begin before the page is drawn', async (path, count) => {
    const calls = await openOverWire(path, { isReloaded: true })(count);
    expect([calls.length, calls]).toEqual([count, [...new Set(calls)]]);
  });

  it.each([
    ['/dashboard', '/api/company-data'],
    ['/api-keys', '/api/developers/api-versions'],
    ['/usage#api-request', '/api/account/api-requests-filters'],
    ['/usage#webhooks', '/api/account/callbacks-filters'],
  ])('%s requests %s before it is drawn', async (path, url) => {
    const sentAfter = openOverWire(path, { isReloaded: true });
    await sentAfter(EVERYWHERE);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    expect(sentAfter.early).toContain(url);
  });

  it('/api-keys requests the last use of the rows in view alone, where the list does not have it', async () => {
    await page.viewport(1280, 520);
    onTestFinished(() => page.viewport(1280, 800));
    const sentAfter = openOverWire('/api-keys', {
      overrideGateways: ({ apiKeys }) => ({ apiKeys: listWithoutUses(apiKeys) }),
    });
    // One more call for the keys that the log knows.
    const before = WITH_CLOSURE + 3 + 1;
    const first = (await sentAfter(before + 1)).length;
    expect([first > before, first < before + 10]).toEqual([true, true]);
    [...document.querySelectorAll('tbody tr')].at(-1)?.scrollIntoView();
    const calls = await sentAfter(before + 10);
    expect([calls.length, calls]).toEqual([before + 10, [...new Set(calls)]]);
  });
});

it('what every page shows is requested once for all pages that are opened one after the other', async () => {
  const sentAfter = openOverWire('/dashboard');
  const everywhere = (await sentAfter(EVERYWHERE)).slice(0, EVERYWHERE);
  await pageTitled('Dashboard');
  for (const path of ['/api-keys', '/verify-domain', '/usage', '/team', '/faucets', '/dashboard']) {
    document.querySelector<HTMLElement>(`nav a[href="${path}"]`)!.click();
    await waitFor(() => expect([location.pathname, document.querySelector(PENDING)]).toEqual([path, null]));
  }
  const calls = await sentAfter(EVERYWHERE);
  expect(calls.filter((call) => everywhere.includes(call)).toSorted()).toEqual(everywhere.toSorted());
});
