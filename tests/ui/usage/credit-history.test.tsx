import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { CreditHistory } from '#src/domain/usage/credits-over-time.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { axisMarks } from '#src/ui/usage/credit-history/credit-chart-view.tsx';
import { openUsage } from './usage-screen.tsx';
import { DAY_MS } from '#src/domain/shared/dates.ts';

beforeEach(() => page.viewport(1280, 800));

const TITLE = 'Credits over time';
/** Once its code is there; until then the region is a placeholder. */
const card = async () => {
  await screen.findByRole('radiogroup', { name: 'Time range' });
  return within(screen.getByRole('region', { name: TITLE }));
};
const slider = async () => (await card()).findByRole('slider');
const reading = async () => (await slider()).getAttribute('aria-valuetext');
const LONG_NAME = 'x'.repeat(400);

const HISTORY: CreditHistory = {
  step: 'day',
  starts: [0, 1, 2].map((day) => Date.UTC(2026, 10, 18) + day * DAY_MS),
  series: [
    { id: 'a', name: 'Ledger', credits: [10, 0, 2000] },
    { id: 'b', name: LONG_NAME, credits: [30, 0, 3000] },
  ],
};

/** Of any color that the browser knows, as it paints it. */
function luminance(color: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const withHistory = (history: CreditHistory) => openUsage(() => ({ history: () => Promise.resolve(ok(history)) }));

describe('the credits over time', () => {
  it('are read step by step with the arrow keys', async () => {
    withHistory(HISTORY);
    expect(await reading()).toBe('5,040 credits');
    (await slider()).focus();
    await userEvent.keyboard('{Home}');
    expect(await reading()).toBe(`18 Nov: 40 credits. ${LONG_NAME} 30, Ledger 10`);
    await userEvent.keyboard('{ArrowRight}');
    expect(await reading()).toBe('19 Nov: 0 credits');
    await userEvent.keyboard('{End}');
    expect(await reading()).toMatch(/^20 Nov: 5,000 credits\./);
    await userEvent.keyboard('{Escape}');
    expect(await reading()).toBe('5,040 credits');
  });

  it('show the figures of a step beside the pointer', async () => {
    withHistory(HISTORY);
    const cursor = await slider();
    const times = within(cursor).queryAllByText('19 Nov');
    await userEvent.hover(cursor);
    expect([times.length, within(cursor).getByText('19 Nov').nextSibling?.textContent]).toEqual([0, '0']);
  });

  it('are a table as well', async () => {
    withHistory(HISTORY);
    await userEvent.click(await (await card()).findByRole('button', { name: 'Show as table' }));
    const rows = (await card())
      .getAllByRole('row')
      .map(({ children }) => [...children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Day (UTC)', 'Total', LONG_NAME, 'Ledger'],
      ['18 Nov', '40', '30', '10'],
      ['19 Nov', '0', '0', '0'],
      ['20 Nov', '5,000', '3,000', '2,000'],
    ]);
  });

  it.each(['light', 'dark'] as const)('have tints of which each has 3:1 to the card, in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    onTestFinished(() => void delete document.documentElement.dataset['theme']);
    openUsage();
    const swatches = [...(await (await card()).findByRole('list', { name: 'Totals' })).querySelectorAll('i')];
    expect(swatches).toHaveLength(5);
    const surface = luminance(getComputedStyle(screen.getByRole('region', { name: TITLE })).backgroundColor);
    for (const swatch of swatches) {
      const [low, high] = [surface, luminance(getComputedStyle(swatch).backgroundColor)].toSorted((a, b) => a - b);
      expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThanOrEqual(3);
    }
  });

  it('report that none were used', async () => {
    openUsage(undefined, { scenario: 'free-plan' });
    // Of the breakdown, too.
    await waitFor(() => expect(screen.getAllByText('No credits used in this time range')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    (await card()).getByRole('radio', { name: /90 days/ });
  });

  it('are grouped by key, and have the same range on the dashboard', async () => {
    openApp({ path: '/usage', scenario: 'active-customer' });
    await userEvent.click(await (await card()).findByRole('radio', { name: /7 days/ }));
    await userEvent.click((await card()).getByRole('radio', { name: 'API key' }));
    await screen.findByRole('slider', { name: 'Credits by API key' });
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await pageTitled('Dashboard');
    expect(await (await card()).findByRole('radio', { name: /7 days/ })).toBeChecked();
  });
});

describe('the time axis', () => {
  it.each([
    [0, []],
    [1, [0]],
    [7, [0, 2, 4, 6]],
    [24, [0, 5, 10, 15, 20]],
    [90, [0, 18, 36, 54, 72]],
  ])('of %i columns names those at %j', (count, marks) => {
    expect(axisMarks(count)).toEqual(marks);
  });
});
