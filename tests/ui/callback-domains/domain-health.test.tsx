import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DomainHealth } from '#src/domain/callback-domains/callback-domain.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import type { ChangeGateways } from '#tests/support/with-methods.ts';
import { userEvent } from '#tests/support/user-event.ts';

async function open(options: Partial<TestAppOptions> = {}) {
  openApp({ path: '/verify-domain#domains', scenario: 'failing-domains', ...options });
  await pageTitled('Verify Domain');
}

/** The domains of the list, with one health for each. */
const withHealth =
  (health: Partial<DomainHealth>): ChangeGateways =>
  ({ callbackDomains }) => ({
    callbackDomains: {
      list: async (...args) => {
        const result = await callbackDomains.list(...args);
        const none = { since: null, lastSuccess: null, failureShare: null, lastReason: '', pauseReason: '' };
        const items = (result.ok ? result.value.items : []).map((domain) => ({
          ...domain,
          health: { ...none, state: 'failing', ...health },
        }));
        return ok({ items });
      },
    },
  });

const rowOf = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

describe('the health of callback domains', () => {
  it('says since when and why a domain receives nothing, and nothing of one that is unknown', async () => {
    await open();
    const failing = await rowOf(/payouts/);
    await waitFor(() => expect(failing).toHaveTextContent('Failing'));
    expect(failing).toHaveTextContent(/did not answer within 10 seconds\.Since .* UTC97% of recent deliveries failed/);
    expect(await rowOf(/xn--bcher/)).toHaveTextContent(/PausedResumeNo delivery succeeded for three days\./);
    expect(within(await rowOf(/hooks-eu/)).getAllByRole('cell')[1]).toBeEmptyDOMElement();
  });

  it('resumes a paused domain once it is confirmed, with what the server says beside it', async () => {
    const results = [fail(rejected(409, 'still_down', 'The host still does not answer.'))];
    await open({
      overrideGateways: ({ domainHealth }) => ({
        domainHealth: {
          resume: (id) => (results.length > 0 ? Promise.resolve(results.shift()!) : domainHealth.resume(id)),
        },
      }),
    });
    const row = await rowOf(/xn--bcher/);
    await userEvent.click(await within(row).findByRole('button', { name: /^Resume callbacks to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Resume callbacks' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The host still does not answer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Resume callbacks' }));
    expect(await screen.findByText(/^Callbacks to .* resumed\.$/)).toBeVisible();
    await waitFor(() => expect(row).toHaveTextContent('Healthy'));
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^delete-domain-/));
  });

  it('shows the word of the provider without color for another state, however long', async () => {
    const word = 'x'.repeat(400);
    await open({ overrideGateways: withHealth({ state: word, lastReason: word }) });
    const [badge] = await screen.findAllByText(word, { selector: '[data-slot="badge"]' });
    expect(getComputedStyle(badge!).backgroundColor).not.toBe('');
    expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  });

  it('shows on the dashboard, and leads to the domains', async () => {
    openApp({ path: '/dashboard', scenario: 'failing-domains' });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(await list.findByText('Callbacks to payouts.northwall.example are failing.')).toBeVisible();
    expect(list.getByText('Your provider paused callbacks to xn--bcher-kva.northwall.example.')).toBeVisible();
    expect(list.getAllByRole('link', { name: 'View domains' })[0]).toHaveAttribute('href', '/verify-domain#domains');
  });
});
