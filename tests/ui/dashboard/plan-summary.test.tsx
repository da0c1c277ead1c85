import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

async function openPage(options: TestAppOptions = {}) {
  openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
}

describe('the plan summary', () => {
  const row = async () => (await screen.findByRole('region', { name: 'Plan summary' })).textContent;

  it('shows plan, pay as you go and support, with a way to more', async () => {
    await openPage();
    await screen.findByText('Email and chat');
    await screen.findByText('$6.02');
    const links = screen.getAllByRole('link', { name: /^Upgrade/ });
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      ['Upgrade plan', '/billing#upgrade-plan'],
      ['Upgrade for more support', '/billing#upgrade-plan'],
    ]);
    expect(await row()).toBe(
      'Current planGrowthUpgradePay as you go, period to date$6.02Support levelEmail and chatUpgrade',
    );
  });

  it('reports that pay as you go is disabled on a free plan', async () => {
    await openPage({ scenario: 'free-plan' });
    await screen.findByText('Disabled');
    await screen.findByText('Community');
    expect(await row()).toContain('period to dateDisabledNot available on free plans');
  });
});
