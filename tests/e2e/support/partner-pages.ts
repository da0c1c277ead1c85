import type { BrowserContext, Route } from '@playwright/test';
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

const PERIODS = { monthly: 'every month', annually: 'every year' } as const;

const DECISIONS = {
  known: 'Allow as the demo person',
  new: 'Allow as a new person',
  'two-factor': 'Allow as a person with two-factor authentication',
  error: 'Provider error',
  cancel: 'Cancel',
} as const;

const OUTCOMES = { paid: 'Pay', failed: 'Fail payment', cancelled: 'Cancel' } as const;

/** `home` is the console's url; a return url elsewhere is not served. */
export async function playPartners(context: BrowserContext, provider: Provider, home: string): Promise<void> {
  const isPartner = ({ origin }: URL) => PARTNER_ORIGINS.includes(origin);
  await context.route(isPartner, (route) => {
    const url = new URL(route.request().url());
    return url.origin === CHECKOUT ? checkOut(route, url, provider, home) : consent(route, url, provider, home);
  });
}

function consent(route: Route, url: URL, { social }: Provider, home: string): Promise<void> {
  const [app, name] = AUTHORIZE_PAGES[url.origin + url.pathname] ?? [];
  const parameterNames = ['client_id', 'response_type', 'scope', 'state', 'redirect_uri'];
  const [client, type, scope, state = '', redirect = ''] = parameterNames.map(
    (each) => url.searchParams.get(each) ?? '',
  );
  const isComplete = client === `${app}-client` && type === 'code' && scope && state && redirect.startsWith(home);
  if (!app || !isComplete) return show(route, "This request can't be completed", '', {});
  const decision = decisionIn(DECISIONS, url);
  if (!decision) return show(route, `Sign in with ${name}`, `For: ${scope}`, DECISIONS, url.searchParams);
  const back = new URL(redirect);
  const parameters = { ...social.consent(app, decision), state };
  for (const [parameter, value] of Object.entries(parameters)) back.searchParams.set(parameter, value);
  return leadTo(route, back.href);
}

function checkOut(route: Route, url: URL, { checkout }: Provider, home: string): Promise<void> {
  const session = url.pathname.split('/').at(-1) ?? '';
  const bill = checkout.bill(session);
  if (!bill) return show(route, 'This checkout has ended', '', {});
  const outcome = decisionIn(OUTCOMES, url);
  if (outcome) return leadTo(route, new URL(checkout.settle(session, outcome).slice(1), home).href);
  const { plan, subscription, email, amount } = bill;
  const description = `${plan} plan, ${subscription === null ? 'once' : PERIODS[subscription]}, for ${email}`;
  return show(route, `$${amount.toLocaleString('en-US')}`, description, OUTCOMES);
}

function decisionIn<D extends string>(decisions: Readonly<Record<D, string>>, { searchParams }: URL): D | undefined {
  return (Object.keys(decisions) as D[]).find((decision) => decision === searchParams.get('decision'));
}

/** A form that submits the person's decision to the page itself. */
function show(
  route: Route,
  heading: string,
  text: string,
  decisions: Readonly<Record<string, string>>,
  hiddenParams = new URLSearchParams(),
): Promise<void> {
  const inputs = [...hiddenParams].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const buttons = Object.entries(decisions).map(
    ([value, label]) => `<button name="decision" value="${value}">${label}</button>`,
  );
  const body = `<h1>${heading}</h1><p>${text}</p><form>${[...inputs, ...buttons].join('')}</form>`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${heading}</title>${body}</html>`;
  return route.fulfill({ contentType: 'text/html', body: page });
}

function leadTo(route: Route, location: string): Promise<void> {
  return route.fulfill({ status: 302, headers: { location } });
}
