import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { teamOfMany } from '#tests/support/team-members.ts';

const loadedRows = () => {
  const log = document.querySelector('[role="table"][aria-rowcount]');
  return log ? log.querySelectorAll('[data-row-index]') : document.querySelectorAll('main tbody tr');
};

/** Each list, with the rows that it has loaded: in the log the first page, in the others all. */
const LISTS: readonly (readonly [path: string, scenario: ScenarioName, rows: number])[] = [
  ['/usage#webhooks', 'active-customer', 20],
  ['/usage#api-request', 'active-customer', 20],
  ['/api-keys', 'active-customer', 10],
  ['/verify-domain#domains', 'active-customer', 10],
  ['/team', 'active-customer', 23],
  ['/faucets', 'active-customer', 14],
  ['/billing', 'active-customer', 15],
];

afterEach(async () => {
  await commands.emulateMedia('screen');
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

/** As on A4 with its margins. */
async function print(path: string, scenario: ScenarioName) {
  await page.viewport(703, 800);
  document.documentElement.dataset.theme = 'dark';
  openApp({
    path,
    scenario,
    overrideGateways: { team: { members: () => Promise.resolve(ok(teamOfMany(23))) } },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  await commands.emulateMedia('print');
}

const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;

it.each(LISTS)('%s of %s prints its %i rows at full length, in dark on light, without the frame', async (...list) => {
  const [path, scenario, rows] = list;
  await print(path, scenario);
  await waitFor(() => expect([...loadedRows()].filter(isShown)).toHaveLength(rows));
  const tops = [...loadedRows()].map((row) => row.getBoundingClientRect().top);
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  const pressed = document.querySelectorAll('[data-slot~="button"], [data-slot~="text-button"], main input');
  expect([...pressed].filter(isShown)).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(getComputedStyle(document.body).color).toBe('rgb(23, 24, 26)');
  expect(findLayoutProblems()).toEqual([]);
});
