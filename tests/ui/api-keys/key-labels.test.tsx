import { screen, waitFor, within } from '@testing-library/react';
import simulated from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES } from '#src/domain/account/capabilities.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { button } from './keys-screen.ts';

type Overrides = TestAppOptions['overrideGateways'];

const openPage = (overrideGateways: Overrides = {}, path = '/api-keys') =>
  openApp({ path, scenario: 'active-customer', overrideGateways });

/** The list, with other labels of its first key. */
const withLabels =
  (labels: readonly string[] | undefined): Overrides =>
  (gateways) => ({
    apiKeys: {
      async list(...call) {
        const result = await gateways.apiKeys.list(...call);
        if (!result.ok) return result;
        const toKey = ({ labels: _, ...key }: ApiKey) => ({ ...key, ...(labels && { labels }) });
        return ok({ ...result.value, items: result.value.items.map(toKey) });
      },
    },
  });

async function openPanel(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function openDialog(name: string, action = 'Change labels') {
  const panel = await openPanel(name);
  await userEvent.click(await panel.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: `Labels of ${name}` }));
  return { panel, dialog, field: dialog.getByRole<HTMLInputElement>('combobox', { name: 'Labels' }) };
}

const labelsOf = (name: string) =>
  within(screen.getByRole('list', { name: `Labels of ${name}` })).getAllByRole('listitem');

describe('the labels in the list of keys', () => {
  it('show three of many, and narrow the list and its url', async () => {
    openPage();
    await screen.findByRole('list', { name: 'Labels of payouts-worker' });
    expect(labelsOf('payouts-worker').map((item) => item.textContent)).toEqual([
      ...['production', 'payments', 'team-treasury', '+2and 2 more'],
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Show only keys labeled payments' })[0]!);
    await screen.findByText('3 of 3 matching keys');
    await waitFor(() => expect(window.location.search).toContain('label=payments'));
    await userEvent.click(button('Stop filtering by label payments'));
    await waitFor(() => expect(window.location.search).not.toContain('label'));
  });

  it('are found by the search', async () => {
    openPage({}, '/api-keys?q=treasury');
    await screen.findByRole('button', { name: 'payouts-worker' });
    await screen.findByRole('button', { name: 'treasury-reconciler' });
    expect(screen.queryByRole('button', { name: 'fee-estimator' })).toBeNull();
  });

  it('of one word of 400 characters leave the page as wide as it is', async () => {
    openPage(withLabels(['w'.repeat(400)]));
    await screen.findAllByRole('button', { name: /^Show only keys labeled w{400}$/ });
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('are not there, in the url either, where the provider offers none', async () => {
    openPage({ account: { capabilities: offerNone } }, '/api-keys?label=production');
    await openPanel('payouts-worker');
    await waitFor(() => expect(window.location.search).not.toContain('label'));
    expect(screen.queryByRole('button', { name: /keys labeled/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Labels' })).toBeNull();
  });

  it('chosen in the panel of a key narrow the list, and still do once the panel is closed', async () => {
    openPage();
    const panel = await openPanel('payouts-worker');
    await userEvent.click(await panel.findByRole('button', { name: 'Show only keys labeled payments' }));
    await waitFor(() => expect(location.search).toMatch(/label=payments.*open=|open=.*label=payments/));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?label=payments');
    expect(screen.getByRole('button', { name: 'Stop filtering by label payments' })).toBeVisible();
  });

  it('of keys whose labels are unknown are neither none nor changed', async () => {
    openPage(withLabels(undefined));
    const panel = await openPanel('payouts-worker');
    await panel.findByRole('heading', { name: 'Limits' });
    expect(screen.queryByRole('heading', { name: 'Labels' })).toBeNull();
  });
});

function offerNone() {
  return Promise.resolve(ok(new Set(CAPABILITIES.filter((name) => name !== 'api-key-labels'))));
}

describe('the field of labels', () => {
  it('takes Enter, commas and several at once, takes back the last one, and saves what is half typed', async () => {
    openPage();
    const { panel, dialog, field } = await openDialog('wallet-sync-prod');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'pci{Enter}eu,');
    await userEvent.click(field);
    await simulated.paste('b\nc\nd');
    expect(field.value).toBe('d');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await dialog.findByText('Label c removed');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove label eu' }));
    await userEvent.type(field, 'last');
    await userEvent.click(button('Save labels'));
    await screen.findByText('Labels of wallet-sync-prod saved.');
    const list = await panel.findByRole('list', { name: 'Labels of wallet-sync-prod' });
    const shown = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual(['production', 'pci', 'b', 'last']);
  });

  it('says beside it which rule is broken, and loses nothing after a rejection', async () => {
    const message = 'eu is reserved.';
    const failure = rejected(400, 'x', 'No.', { details: [message], fields: [{ field: 'labels', message }] });
    openPage({ keyLabels: { change: () => Promise.resolve(fail(failure)) } });
    const { dialog, field } = await openDialog('fee-estimator', 'Add labels');
    await userEvent.type(field, 'a#b');
    await dialog.findByText('Use only letters, digits, spaces and . _ : / - in labels.');
    expect(button('Save labels').disabled).toBe(true);
    await userEvent.fill(field, 'eu');
    await userEvent.click(button('Save labels'));
    await dialog.findByText(message);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['eu', 'true']);
    await userEvent.type(field, 'x');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  });

  it('goes with a new key, and with the successor of a key', async () => {
    const created: unknown[] = [];
    openPage((gateways) => ({
      apiKeys: { create: (...call) => (created.push(call[2]), gateways.apiKeys.create(...call)) },
    }));
    await screen.findByRole('list', { name: 'Labels of payouts-worker' });
    await userEvent.click(button('Create API key'));
    await userEvent.type(await screen.findByLabelText(/^Key name/), 'next');
    await userEvent.type(screen.getByRole('combobox', { name: 'Labels' }), 'eu,pci');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create API key' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await userEvent.click(button('Rotate key wallet-sync-prod'));
    await userEvent.click(await screen.findByRole('button', { name: 'Create new key' }));
    await waitFor(() => expect(created).toEqual([['eu', 'pci'], ['production']]));
  });
});
