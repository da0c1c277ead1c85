import type { Page, Route } from '@playwright/test';
import { expect } from './test.ts';

/** An operation of the API, by its method and the end of its path. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
}

export const LOG_IN: Operation = { method: 'POST', path: /\/api\/auth\/login$/ };
export const LOG_IN_WITH_GITHUB: Operation = { method: 'POST', path: /\/api\/auth\/login\/github$/ };
export const LIST_KEYS: Operation = { method: 'GET', path: /\/api\/api-keys$/ };
export const LIST_DOMAINS: Operation = { method: 'GET', path: /\/api\/account\/callback-urls$/ };
export const CREATE_KEY: Operation = { method: 'POST', path: /\/api\/api-keys$/ };
export const TOGGLE_KEY: Operation = { method: 'PATCH', path: /\/api\/api-keys\/[^/]+$/ };
export const REVEAL_KEY: Operation = { method: 'GET', path: /\/api\/api-keys\/[^/]+\/reveal$/ };
export const VERSIONS: Operation = { method: 'GET', path: /\/api\/developers\/api-versions$/ };
export const CHOOSE_VERSION: Operation = { method: 'POST', path: /\/api\/developers\/api-version$/ };
export const CHANGE_EMAIL: Operation = { method: 'POST', path: /\/api\/account\/change-email$/ };
export const FORGOT_PASSWORD: Operation = { method: 'POST', path: /\/api\/auth\/forgot-password$/ };
export const SUBSCRIPTION: Operation = { method: 'GET', path: /\/api\/account\/subscription-plan$/ };
export const LOCALIZATION: Operation = { method: 'GET', path: /\/api\/localization$/ };

export type Fault = 'no network' | FaultResponse;

interface FaultResponse {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

export const UNEXPECTED = 'An unexpected server error has occurred';
export const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
export const UNCONFIRMED = 'We could not confirm this. Check before trying again.';

/** The message of a failed read; a mutation without a response shows `UNCONFIRMED`. */
export const BROKEN_RESPONSES: readonly { readonly name: string; readonly fault: Fault; readonly message: string }[] = [
  {
    name: 'HTML in the place of JSON',
    fault: { status: 200, type: 'text/html', body: '<!doctype html><title>Proxy</title>' },
    message: UNEXPECTED,
  },
  {
    name: 'JSON that is cut short',
    fault: { status: 200, body: '{"context":{},"data":{"item":{"ke' },
    message: UNEXPECTED,
  },
  { name: 'an empty 500', fault: { status: 500, body: '' }, message: UNEXPECTED },
  { name: 'no network', fault: 'no network', message: NO_RESPONSE },
];

/** The API's error wrapper. */
export function rejection(status: number, message: string, details: readonly string[] = []): Fault {
  return { status, body: JSON.stringify({ error: { code: 'refused', message, details } }) };
}

/**
 * Responds with the fault to every call until the returned function is called. That function waits
 * for the first fault, because the page may still show the call before.
 */
export async function breakCall(page: Page, operation: Operation, fault: Fault): Promise<() => Promise<void>> {
  let running = 0;
  let respondedCount = 0;
  const stop = await interceptCall(page, operation, async (route) => {
    running += 1;
    await respondWith(route, fault).finally(() => (running -= 1));
    respondedCount += 1;
  });
  return async () => {
    await expect.poll(() => respondedCount > 0 && running === 0).toBe(true);
    stop();
  };
}

/** The API's response wrapper. */
interface Wrapped {
  readonly context: object;
  readonly data: { readonly item: object };
}

/** Passes every call through and changes the data of its response. */
export async function amendCall(page: Page, operation: Operation, amend: (body: Wrapped) => Wrapped): Promise<void> {
  await interceptCall(page, operation, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: amend((await response.json()) as Wrapped) });
  });
}

/** Holds every call back until it is released, and counts them. */
export async function holdCall(
  page: Page,
  operation: Operation,
): Promise<{ count: () => number; release: () => Promise<void> }> {
  const held: Route[] = [];
  const stop = await interceptCall(page, operation, (route) => void held.push(route));
  return {
    count: () => held.length,
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      stop();
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/**
 * Intercepts until the returned function is called. The route stays and passes calls through,
 * because removing the last one may disturb a call in flight.
 */
export async function interceptCall(
  page: Page,
  { method, path }: Operation,
  act: (route: Route) => Promise<void> | void,
): Promise<() => void> {
  let isOver = false;
  const matches = (url: URL) => path.test(url.pathname);
  await page.route(matches, (route) => (isOver || route.request().method() !== method ? route.fallback() : act(route)));
  await untilIntercepted(page);
  return () => {
    isOver = true;
  };
}

/** A status that no server uses. */
const INTERCEPTED = 299;
const intercepted = new WeakSet<Page>();

/**
 * The browser turns interception on with a delay: under load, an early call may still reach the
 * provider. So a harmless call is repeated until one is caught.
 */
async function untilIntercepted(page: Page): Promise<void> {
  if (intercepted.has(page) || page.url() === 'about:blank') return;
  const probe = new URL('?is-intercepted', page.url()).href;
  await page.route(probe, (route) => route.fulfill({ status: INTERCEPTED }));
  await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, probe)).toBe(INTERCEPTED);
  intercepted.add(page);
}

/** Passes every call through and drops its response. */
export async function loseAnswers(page: Page, operation: Operation): Promise<void> {
  await interceptCall(page, operation, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

async function respondWith(route: Route, fault: Fault): Promise<void> {
  if (fault === 'no network') return route.abort('connectionrefused');
  const { status, body, type = 'application/json' } = fault;
  const origin = (await route.request().headerValue('origin')) ?? '*';
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  await route.fulfill({ status, body, contentType: type, headers });
}
