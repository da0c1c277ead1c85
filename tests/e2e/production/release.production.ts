import type { Page, Route } from '@playwright/test';
import { serve } from '#tools/scripts/serve.mjs';
import { serveForeignPage } from '#tests/e2e/support/deployment.ts';
import {
  activeCustomer,
  emailField,
  expectHeading,
  expectLogIn,
  expectStarted,
  logIn,
} from '#tests/e2e/support/steps.ts';
import { holdConsole } from '#tests/e2e/support/drawn-screen.ts';
import { expect, test, LONG } from '#tests/e2e/support/test.ts';
const NOT_LOADED = "Couldn't load this page. Check your connection and try again.";
const ENTRY = /(<script type="module"[^>]* src=")[^"]+/;

/** Responds with a 404 to every asset not yet fetched, until the page reloads. */
async function removeAssets(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  let areAssetsRemoved = true;
  page.on('request', (request) => (areAssetsRemoved &&= !request.isNavigationRequest()));
  await page.route('**/assets/*', (route) => (areAssetsRemoved ? respond(route) : route.fallback()));
}

/** Responds with a 404 to every script but the entry and what it imports itself. */
async function removeParts(page: Page, url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  await page.route('**/assets/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    return html.includes(`="./assets/${name}"`) ? route.fallback() : respondNotFound(route);
  });
}

const respondNotFound = (route: Route) => route.fulfill({ status: 404 });

/** Some servers respond with a page for a missing file. */
const respondWithPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });

/** Serves another release to a fetch of index.html, but not to a page load. */
async function deployAnotherRelease(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const body = (await (await route.fetch()).text()).replace(ENTRY, '$1./assets/another.js');
    await route.fulfill({ status: 200, contentType: 'text/html', body });
  });
}

// What the browser cached before would hide that a file is gone.
test.use({ ownProfile: true });

/** Counts the loads of the page. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

test.describe('after a release', () => {
  test.use({ allowed: /Failed to load|Failed to fetch|MIME type|preload|chunk/i });

  test('a tab from before it loads the new version, once', async ({ page, open, deployment }) => {
    await open('/auth/login');
    await expectLogIn(page);
    await expectStarted(page);
    const count = loads(page);
    await deployAnotherRelease(page, deployment.url);
    await removeAssets(page, respondNotFound);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expectHeading(page, 'Create your account');
    expect(count()).toBe(1);
  });

  test(
    'a tab of the console from before it opens another page in the new version',
    LONG,
    async ({ page, open, deployment }) => {
      await open('/auth/login');
      await logIn(page, activeCustomer);
      // What the dashboard itself still needs would reload it below the click.
      await page.waitForLoadState('networkidle');
      const count = loads(page);
      await deployAnotherRelease(page, deployment.url);
      await removeAssets(page, respondNotFound);
      await page.getByRole('link', { name: 'Faucets' }).click();
      await expectHeading(page, 'Faucets');
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(count()).toBe(1);
    },
  );

  test('a restored file loads on retry, also after an HTML fallback', LONG, async ({ page, open }) => {
    await open('/auth/login');
    await expectLogIn(page);
    await expectStarted(page);
    await removeAssets(page, respondWithPage);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByText(NOT_LOADED)).toBeVisible();
    await page.unroute('**/assets/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectHeading(page, 'Create your account');
  });

  test('a stale copy of the page, whose entry is gone, reports it after one reload', async ({ page, deployment }) => {
    await page.route(deployment.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(ENTRY, '$1./assets/before.js');
      await route.fulfill({ response: response, body });
    });
    const count = loads(page);
    await page.goto(deployment.url);
    await expectHeading(page, "Couldn't load this page");
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(count()).toBe(2);
    await page.unroute(deployment.url);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectLogIn(page);
  });
});

test.describe('with the parts of the console gone', () => {
  test.use({ allowed: /Failed to load|Failed to fetch|MIME type|preload|chunk/i });

  test('the page reloads once when it is touched, and reports it at the next touch', async ({
    page,
    open,
    deployment,
  }) => {
    const count = loads(page);
    await removeParts(page, deployment.url);
    await open('/auth/login');
    let x = 0;
    await expect(async () => {
      x += 1;
      await page.mouse.move(x, 1);
      await expect(page.getByRole('heading', { name: "Couldn't load this page" })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(count()).toBe(2);
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectLogIn(page);
  });

  test('the page does not reload over what was typed', async ({ page, open, deployment }) => {
    await open('/auth/login');
    await removeParts(page, deployment.url);
    // The field has the focus before its text: without parts, that would be a touch of a page without input.
    const release = await holdConsole(page);
    const count = loads(page);
    await emailField(page).fill(activeCustomer.email);
    release();
    await expectHeading(page, "Couldn't load this page");
    expect(count()).toBe(0);
  });
});

test.describe('in a frame without an origin', () => {
  test.use({ allowed: /./ });

  test('the drawn log-in form shows nothing', async ({ page, context, deployment }) => {
    await context.route(deployment.url, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response: response, headers });
    });
    for (const sandbox of ['', 'allow-scripts', 'allow-forms']) {
      const foreign = await serveForeignPage(`<iframe sandbox="${sandbox}" src="${deployment.url}"></iframe>`);
      await page.goto(foreign.address);
      const inside = page.frameLocator('iframe');
      await expect(inside.locator('#first-paint')).toBeAttached();
      await expect(inside.getByRole('textbox')).toHaveCount(0);
      foreign.close();
    }
  });
});

test('a console removes the worker of a demo that was served from its URL', LONG, async ({ openProfile }) => {
  const demo = await serve({ dir: 'dist-demo' });
  const context = await openProfile();
  const page = await context.newPage();
  await page.goto(`${demo.url}?scenario=active-customer`);
  await expectHeading(page, 'Dashboard');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      Object.keys(localStorage).filter((key) => /mock|session/.test(key)).length,
    ]);
  expect(await left()).toEqual([1, 2]);
  await demo.close();
  const site = await serve({ dir: 'dist', port: demo.port });
  await page.goto(site.url);
  await expectLogIn(page);
  await expect.poll(left).toEqual([0, 0]);
  await context.close();
  await site.close();
});
