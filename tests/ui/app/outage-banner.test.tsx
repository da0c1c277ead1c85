import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { BLOCKED_CODE, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

const STATUS = 'https://status.gatehouse.example';
const MESSAGE = /The API isn't responding/;

async function openDown(failure = unexpected(503), message = MESSAGE) {
  const provider = { isDown: true };
  const down = () => Promise.resolve(fail(failure));
  const app = openApp({
    path: '/api-keys',
    scenario: 'active-customer',
    settings: { links: { ...DEFAULT_SETTINGS.links, status: STATUS } },
    overrideGateways: ({ apiKeys }) => ({
      apiKeys: {
        list: (...args) => (provider.isDown ? down() : apiKeys.list(...args)),
        versions: (...args) => (provider.isDown ? down() : apiKeys.versions(...args)),
      },
    }),
  });
  await pageTitled('API Key Management');
  const banner = (await screen.findByText(message)).closest<HTMLElement>('[role="alert"]');
  return { app, provider, banner: banner! };
}

describe('while the provider is down', () => {
  it('one banner speaks for all parts, with the status page', async () => {
    const { app, banner } = await openDown();
    await waitFor(() => expect(screen.getAllByRole('alert')).toEqual([banner]));
    expect([screen.queryByText("Couldn't load API keys"), app.toasts]).toEqual([null, []]);
    expect(
      within(banner)
        .getByRole('link', { name: /^Status page/ })
        .getAttribute('href'),
    ).toBe(STATUS);
  });

  it('its Retry loads all of them again, and leaves the focus on the page', async () => {
    const { provider, banner } = await openDown();
    provider.isDown = false;
    await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^Showing 10/);
    await screen.findByText('2024-12-12');
    expect([screen.queryByText(MESSAGE), document.activeElement?.textContent]).toEqual([null, 'API Key Management']);
  });

  it('it blames the policy of the page, and no connection, where that blocks the calls', async () => {
    const { banner } = await openDown(unreachable({ code: BLOCKED_CODE }), /This page's security policy/);
    expect(banner.textContent).toContain('Contact us to allow');
    expect(screen.queryByText(/isn't responding|Check your connection/)).toBeNull();
  });

  it('it recovers when the person returns to the page', async () => {
    const { app, provider } = await openDown();
    provider.isDown = false;
    app.returnToPage();
    await screen.findByText(/^Showing 10/);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });
});
