import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { openUsage, withUsage } from '#tests/ui/usage/usage-screen.tsx';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';

beforeEach(() => page.viewport(1280, 800));

describe('the credits on the dashboard', () => {
  const card = () => screen.findByRole('region', { name: 'Credits this period' });

  it.each([
    {
      scenario: 'active-customer',
      figures: '1,120,480 of 1,000,000',
      outlook:
        /^You've used all your included credits\. Extra credits: 120,480 \(\$6\.02 so far, about \$[\d.]+ by the end/,
    },
  ] as const)('are those of the usage page: $scenario', async ({ scenario, figures, outlook }) => {
    openApp({ path: '/dashboard', scenario });
    await within(await card()).findByText(outlook);
    expect((await card()).textContent).toContain(figures);
    await userEvent.click(within(await card()).getByRole('link', { name: 'Usage' }));
    await pageTitled('Usage');
    expect(here()).toBe('/usage#usage-summary');
  });

  it.each([
    {
      used: 40,
      scenario: 'active-customer',
      text: 'At this pace, your included credits last until November 30, 2026.',
    },
    { used: 840, scenario: 'free-plan', text: 'At this pace, your included credits run out on November 25, 2026.' },
    { used: 1000, scenario: 'free-plan', text: "You've used all your included credits." },
  ] as const)('say what becomes of $used of 1,000: $scenario', async ({ used, scenario, text }) => {
    openUsage(withUsage({ used }), { path: '/dashboard', scenario });
    await screen.findByText(text);
  });

  it('are read day by day with the arrow keys, and as a table', async () => {
    openApp({ path: '/dashboard', scenario: 'active-customer' });
    const chart = await within(await card()).findByRole('slider', { name: /^Credits used in this billing period/ });
    expect(chart.getAttribute('aria-valuetext')).toBe('Credits today: 1,120,480');
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(chart.getAttribute('aria-valuetext')).toMatch(/^\d+ Oct|Nov, credits: about [\d,]+$/);
    await userEvent.keyboard('{End}');
    expect(chart.getAttribute('aria-valuetext')).toMatch(/, credits expected: about [\d,]+$/);
    await userEvent.keyboard('{Escape}');
    expect(chart.getAttribute('aria-valuetext')).toBe('Credits today: 1,120,480');
    await userEvent.click(within(await card()).getByRole('button', { name: 'Show as table' }));
    const rows = within(await card()).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[21]?.textContent).toMatch(/1,120,480Reported$/);
    expect(rows[30]?.textContent).toMatch(/Expected at this pace$/);
  });
});
