import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnLink } from '#src/domain/branding/own-pages.ts';
import { ALL_PAGES } from '#src/domain/shared/offered-pages.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { openApp, pageTitled, PENDING } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

const FORUM: OwnLink = {
  text: { default: 'Forum', bg: 'Форум' },
  icon: 'users',
  url: 'https://forum.acme.example',
  order: 1,
};
const WEBHOOKS: OwnLink = { text: { default: 'Deliveries' }, icon: 'bell', url: '/usage#webhooks' };
const TEAM: OwnLink = { text: { default: 'People' }, icon: 'users', url: '/team' };

const names = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replace(/ \(.*\)$/, ''));

async function open(own: readonly OwnLink[]) {
  await page.viewport(1280, 800);
  const menu = { help: own, sidebar: own, profile: own };
  const app = openApp({
    path: '/dashboard',
    scenario: 'active-customer',
    settings: { menu, pages: { ...ALL_PAGES, team: false } },
  });
  await pageTitled('Dashboard');
  return app;
}

it('the own entries of a provider are in each menu at their places, in the language that shows, and in the palette', async () => {
  const { stores } = await open([FORUM, WEBHOOKS, TEAM]);
  const navigation = screen.getByRole('navigation');
  const sidebar = names(within(navigation).getAllByRole('link'));
  expect([sidebar[1], sidebar.at(-1)]).toEqual(['Forum', 'Deliveries']);
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  expect(await problemsInBothThemes()).toEqual([]);

  const forum = within(navigation).getByRole('link', { name: /^Forum/ });
  expect([forum.getAttribute('href'), forum.getAttribute('rel')]).toEqual([FORUM.url, 'noopener noreferrer']);
  await userEvent.click(within(navigation).getByRole('link', { name: 'Deliveries' }));
  await pageTitled('Usage');

  for (const name of ['Help', 'Profile: Elena Vasileva']) {
    await userEvent.click(screen.getByRole('button', { name }));
    const items = names(within(await screen.findByRole('menu')).getAllByRole('menuitem'));
    expect([items[1], items.includes('Deliveries'), items.includes('People')]).toEqual(['Forum', true, false]);
    await userEvent.keyboard('{Escape}');
  }

  await stores.language.choose('bg');
  await waitFor(() => expect(names(within(navigation).getAllByRole('link'))[1]).toBe('Форум'));
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.fill(palette.getByRole('combobox'), 'форум');
  expect((await palette.findAllByRole('option')).map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('Форум'),
  );
});
