import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

async function openProfile(
  methods: (account: Gateways['account']) => Partial<Gateways['account']> = () => ({}),
  scenario: ScenarioName = 'active-customer',
) {
  openApp({
    path: '/account#sessions',
    scenario,
    overrideGateways: ({ account }) => ({ account: methods(account) }),
  });
  await pageTitled('Account');
  return within(screen.getByRole('main'));
}

const sessions = async (dialog: Awaited<ReturnType<typeof openProfile>>) =>
  within(await dialog.findByRole('region', { name: 'Sessions' }));
const focused = () => document.activeElement?.textContent;

describe('the sessions in the profile', () => {
  it('name their devices, and end after a confirmation in place', async () => {
    const section = await sessions(await openProfile());
    await section.findByText('Chrome on macOS');
    expect(section.getAllByRole('listitem').map((row) => row.querySelector('.strong')?.textContent)).toEqual([
      'Unknown device',
      'Chrome on macOS',
      'Safari on iPhone',
      'python-requests/2.32.4',
    ]);
    section.getByText('This session');
    section.getByText('Lisbon, Portugal · 198.51.100.61');
    section.getByText('Last active: 47 minutes ago');
    expect(section.getAllByText(/^Started \d+ (Oct|Nov) 2026, /)).toHaveLength(4);
    const ask = () => userEvent.click(section.getByRole('button', { name: 'End session: Chrome on macOS' }));
    await ask();
    expect(focused()).toBe('Cancel');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('End session'));
    await ask();
    await userEvent.click(section.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(section.queryByText('Chrome on macOS')).toBeNull());
    expect(focused()).toBe('Sessions');
  });

  it('end all but this one, and report which did not', async () => {
    const section = await sessions(
      await openProfile((account) => ({
        endSession: async (id) => {
          const list = await account.listSessions();
          const isPhone = list.ok && list.value.some((one) => one.id === id && one.userAgent?.includes('iPhone'));
          return isPhone ? fail(unexpected(500)) : account.endSession(id);
        },
      })),
    );
    await userEvent.click(await section.findByRole('button', { name: 'End all others' }));
    section.getByText("You'll be logged out of 3 other sessions.");
    await userEvent.click(section.getByRole('button', { name: 'End 3 sessions' }));
    await section.findByText("2 sessions ended. Couldn't end: Safari on iPhone. Try again.");
    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('are only this one for a person without another device', async () => {
    const section = await sessions(await openProfile(undefined, 'free-plan'));
    await section.findByText("You aren't logged in anywhere else.");
    expect(section.getAllByRole('listitem')).toHaveLength(1);
    expect(section.queryByRole('button')).toBeNull();
  });
});
