import type { CDPSession, Page } from '@playwright/test';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { SocialName } from '#mocks/provider/auth/social-identities.ts';

/**
 * The partner pages for the production build, on their real urls and with the demo's texts
 * (mocks/pages). One journey runs on all backends, and nothing leaves the machine.
 */

const AUTHORIZE_PAGES: Readonly<Record<string, readonly [provider: SocialName, name: string]>> = {
  'https://accounts.google.com/o/oauth2/v2/auth': ['google', 'Google'],
  'https://github.com/login/oauth/authorize': ['github', 'GitHub'],
  'https://www.linkedin.com/oauth/v2/authorization': ['linkedin', 'LinkedIn'],
};

const CHECKOUT = 'https://checkout.gatehouse.example';

export const PARTNER_ORIGINS = [CHECKOUT, ...Object.keys(AUTHORIZE_PAGES).map((url) => new URL(url).origin)];

/** The settings of an operator that works with every partner. */
export const PARTNER_SETTINGS = {
  social: {
    google: { clientId: 'google-client' },
    github: { clientId: 'github-client' },
    linkedin: { clientId: 'linkedin-client' },
  },
  externalHosts: new URL(CHECKOUT).host,
};

const PERIODS = { monthly: 'billed monthly', annually: 'billed annually' } as const;

const DECISIONS = {
  known: 'Continue as the demo user',
  new: 'Continue as a new user',
  'two-factor': 'Continue as a user with two-factor authentication',
  error: 'Fail login',
  cancel: 'Cancel',
} as const;

const OUTCOMES = { paid: 'Pay', failed: 'Fail payment', canceled: 'Cancel' } as const;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Answers what the page asks of a partner. `home` is the console's url; a return url elsewhere is not served. Playwright's
 * own routes see every request, and turn off the cache that saves each page of the console from being compiled again.
 */
export async function playPartners(page: Page, provider: Provider, home: string): Promise<void> {
  const device = await page.context().newCDPSession(page);
  device.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url);
    const answer = url.origin === CHECKOUT ? checkOut(url, provider, home) : consent(url, provider, home);
    void fulfill(device, requestId, answer);
  });
  await device.send('Fetch.enable', { patterns: PARTNER_ORIGINS.map((origin) => ({ urlPattern: `${origin}/*` })) });
}

async function fulfill(device: CDPSession, requestId: string, { status, headers, body = '' }: Answer): Promise<void> {
  await device.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  });
}

function consent(url: URL, { social }: Provider, home: string): Answer {
  const [app, name] = AUTHORIZE_PAGES[url.origin + url.pathname] ?? [];
  const parameterNames = ['client_id', 'response_type', 'scope', 'state', 'redirect_uri'];
  const [client, type, scope, state = '', redirect = ''] = parameterNames.map(
    (each) => url.searchParams.get(each) ?? '',
  );
  const isComplete = client === `${app}-client` && type === 'code' && scope && state && redirect.startsWith(home);
  if (!app || !isComplete) return show("This request can't be completed", '', {});
  const decision = decisionIn(DECISIONS, url);
  if (!decision) return show(`Sign in with ${name}`, `For: ${scope}`, DECISIONS, url.searchParams);
  const back = new URL(redirect);
  const parameters = { ...social.consent(app, decision), state };
  for (const [parameter, value] of Object.entries(parameters)) back.searchParams.set(parameter, value);
  return leadTo(back.href);
}

function checkOut(url: URL, { checkout }: Provider, home: string): Answer {
  const session = url.pathname.split('/').at(-1) ?? '';
  const bill = checkout.bill(session);
  if (!bill) return show('This checkout has ended', '', {});
  const outcome = decisionIn(OUTCOMES, url);
  if (outcome) return leadTo(new URL(checkout.settle(session, outcome).slice(1), home).href);
  const { plan, subscription, email, amount } = bill;
  const description = `${plan} plan, ${subscription === null ? 'once' : PERIODS[subscription]}, for ${email}`;
  return show(`$${amount.toLocaleString('en-US')}`, description, OUTCOMES);
}

function decisionIn<D extends string>(decisions: Readonly<Record<D, string>>, { searchParams }: URL): D | undefined {
  return (Object.keys(decisions) as D[]).find((decision) => decision === searchParams.get('decision'));
}

/** A form that submits the person's decision to the page itself. */
function show(
  heading: string,
  text: string,
  decisions: Readonly<Record<string, string>>,
  hiddenParams = new URLSearchParams(),
): Answer {
  const inputs = [...hiddenParams].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const buttons = Object.entries(decisions).map(
    ([value, label]) => `<button name="decision" value="${value}">${label}</button>`,
  );
  const body = `<h1>${heading}</h1><p>${text}</p><form>${[...inputs, ...buttons].join('')}</form>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${heading}</title>${body}</html>`;
  return { status: 200, headers: { 'content-type': 'text/html' }, body: page };
}

function leadTo(location: string): Answer {
  return { status: 302, headers: { location } };
}
