import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

async function openNewAccount(options: TestAppOptions = {}) {
  openApp({ path: '/dashboard', scenario: 'free-plan', ...options });
  const panel = within(await screen.findByRole('form', { name: 'Make your first API call' }));
  await panel.findByRole('heading', { name: 'Create an API key first' });
  return panel;
}

const orderOfCards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name === 'Credits this period' || name === 'Make your first API call');

describe('the first call of a new account', () => {
  it('takes two presses: one creates the key, and the focus is on the next', async () => {
    const panel = await openNewAccount();
    expect(panel.getByLabelText<HTMLInputElement>('Key name').value).toBe('My first key');
    await userEvent.click(panel.getByRole('button', { name: 'Create key' }));
    await panel.findByText('Created My first key. Reveal or copy it in API Key Management.');
    const run = panel.getByRole('button', { name: 'Run request' });
    await waitFor(() => expect(document.activeElement).toBe(run));
    expect(panel.getByLabelText<HTMLSelectElement>('API key').selectedOptions[0]?.text).toBe('My first key');
    await userEvent.keyboard('{Enter}');
    await panel.findByRole('tree', { name: 'Response' });
    expect(panel.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Status 200/),
    );
    await screen.findByRole('slider', { name: 'Last API call' });
    expect(orderOfCards()).toEqual(['Make your first API call', 'Credits this period']);
  });

  it('is in the total and in the chart at once', async () => {
    const panel = await openNewAccount();
    const chart = within(await screen.findByRole('region', { name: 'Credits over time' }));
    await chart.findByText('No credits used in this time range');
    await userEvent.click(panel.getByRole('button', { name: 'Create key' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Run request' }));
    await chart.findByText('1 credit');
    expect(screen.getByRole('region', { name: 'Credits this period' }).textContent).toContain('1 of 50,000');
    expect(screen.queryByText('No credits used in this time range')).toBeNull();
  });

  it('shows beside the name what is wrong with it, and creates nothing', async () => {
    const panel = await openNewAccount();
    await userEvent.clear(panel.getByLabelText('Key name'));
    await panel.findByText('Enter a name.');
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Create key' }).disabled).toBe(true);
  });

  it('can be read in each language before there is a key', async () => {
    const panel = await openNewAccount();
    await userEvent.click(panel.getByRole('tab', { name: 'Go' }));
    expect((await panel.findByRole('tabpanel', { name: 'Go' })).textContent).toContain('http.NewRequest');
  });
});

it('is where a key that was just created leads', async () => {
  openApp({ path: '/api-keys', scenario: 'free-plan' });
  await pageTitled('API Key Management');
  await userEvent.click(screen.getAllByRole('button', { name: 'Create API key' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByLabelText(/^Key name/), 'prod');
  await userEvent.click(dialog.getByRole('button', { name: 'Create API key' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Make a call' }));
  const panel = await screen.findByRole('form', { name: 'Make your first API call' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(screen.queryByRole('dialog')).toBeNull();
  const key = await within(panel).findByLabelText<HTMLSelectElement>('API key');
  expect(key.selectedOptions[0]?.text).toBe('prod');
});
