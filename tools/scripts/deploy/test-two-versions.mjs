import { encodingsOf } from './check-compression.mjs';
import { headerLines } from './parts.mjs';
import { startSite } from './real-servers.mjs';
import { logIn, watch } from './walk-site.mjs';

const THEME = 'gatehouse.theme';

/** A release with other inline styles: a policy with the hashes of the other version would block them. */
const nextRelease = (html) => html.replace('<style data-linked>', '<style data-linked>/* next */');

const VERSIONS = [
  { name: 'console', basePath: '/console/' },
  { name: 'next', basePath: '/next/', change: nextRelease },
];

const site = (server, file) => ({ title: `${server}, two versions`, server, file, versions: VERSIONS, basePath: '/' });

export const TWO_VERSIONS = [
  site('nginx', 'deploy/nginx/gatehouse-two-versions.conf'),
  site('caddy', 'deploy/caddy/Caddyfile-two-versions'),
];

export async function testTwoVersions(
  { title, ...site },
  { part: report, folder, certificate, apiUrl, browser, account },
) {
  const part = (name, run) => report(`${title}: ${name}`, run);
  const { url, stop } = await startSite(site, { folder, certificate, apiUrl });
  const [current, next] = VERSIONS.map(({ basePath }) => new URL(basePath, url).href);
  try {
    for (const each of [current, next]) {
      await part(`headers, deep links, missing files of ${new URL(each).pathname}`, async () => ({
        lines: await headerLines(each, encodingsOf(site.server), certificate.certificate),
      }));
    }
    await part('session and theme are shared, files are not', async () => ({
      lines: await sharedLines(browser, { current, next }, account),
    }));
  } finally {
    await stop();
  }
}

async function sharedLines(browser, { current, next }, account) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, colorScheme: 'light' });
  const page = await context.newPage();
  const lines = await watch(page);
  const requested = new Set();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const expectLines = (holds, line) => void (holds || lines.push(line));
  const open = async (url) => {
    requested.clear();
    await page.goto(url);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  };

  await open(new URL('auth/login', current).href);
  await logIn(page, current, account);
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  const theme = await page.evaluate((key) => localStorage.getItem(key), THEME);

  await open(new URL('api-keys', next).href);
  expectLines(page.url() === new URL('api-keys', next).href, `/next/ does not know the session: ${page.url()}`);
  const shown = await page.evaluate(
    (key) => [localStorage.getItem(key), document.documentElement.dataset.theme],
    THEME,
  );
  expectLines(theme !== null && shown[0] === theme && shown[1] === 'dark', `The theme ${theme} became ${shown}`);
  const own = [...requested].filter((path) => path.includes('/assets/'));
  expectLines(own.length > 0 && own.every((path) => path.startsWith('/next/')), `/next/ requests ${own.join(' ')}`);

  const other = await context.newPage();
  await other.goto(new URL('billing', current).href);
  await other.locator('h1').first().waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(new URL('auth/login', next).href);
  await other.waitForURL(new RegExp(`^${new URL('auth/login', current).href}`));
  await open(new URL('', current).href);
  await context.close();
  return lines;
}
