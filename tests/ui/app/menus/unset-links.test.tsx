import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { Links } from '#src/application/app/settings.ts';
import { ALL_PAGES } from '#src/domain/shared/offered-pages.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import { userEvent } from '#tests/support/user-event.ts';

type Link = keyof Links;

const NAMES = Object.keys(DEMO_SETTINGS.links).filter((name): name is Link => name in DEMO_SETTINGS.links);
const every = (url: (name: Link) => string) =>
  Object.fromEntries(NAMES.map((name) => [name, url(name)])) as Readonly<Record<Link, string>>;
const SET: Links = every((name) => `https://${name.toLowerCase()}.example/`);
const UNSET: Links = every(() => '');

interface Place {
  readonly name: string;
  readonly scenario: ScenarioName;
  readonly path: string;
  /** The lowest heading that shows that the place is there. */
  readonly title: string;
  readonly open?: () => Promise<unknown>;
  readonly hasBilling?: boolean;
  readonly offers: readonly Link[];
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const AUTH: readonly Link[] = ['docs', 'privacy', 'status', 'terms'];

const PLACES: readonly Place[] = [
  { name: 'log-in', scenario: 'visitor', path: '/auth/login', title: 'Log in to Gatehouse', offers: AUTH },
  { name: 'sign-up', scenario: 'visitor', path: '/auth/register', title: 'Create your account', offers: AUTH },
  {
    name: 'choice of a plan',
    scenario: 'onboarding-at-summary',
    path: '/auth/pricing-plan',
    title: 'Choose a plan',
    offers: ['contact'],
  },
  {
    name: 'summary',
    scenario: 'onboarding-at-summary',
    path: '/auth/summary',
    title: 'Review your answers',
    offers: ['terms'],
  },
  {
    name: 'getting started',
    scenario: 'free-plan',
    path: '/dashboard',
    title: 'Getting started',
    offers: ['apiReference', 'tutorials'],
  },
  {
    name: 'help menu',
    scenario: 'active-customer',
    path: '/team',
    title: 'Team',
    open: () => press('Help'),
    offers: [
      'blog',
      'dataSecurity',
      'docs',
      'glossary',
      'jsonRpc',
      'privacy',
      'security',
      'status',
      'terms',
      'whatsNew',
    ],
  },
  {
    name: 'domains',
    scenario: 'active-customer',
    path: '/verify-domain#domains',
    title: 'Verify Domain',
    offers: ['docs'],
  },
  {
    name: 'plans',
    scenario: 'active-customer',
    path: '/billing#upgrade-plan',
    title: 'Billing',
    offers: ['customPlan'],
  },
  {
    name: 'suspended account without billing',
    scenario: 'suspended',
    path: '/team',
    title: 'Your account is suspended',
    hasBilling: false,
    offers: ['contact'],
  },
];

const offered = () =>
  NAMES.filter((name) => document.querySelector(`a[href="${SET[name]}"]`) !== null).toSorted((one, other) =>
    one < other ? -1 : 1,
  );
/** A link that leads to the page itself. */
const empty = () =>
  [...document.querySelectorAll('a[href=""], a[target="_blank"]:not([href])')].map(({ textContent }) => textContent);

async function open({ scenario, path, title, open: act, hasBilling = true }: Place, links: Links) {
  await page.viewport(1280, 800);
  openApp({ path, scenario, settings: { links, pages: { ...ALL_PAGES, billing: hasBilling } }, hasSupport: false });
  await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  await act?.();
}

describe('a link of the provider', () => {
  it.each(PLACES)('shows where it is set: $name', async (place) => {
    await open(place, SET);
    await waitFor(() => expect(offered()).toEqual(place.offers));
    expect(empty()).toEqual([]);
  });

  it.each(PLACES)('is not offered where it is unset: $name', async (place) => {
    await open(place, UNSET);
    expect(empty()).toEqual([]);
    // Rows lead to what is the customer's own.
    const links = document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]:not(td *, th *)');
    const outside = [...links].map(({ href }) => href);
    expect(outside).toEqual([]);
    expect(screen.queryAllByRole('button', { name: /Contact us/ })).toEqual([]);
  });

  it('is in the palette only where it is set', async () => {
    for (const [links, found] of [
      [SET, true],
      [UNSET, false],
    ] as const) {
      const { container } = openApp({ path: '/team', scenario: 'active-customer', settings: { links } });
      expect(container.stores.settings.links).toBe(links);
      await screen.findAllByRole('heading', { name: 'Team' });
      await userEvent.keyboard('{Control>}k{/Control}');
      const [input] = (await screen.findAllByRole('combobox')).slice(-1);
      await userEvent.fill(input ?? expect.fail(), 'glossary');
      await waitFor(() =>
        expect(screen.queryAllByRole('option').some(({ textContent }) => textContent.includes('Glossary'))).toBe(found),
      );
    }
  });

  it('has a place among these, each of them', () => {
    const known = new Set(PLACES.flatMap(({ offers }) => offers));
    expect(NAMES.filter((name) => !known.has(name))).toEqual([]);
  });
});
