import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { ALL_PAGES, OPTIONAL_PAGES } from '#src/domain/shared/offered-pages.ts';
import { fail } from '#src/domain/shared/result.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { here, openApp, pageTitled, PENDING } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

const TITLES = {
  'api-keys': 'API Key Management',
  'verify-domain': 'Verify Domain',
  'node-as-a-service': 'Node as a service',
  billing: 'Billing',
  usage: 'Usage',
  team: 'Team',
  faucets: 'Faucets',
} as const;

const settled = () => waitFor(() => expect(document.querySelector(PENDING)).toBeNull());

describe('a page that the provider has switched off', () => {
  it.each(OPTIONAL_PAGES)('%s is linked nowhere, has no command, and its url opens the dashboard', async (off) => {
    await page.viewport(1280, 800);
    const pages = { ...ALL_PAGES, [off]: false };
    openApp({ path: `/${off}`, scenario: 'active-customer', settings: { pages } });
    await pageTitled('Dashboard');
    expect(here()).toBe('/dashboard');
    const links = () => [...document.querySelectorAll(`a[href^="/${off}"]`)].map(({ textContent }) => textContent);
    const found: Record<string, readonly string[]> = {};
    for (const open of OPTIONAL_PAGES.filter((name) => name !== off && name !== 'node-as-a-service')) {
      await settled();
      found[here()] = links();
      await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText(TITLES[open]));
      await pageTitled(TITLES[open]);
    }
    await settled();
    found[here()] = links();
    expect(Object.values(found).flat()).toEqual([]);
    expect(Object.keys(found).length).toBeGreaterThan(5);

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.fill(await screen.findByRole('combobox'), TITLES[off]);
    const commands = screen.queryAllByRole('option').map(({ textContent }) => textContent);
    expect(commands.filter((text) => text.startsWith(TITLES[off]))).toEqual([]);
  });

  it('leaves a suspended customer with the provider where there is no billing', async () => {
    openApp({ path: '/dashboard', scenario: 'suspended', settings: { pages: { ...ALL_PAGES, billing: false } } });
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe(DEMO_SETTINGS.links.contact);
  });
});

const missing = () => Promise.resolve(fail(unexpected(404)));

const MAIN_LISTS: readonly {
  readonly path: string;
  readonly title: string;
  readonly change: { readonly [K in keyof Gateways]?: Partial<Gateways[K]> };
}[] = [
  { path: '/api-keys', title: TITLES['api-keys'], change: { apiKeys: { list: missing } } },
  { path: '/verify-domain#domains', title: TITLES['verify-domain'], change: { callbackDomains: { list: missing } } },
  { path: '/billing#upgrade-plan', title: TITLES.billing, change: { billing: { plans: missing } } },
  { path: '/usage', title: TITLES.usage, change: { usage: { summary: missing } } },
  { path: '/usage#api-request', title: TITLES.usage, change: { logs: { apiRequests: missing } } },
  { path: '/team', title: TITLES.team, change: { team: { members: missing } } },
  { path: '/faucets', title: TITLES.faucets, change: { faucets: { load: missing } } },
];

describe('a page whose list the provider does not have', () => {
  it.each(MAIN_LISTS)('$path says calmly that it is not offered', async ({ path, title, change }) => {
    openApp({ path, scenario: 'active-customer', overrideGateways: () => change });
    await pageTitled(title);
    await screen.findByRole('heading', { name: 'Not available' });
    expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: 'Retry' })]).toEqual([null, null]);
    expect(await problemsInBothThemes()).toEqual([]);
  });
});
