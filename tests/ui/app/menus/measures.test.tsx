import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createLazyPart } from '#src/composition/lazy-part.ts';
import { openMeasures } from '#src/composition/features/measures.module.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import { problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { openApp, pageTitled, PENDING } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

const MEASURES = { endpoint: 'https://measures.example/console', consent: true };
const bar = () => screen.queryByRole('region', { name: 'Usage statistics' });

beforeEach(() => void vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true));

it('asks before anything is counted, and again from the profile menu', async () => {
  await page.viewport(1280, 800);
  const platform = createNullPlatform();
  const measures = createLazyPart(() => Promise.resolve(openMeasures(MEASURES, platform, document)));
  openApp({ path: '/dashboard', scenario: 'active-customer', settings: { measures: MEASURES }, measures });
  await pageTitled('Dashboard');
  await waitFor(() => expect(bar()?.textContent).toMatch(/^Can Gatehouse collect page views/));
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  expect(await problemsInBothThemes()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect([bar(), measures.current.answer]).toEqual([null, 'declined']);
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usage statistics' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect([bar(), measures.current.answer]).toEqual([null, 'allowed']);
});

it('asks nothing where nothing is measured', async () => {
  openApp({ path: '/dashboard', scenario: 'active-customer' });
  await pageTitled('Dashboard');
  expect(bar()).toBeNull();
});
