import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createBrowserNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { createBrowserPlatform } from '#src/composition/platform/platform.ts';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { Gate } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

const part = (claims: object) => btoa(JSON.stringify(claims)).replace(/=+$/, '');
const INVITATION = `${part({ alg: 'HS256' })}.${part({ email: 'ana@northwall.example', exp: 4_102_444_800 })}.c2ln`;

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the sign-up page', () => {
  it.each([
    { terms: '', href: null },
    { terms: 'https://gatehouse.example/terms', href: 'https://gatehouse.example/terms' },
  ])('links to the terms at "$terms"', async ({ terms, href }) => {
    const links = { ...DEMO_SETTINGS.links, terms };
    openApp({ path: '/auth/register', scenario: 'visitor', settings: { links } });
    const box = await screen.findByRole('checkbox', { name: /terms of service/ });
    expect(box.closest('[data-slot="field"]')?.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  });
});

const OWN_PANEL = {
  headline: { default: 'Why Acme', de: 'Warum Acme' },
  text: null,
  points: [{ default: 'One key' }],
  curl: 'curl https://rest.acme.example',
  image: 'brand/sign-up.svg',
};

describe('the panel beside a form', () => {
  beforeEach(() => page.viewport(1200, 800));
  const panel = () => screen.findByRole('complementary', { name: 'About Gatehouse' });

  it.each([
    { path: '/auth/login', headline: 'Pick up where you left off' },
    { path: '/auth/forgot-password', headline: 'Pick up where you left off' },
    { path: '/auth/register', headline: 'Read blockchain data with one request' },
  ])('of $path says "$headline"', async ({ path, headline }) => {
    openApp({ path, scenario: 'visitor' });
    expect(await within(await panel()).findByRole('heading', { name: headline })).toBeVisible();
  });

  it('names only what the provider offers as a reason to sign up', async () => {
    const pages = { ...DEMO_SETTINGS.pages, usage: false, billing: false };
    openApp({ path: '/auth/register', scenario: 'visitor', settings: { pages } });
    const points = await within(await panel()).findAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      'Create, rotate and deactivate API keys yourself',
      'Invite your team and give each member a role',
      'Request test coins for testnets',
    ]);
  });

  it("is the provider's own where it has one, in the language of the visitor", async () => {
    const app = openApp({
      path: '/auth/register',
      scenario: 'visitor',
      settings: { panel: { logIn: true, signUp: OWN_PANEL } },
    });
    const own = within(await panel());
    await own.findByRole('heading', { name: 'Why Acme' });
    expect([own.getByText('One key'), own.getByText(OWN_PANEL.curl)].every((part) => part.isConnected)).toBe(true);
    expect(document.querySelector('aside img')?.getAttribute('src')).toBe('brand/sign-up.svg');
    await app.stores.language.choose('de');
    await screen.findByRole('heading', { name: 'Warum Acme' });
  });

  it('is none where the provider wants none', async () => {
    openApp({ path: '/auth/login', scenario: 'visitor', settings: { panel: { logIn: false, signUp: true } } });
    await pageTitled('Log in to Gatehouse');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the verification', () => {
  it('has the focus in the code when another screen leads to it', async () => {
    const app = openApp({ path: '/', scenario: 'active-customer' });
    await pageTitled('Dashboard');
    app.session.setAccountState('email-verification');
    const code = await screen.findByLabelText('Verification code');
    await waitFor(() => expect(document.activeElement).toBe(code));
  });
});

