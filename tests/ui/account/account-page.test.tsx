import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '#src/domain/account/capabilities.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

function open(path: string, options: Partial<TestAppOptions> = {}) {
  return openApp({ path, scenario: 'active-customer', ...options });
}

const offering = (...left: readonly string[]) => ({
  account: { capabilities: () => Promise.resolve(ok(new Set(CAPABILITIES.filter((one) => !left.includes(one))))) },
});

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;

async function chooseMyProfile() {
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My profile' }));
}

describe('the account page', () => {
  it('is where "My profile" leads, with an address for each tab and a way back', async () => {
    open('/dashboard');
    await pageTitled('Dashboard');
    await chooseMyProfile();
    await pageTitled('Account');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Account'));
    expect([document.title.startsWith('Account'), location.hash, shownTab()]).toEqual([true, '#profile', 'Profile']);
    expect(tabs()).toEqual(['Profile', 'Security', 'Sessions', 'Notifications', 'Access tokens', 'Your data']);
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }));
    expect(location.hash).toBe('#security');
    await screen.findByText('Off. Only your password protects your account.');
    history.back();
    await waitFor(() => expect(shownTab()).toBe('Profile'));
    history.back();
    await pageTitled('Dashboard');
  });

  it('waits for what is offered, and then shows the tab of its url', async () => {
    const calls = new DeferredCalls<void, ReadonlySet<(typeof CAPABILITIES)[number]>>();
    const capabilities = (signal?: AbortSignal) => calls.send(undefined, signal);
    open('/account#data', { overrideGateways: { account: { capabilities } } });
    await pageTitled('Account');
    expect(screen.queryByRole('tab')).toBeNull();
    await calls.resolve(0, new Set(['access-tokens', 'account-closure']));
    await waitFor(() => expect(shownTab()).toBe('Your data'));
    expect(tabs()).toEqual(['Profile', 'Security', 'Access tokens', 'Your data']);
  });

  it('says that what is offered did not load, preserves the tab of its url, and loads it again', async () => {
    let isDown = true;
    openApp({
      ...{ path: '/account#tokens', scenario: 'active-customer' },
      overrideGateways: ({ account }) => ({
        account: {
          capabilities: (signal) => (isDown ? Promise.resolve(fail(unexpected(500))) : account.capabilities(signal)),
        },
      }),
    });
    await pageTitled('Account');
    await screen.findByText("Couldn't load your account");
    expect([screen.queryByRole('tab'), location.hash]).toEqual([null, '#tokens']);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shownTab()).toBe('Access tokens'));
  });

  it('is none where nothing but the dialog of the profile is offered, which holds the rest', async () => {
    open('/account#tokens', { overrideGateways: offering('access-tokens', 'notifications', 'passkeys') });
    await pageTitled('Dashboard');
    await chooseMyProfile();
    const dialog = within(await screen.findByRole('dialog', { name: 'My profile' }));
    const sections = (await dialog.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(sections).toEqual(['Two-factor authentication', 'Sessions', 'Your data']);
  });

  it('shows a suspended customer what belongs to them', async () => {
    open('/account#profile', { scenario: 'suspended' });
    await pageTitled('Account');
    await screen.findByText('jonas@tidewater.example');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
