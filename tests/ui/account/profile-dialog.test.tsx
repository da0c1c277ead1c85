import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const { activeCustomer: elena } = demoAccounts;

async function openProfile(change: TestAppOptions['overrideGateways']) {
  openApp({ path: '/dashboard', scenario: 'required-operations', ...(change && { overrideGateways: change }) });
  await pageTitled('Dashboard');
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My profile' }));
  return screen.findByRole('dialog', { name: 'My profile' });
}

describe('the profile', () => {
  it('shows what is not known, tries again, and shows what has come', async () => {
    let isDown = true;
    const down = () => Promise.resolve(fail(unexpected(500)));
    const dialog = await openProfile(({ account, billing }) => ({
      account: { profile: (signal) => (isDown ? down() : account.profile(signal)) },
      billing: { currentSubscription: (signal) => (isDown ? down() : billing.currentSubscription(signal)) },
    }));
    within(dialog).getByText("Couldn't load your profile.");
    const facts = () => [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts()).toEqual(['Elena Vasileva', elena.email, 'Unknown', 'Unknown']);
    isDown = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(facts()).toEqual(['Elena Vasileva', elena.email, 'Growth', '10']));
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('shows that it loads, and holds a long name and URL', async () => {
    const calls = new DeferredCalls<void, Profile>();
    const dialog = await openProfile({ account: { profile: (signal) => calls.send(undefined, signal) } });
    expect(dialog.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    const email = `${'a'.repeat(80)}@${'b'.repeat(60)}.example`;
    await calls.resolve(0, {
      ...{ firstName: 'Elena'.repeat(12), lastName: 'Vasileva'.repeat(12), email },
      ...{ paymentPackageId: null, teamMembersLimit: null, isTwoFactorRecommended: false, hasPassword: true },
    });
    await within(dialog).findByText(email);
    within(dialog).getByText('No limit');
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