describe('the button of the single sign-on', () => {
  it.each([
    { label: '', path: '/auth/login', name: 'Single sign-on' },
    { label: 'Acme ID', path: '/auth/register', name: 'Acme ID' },
  ])('says "$name" at $path, and beside it that it cannot be reached', async ({ label, path, name }) => {
    const reached = new Gate<boolean>();
    let starts = 0;
    const start = () => {
      starts += 1;
      return reached.opened;
    };
    openApp({ path, scenario: 'visitor', singleSignOn: { label, start, logOut: () => undefined } });
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    button.click();
    expect([starts, button.getAttribute('aria-busy')]).toEqual([1, 'true']);
    reached.open(false);
    const alert = await screen.findByRole('alert');
    expect([alert.textContent, isBefore(button, alert), button.getAttribute('aria-busy')]).toEqual([
      expect.stringContaining(`We couldn't reach ${name}`),
      ...[true, null],
    ]);
  });

  it('is free again where the page stays or comes back as it was left', async () => {
    const start = () => Promise.resolve(true);
    openApp({ path: '/auth/login', scenario: 'visitor', singleSignOn: { label: '', start, logOut: () => undefined } });
    const button = await screen.findByRole('button', { name: 'Single sign-on' });
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => {
      window.dispatchEvent(new Event('pageshow'));
      expect(button.getAttribute('aria-busy')).toBeNull();
    });
  });
});

describe('an invitation', () => {
  it.each([true, false])('is accepted with Google where the deployment says so: %s', async (acceptsInvitations) => {
    const app = openApp({ path: `/auth/team/register/${INVITATION}`, scenario: 'visitor', acceptsInvitations });
    await pageTitled('Create your account');
    const google = screen.queryByRole('button', { name: 'Continue with Google' });
    expect(google !== null).toBe(acceptsInvitations);
    if (google) await userEvent.click(google);
    expect(app.openedUrls).toEqual(acceptsInvitations ? [`google ${INVITATION}`] : []);
  });
});

describe('a social return', () => {
  it('of a user who is already signed in is not exchanged', async () => {
    const calls = new DeferredCalls<string, never>();
    openApp({
      path: '/auth/login?app=google&code=7&state=s',
      scenario: 'active-customer',
      overrideGateways: { auth: { logInWith: (_, code) => calls.send(code) } },
    });
    await pageTitled('Dashboard');
    expect(calls.count).toBe(0);
  });
});

describe('the layout', () => {
  it('draws the link to a forgotten password beside the label of the password', async () => {
    openApp({ path: '/auth/login', scenario: 'visitor' });
    await pageTitled('Log in to Gatehouse');
    const label = screen.getByText('Password').getBoundingClientRect();
    const link = screen.getByRole('link', { name: 'Forgot password?' }).getBoundingClientRect();
    const field = screen.getByLabelText('Password').getBoundingClientRect();
    expect(Math.abs(link.top + link.height / 2 - (label.top + label.height / 2))).toBeLessThan(4);
    expect([link.bottom <= field.top, Math.round(link.right)]).toEqual([true, Math.round(field.right)]);
  });

  it.each([
    { width: 900, aside: true },
    { width: 899, aside: false },
  ])('shows the panel beside the log-in at $width pixels: $aside', async ({ width, aside }) => {
    await page.viewport(width, 800);
    openApp({ path: '/auth/login', scenario: 'visitor' });
    await pageTitled('Log in to Gatehouse');
    const panel = document.querySelector('[data-slot="auth-side"]');
    await waitFor(() => expect(panel && getComputedStyle(panel).display !== 'none').toBe(aside));
  });

  it.each([
    { width: 600, padding: '48px' },
    { width: 599, padding: '20px' },
  ])('leaves $padding beside the form at $width pixels', async ({ width, padding }) => {
    await page.viewport(width, 800);
    openApp({ path: '/auth/login', scenario: 'visitor' });
    await pageTitled('Log in to Gatehouse');
    const form = document.querySelector('[data-slot="auth-form"]');
    expect(form && getComputedStyle(form).paddingLeft).toBe(padding);
  });
});

describe('the test mode', () => {
  it.each([
    { allowTestMode: false, kind: 'not-configured' },
    { allowTestMode: true, kind: 'bypass' },
  ])('with the setting $allowTestMode makes the bot check $kind, whatever the URL contains', async (row) => {
    const before = window.location.href;
    history.replaceState(null, '', '?playwright');
    const { botCheck } = createBrowserPlatform(
      { ...DEMO_SETTINGS, allowTestMode: row.allowTestMode },
      createBrowserNavigation(''),
    );
    expect(await botCheck.prove('log-in')).toEqual({ kind: row.kind });
    history.replaceState(null, '', before);
  });
});
