import type { ChildProcess } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { readGroups } from '#tools/languages/languages.ts';
import { serve } from '#tools/scripts/serve.mjs';
import { describedApi, operationsOf } from '#tests/support/openapi-schemas.ts';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { freePort, startPrism } from './prism.ts';

/** The production build in front of a mock that knows the document alone. */

type Account = 'healthy' | 'suspended' | 'empty' | 'new';

/** The day of the examples. */
const NOON = Date.UTC(2026, 10, 20, 12);
const RAW = {
  'the id of a role or a plan': /\brole-\w+/,
  'a list that is cut': /\d+ more (members|keys|domains)/,
  'a placeholder': /\{\{|undefined|\bNaN\b|\[object/,
  'an error': /unexpected|try again|could not|went wrong|not available right now/i,
};

/** Those of several words; the others are words of the language too. */
const keys = new Set(
  Object.values(readGroups('.', 'en')).flatMap((group) => Object.keys(group).filter((key) => /[.-]/.test(key))),
);

const api = describedApi();
const withExample = new Map<string, readonly string[]>();
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, { responses }] of Object.entries(methods)) {
    const { examples } = responses['200']!.content['application/json'];
    withExample.set(`${method.toUpperCase()} ${path}`, Object.keys(examples));
  }
}

let mock: ChildProcess;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  mock = await startPrism(['mock', 'docs/openapi.json', '--port', String(port)]);
  const settings = { externalHosts: ['checkout.gatehouse.example'], gatewayBaseUrl: 'https://gateway.example' };
  site = await serve({ dir: 'dist', api: [`http://127.0.0.1:${port}`], settings, compress: false });
  browser = await chromium.launch(chromiumLaunch());
});

afterEach(async () => {
  await page.context().close();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  mock.kill();
});

async function logInAs(account: Account): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US' });
  // Only what hangs comes near it.
  page.setDefaultTimeout(120_000);
  await page.clock.setFixedTime(NOON);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const examples = withExample.get(`${request.method()} ${new URL(request.url()).pathname}`) ?? [];
    const prefer = examples.includes(account) ? { prefer: `example=${account}` } : {};
    return route.continue({ headers: { ...request.headers(), ...prefer } });
  });
  await page.goto(site.url);
  await page.getByLabel('Email', { exact: true }).fill('ada@lovelace.example');
  await page.locator('input[type=password]').fill('Any-Password-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/auth/login'));
}

const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const entry = (row: number) => page.getByRole('rowheader').nth(row).getByRole('button').first().click();

/** What a person reads there, apart from JSON, is whole. */
async function isWhole(): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(await page.getByText('Loading', { exact: true }).count()).toBe(0);
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('pre, code, [role=tree]')) part.remove();
    return copy.innerText;
  });
  const found = Object.entries(RAW).flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${kind}: ${match[0]}`] : [];
  });
  expect([...found, ...text.split(/\s+/).filter((word) => keys.has(word))]).toEqual([]);
}

type Visit = readonly [path: string, ...shown: (string | RegExp | (() => Promise<void>))[]];

async function visit([path, ...shown]: Visit): Promise<void> {
  await page.goto(new URL(path, site.url).href);
  await page.locator('h1').first().waitFor();
  for (const one of shown) await (typeof one === 'function' ? one() : shows(one));
  await isWhole();
}

const PAGES: readonly Visit[] = [
  ['dashboard', 'Northwall Payments', 'Recent failures', 'Latest address data'],
  ['api-keys', 'Showing all 23 keys', 'Your plan allows 25 keys'],
  ['api-keys', () => entry(0), 'View its calls in the log', 'Last 6 calls with this key'],
  ['api-keys', () => press('Create API key'), 'Key name'],
  ['verify-domain', 'View callbacks'],
  ['verify-domain#domains', 'Showing all 13 domains'],
  ['usage', 'Daily monitoring cost', 'Latest address data'],
  ['usage#webhooks', 'Showing all 6 callbacks', () => entry(5), 'Entry 6 of 6', 'HTTP 503 Service Unavailable'],
  ['usage#api-request', 'Showing all 6 calls', () => entry(1), 'Entry 2 of 6'],
  ['team', '5 of 10 seats', 'Admin, Developer'],
  ['team', () => press('Invite member'), 'Developer'],
  ['faucets', 'Sepolia', '1–10 of 15'],
  ['billing', 'Showing all 24 invoices', 'Next payment on November 30, 2026'],
  ['billing#upgrade-plan', 'Active plan', 'Uptime terms'],
  ['node-as-a-service', 'Dedicated nodes, run for you'],
  ['subscription-success', 'Your subscription is active'],
  ['account#sessions', 'This session'],
  ['account#tokens', 'terraform', 'Read API keys'],
];

describe('the console on a mock of the document alone', () => {
  it('shows every page of a healthy customer whole', async () => {
    await logInAs('healthy');
    for (const one of PAGES) await visit(one);
  });

  it('shows a suspended customer what is to pay', async () => {
    await logInAs('suspended');
    await visit(['dashboard', 'Tidewater', 'You have an unpaid invoice']);
    await visit(['api-keys', 'Showing all 2 keys']);
    await visit(['billing', 'Your account is suspended', 'Unpaid', 'Showing all 24 invoices']);
    await visit(['team', '3 of 10 seats']);
  });

  it('shows an empty account how to begin', async () => {
    await logInAs('empty');
    await visit(['dashboard', 'Create an API key first', 'No credits used']);
    await visit(['api-keys', 'No API keys yet']);
    await visit(['verify-domain#domains', 'No domains yet']);
    await visit(['usage#webhooks', 'No callbacks yet']);
    await visit(['billing', 'No invoices yet']);
    await visit(['faucets', 'You do not have any faucets']);
  });

  it('leads a new account through the questionnaire', async () => {
    await logInAs('new');
    const next = async (name: string, path: string) => {
      await isWhole();
      await press(name);
      await page.waitForURL(`**/auth/${path}`);
      await page.locator('h1').first().waitFor();
    };
    await page.getByRole('textbox').first().fill('Clearwater');
    await next('Next', 'use-cases');
    await page.getByRole('checkbox').first().check();
    await next('Next', 'blockchain-protocols');
    await page.getByRole('checkbox').first().check();
    await next('Next', 'channels');
    await page.getByRole('radio').first().check();
    await next('Next', 'pricing-plan');
    await page.getByRole('radio').nth(3).check();
    await next('Next', 'summary');
    await page.getByRole('checkbox').waitFor();
    await isWhole();
  });

  it('has an example of each account for the mock to send', () => {
    const named = (account: Account) =>
      operationsOf(api).flatMap(({ operationId, responses }): EndpointName[] =>
        account in responses['200']!.content['application/json'].examples ? [operationId] : [],
      );
    expect(named('healthy')).toHaveLength(withExample.size);
    for (const account of ['suspended', 'empty', 'new'] as const) expect(named(account).length).toBeGreaterThan(15);
  });
});
