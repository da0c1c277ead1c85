const SCREENS = [
  'dashboard',
  'api-keys',
  'verify-domain',
  'usage',
  'usage#webhooks',
  'usage#api-request',
  'team',
  'faucets',
  'billing',
  'billing#upgrade-plan',
  'node-as-a-service',
];

const WAYS_IN = ['auth/register', 'auth/forgot-password', 'reset-password/a.b.c', 'auth/login'];

/**
 * Logs in and opens each page, and answers what the browser complained about.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ email: string, password: string }} account
 */
export async function walkSite(browser, url, account) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const complaints = await watch(page);
  const open = async (path) => {
    await page.goto(new URL(path, url).href);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  };
  for (const path of WAYS_IN) await open(path);
  await logIn(page, url, account);
  for (const path of SCREENS) await open(path);
  const found = [...complaints];
  if (!(await page.evaluate(rejectsMarkup))) found.push('Trusted Types are not enforced');
  await context.close();
  return { screens: WAYS_IN.length + SCREENS.length, complaints: found };
}

/** From the log-in screen to the page that was asked for. */
export async function logIn(page, url, { email, password }, path = 'dashboard') {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(new URL(path, url).href);
}

/** What the browser complains about, policy violations too. */
export async function watch(page) {
  const complaints = [];
  const note = (text) => void complaints.push(`${text} (${page.url()})`);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  await page.exposeFunction('reportViolation', note);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void globalThis.reportViolation(`${event.violatedDirective} blocks ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}

function rejectsMarkup() {
  try {
    document.createElement('div').innerHTML = '<b>markup</b>';
    return false;
  } catch {
    return true;
  }
}
