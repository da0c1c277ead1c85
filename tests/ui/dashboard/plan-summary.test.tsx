import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestConsoleOptions } from '#tests/support/test-console.ts';

async function opened(options: TestConsoleOptions = {}) {
  openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
}

describe('the plan summary', () => {
  const row = async () => (await screen.findByRole('region', { name: 'Plan summary' })).textContent;

  it('shows plan, pay as you go and support, with a way to more', async () => {
    await opened();
    await screen.findByText('Within 8 hours');
    await screen.findByText('$6.02');
    const links = screen.getAllByRole('link', { name: 'Upgrade' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/billing#upgrade-plan', '/billing#upgrade-plan']);
    expect(await row()).toBe(
      'Current planGrowthUpgradePay as you go, period to date$6.02Support levelWithin 8 hoursUpgrade',
    );
  });

  it('says that pay as you go is disabled on a free plan', async () => {
    await opened({ scenario: 'free-plan' });
    await screen.findByText('Disabled');
    await screen.findByText('Community');
    expect(await row()).toContain('period to dateDisabledNot on a free plan');
  });

  it('says None where the plan has no support', async () => {
    await opened({
      change: ({ catalogue }) => ({
        catalogue: changed(catalogue, {
          plans: async () => {
            const plans = await catalogue.plans();
            return plans.ok ? ok(plans.value.map((plan) => ({ ...plan, support: '' }))) : plans;
          },
        }),
      }),
    });
    await waitFor(async () => expect(await row()).toContain('Support levelNoneUpgrade'));
  });

  it('keeps its other figures where the plan did not load, and tries that again', async () => {
    let isDown = true;
    await opened({
      change: ({ billing }) => ({
        billing: changed(billing, {
          currentSubscription: (signal) =>
            isDown ? Promise.resolve(fail(unexpected(500))) : billing.currentSubscription(signal),
        }),
      }),
    });
    await screen.findByText('Your plan did not load');
    await screen.findByText('Within 8 hours');
    screen.getByText('Unknown');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('$6.02');
    expect(screen.queryByText('Your plan did not load')).toBeNull();
  });

  it('keeps its other figures where the support did not load, and tries that again', async () => {
    let isDown = true;
    await opened({
      change: ({ catalogue }) => ({
        catalogue: changed(catalogue, {
          plans: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : catalogue.plans(signal)),
        }),
      }),
    });
    await screen.findByText('Support did not load');
    await screen.findByText('$6.02');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Within 8 hours');
  });
});
