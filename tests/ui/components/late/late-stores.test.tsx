import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DASHBOARD_PATHS } from '#src/domain/auth/route-gate.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';

/** That of a payment waits for it. */
const SHOWN = DASHBOARD_PATHS.filter((path) => path !== 'subscription-success');
const PLACES = [...SHOWN.map((path) => `/${path}`), '/usage#webhooks', '/usage#api-request'];

it.each(PLACES)('%s needs no other stores than those that come with it', async (path) => {
  const app = openApp({ path, scenario: 'active-customer', isLineSlow: true, isReloaded: true });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  expect(app.logMessages).toEqual([]);
});
