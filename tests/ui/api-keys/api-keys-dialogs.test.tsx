import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { listWithoutUses } from '#tests/application/api-keys/list-without-uses.ts';
import { flush } from '#tests/support/gate.ts';
import { button, openKeys, type Methods } from './keys-screen.ts';

async function openPage(methods?: Methods) {
  const app = openKeys(methods);
  await pageTitled('API Key Management');
  await screen.findByText('Showing 10 keys');
  return app;
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the dialog for a new key', () => {
  async function creating(methods?: Methods) {
    const app = await openPage(methods);
    await userEvent.click(button('Create API key'));
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    const create = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Creat/ });
    return { console: app, dialog, create, name: () => screen.getByLabelText<HTMLInputElement>('Key name') };
  }

  it('starts on the name and shows what is missing', async () => {
    const { create, name } = await creating();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect([create().disabled, screen.getByText('Enter a name to continue').tagName]).toEqual([true, 'SPAN']);
  });

  it('warns about a name that exists, and takes it all the same', async () => {
    const { create, name } = await creating();
    await userEvent.fill(name(), ' Payouts-Worker');
    await screen.findByText('You already have a key with this name. Duplicate names are allowed.');
    expect([name().getAttribute('aria-invalid'), create().disabled]).toEqual([null, false]);
    await userEvent.fill(name(), 'payouts-worker-9');
    await screen.findByText('Up to 50 characters.');
  });

  it('says before another key is created that the plan allows no more', async () => {
    openApp({ path: '/api-keys', scenario: 'free-plan' });
    await screen.findByText('No API keys yet');
    const open = async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Create API key' })[0]!);
      return within(await screen.findByRole('dialog', { name: 'Create API key' }));
    };
    const first = await open();
    expect(first.queryByText(/^You've reached this limit/)).toBeNull();
    await userEvent.fill(first.getByLabelText('Key name'), 'only-one');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await isGone();
    await screen.findByText("You've reached this limit, so another key may be rejected.");
    const second = await open();
    second.getByText('Your plan allows 1 key.');
    expect(second.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/billing#upgrade-plan');
  });

  it('leads to the name, the key and a copy button, and the key to the top of the list', async () => {
    const { console: app, name } = await creating();
    await userEvent.fill(name(), 'payouts-lisbon');
    await userEvent.keyboard('{Enter}');
    const made = await screen.findByRole('dialog', { name: 'API key created' });
    const secret = made.querySelector('code')?.textContent ?? '';
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    within(made).getByText('payouts-lisbon');
    within(made).getByText('Active now. Uses API version 2024-12-12.');
    await waitFor(() => expect(document.activeElement).toBe(button('Copy key')));
    await userEvent.click(button('Copy key'));
    await screen.findByText('Text copied to clipboard!');
    expect(app.copied).toEqual([secret]);
    await userEvent.click(button('Done'));
    await isGone();
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('payouts-lisbon');
    expect(document.activeElement).toBe(button('Create API key'));
  });

  it('selects the new key on an insecure page', async () => {
    const { console: app, name } = await creating();
    app.copyOutcome = 'insecure-page';
    await userEvent.fill(name(), 'payouts-lisbon');
    await userEvent.keyboard('{Enter}');
    const made = await screen.findByRole('dialog', { name: 'API key created' });
    await userEvent.click(button('Copy key'));
    await screen.findByText('Copy to clipboard is only available for https connection!');
    await waitFor(() => expect(getSelection()?.toString()).toBe(made.querySelector('code')?.textContent));
  });

  it('shows what the server rejects beside the field, and preserves the name', async () => {
    const duplicateName = rejected(400, 'invalid_name', 'Refused.', { details: ['The name is taken.'] });
    const { dialog, name } = await creating(() => ({ create: () => Promise.resolve(fail(duplicateName)) }));
    await userEvent.fill(name(), 'worker');
    await userEvent.keyboard('{Enter}');
    await within(dialog).findByText('The name is taken.');
    const note = document.getElementById(name().getAttribute('aria-describedby') ?? '');
    expect([note?.textContent, name().value]).toEqual(['The name is taken.', 'worker']);
    await userEvent.fill(name(), 'worker-2');
    expect(within(dialog).queryByText('The name is taken.')).toBeNull();
  });

  it('forgets what was typed once it is canceled', async () => {
    const { name } = await creating();
    await userEvent.fill(name(), 'worker');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(button('Create API key'));
    expect((await screen.findByLabelText<HTMLInputElement>('Key name')).value).toBe('');
  });
});

describe('the default version', () => {
  const box = () => screen.getByRole('region', { name: 'Default API version' });

  it('shows in its box', async () => {
    await openPage();
    await within(box()).findByText('2024-12-12');
    within(box()).getByText('Default');
  });

  it('is chosen among the versions, with a warning, and shows immediately', async () => {
    await openPage();
    await userEvent.click(button('Change version'));
    const dialog = await screen.findByRole('dialog', { name: 'Change default API version' });
    const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(radios[1]?.closest('label')?.textContent).toContain('Default');
    within(dialog).getByText(/The change takes effect immediately/);
    within(dialog).getByText('Choose a different version to continue');
    expect(button('Save version').disabled).toBe(true);
    await userEvent.click(within(dialog).getByText('2026-06-01'));
    await userEvent.click(button('Save version'));
    await isGone();
    within(box()).getByText('2026-06-01');
    expect(document.activeElement).toBe(button('Change version'));
  });

  it('stays open with the choice when saving failed', async () => {
    await openPage(() => ({ chooseVersion: () => Promise.resolve(fail(unexpected(500, { message: 'Not now.' }))) }));
    await userEvent.click(button('Change version'));
    const dialog = await screen.findByRole('dialog', { name: 'Change default API version' });
    await userEvent.click(within(dialog).getByText('2026-06-01'));
    await userEvent.click(button('Save version'));
    await screen.findByText('Not now.');
    expect(within(dialog).getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    within(box()).getByText('2024-12-12');
  });
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;

async function rotating(methods?: Methods) {
  const app = await openPage(methods);
  await userEvent.click(button('Rotate key payouts-worker'));
  await dialog('Rotate payouts-worker');
  return app;
}

describe('a rotation that was open when the session ended', () => {
  it('opens again, whichever page its key is on', async () => {
    const app = await openPage();
    const { apiKeys, pendingAction } = await app.account();
    await apiKeys.keys.loadMore();
    const key = apiKeys.keys.items.findLast(({ active }) => active)!;
    await apiKeys.keys.load();
    expect(apiKeys.has(key.id)).toBe(false);
    pendingAction.request('rotate-key', key.id);
    await dialog(`Rotate ${key.name}`);
  });

  it('stays closed once its key was deactivated', async () => {
    const app = await openPage();
    const { apiKeys, pendingAction } = await app.account();
    pendingAction.request('rotate-key', apiKeys.keys.items.find(({ active }) => !active)!.id);
    await flush();
    expect([pendingAction.action, screen.queryByRole('dialog')]).toEqual([null, null]);
  });
});

describe('when a key was last used', () => {
  it('is listed as a relative time, or as never', async () => {
    await openPage();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[4]?.textContent ?? '');
    expect(cells.length).toBe(10);
    for (const cell of cells) expect(cell).toMatch(/^Now$|ago$|Never|UTC$/);
  });

  it('is shown with a hint once an active key was not used for 90 days', async () => {
    const longAgo = Date.UTC(2026, 5, 1);
    await openPage((keys) => ({ ...listWithoutUses(keys), lastUsed: () => Promise.resolve(ok(longAgo)) }));
    const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await within(rowOf('payouts-worker')).findByText('Not used in the last 90 days');
    expect(within(rowOf('load-test-november')).queryByText('Not used in the last 90 days')).toBeNull();
  });

  it('is shown as unknown when it is', async () => {
    const calls = new DeferredCalls<string, number | null>();
    await openPage((keys) => ({ ...listWithoutUses(keys), lastUsed: calls.send }));
    await waitFor(() => expect(calls.count).toBe(2));
    await calls.reject(0);
    await screen.findByText('Unknown');
  });
});

describe('the guide through a rotation', () => {
  it('leads through its steps and marks where it stands', async () => {
    const app = await rotating();
    expect([current(), screen.getByLabelText<HTMLInputElement>('Key name').value]).toEqual([
      '1Create the new key',
      'payouts-worker-2',
    ]);
    await userEvent.click(button('Create new key'));
    await userEvent.click(
      await within(screen.getByRole('dialog')).findByRole('button', { name: 'Reveal key payouts-worker-2' }),
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('code')?.textContent).toMatch(/^[0-9a-f]{32}$/),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Copy new key' }));
    await screen.findByRole('button', { name: 'Check now' });
    expect(current()).toBe('3Wait for its first request');
    app.clock.advance(90_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate old key' }));
    await screen.findByText('Confirm that requests with the old key will fail.');
    screen.getByText(/^payouts-worker is still in use\. Last request:/);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'I understand that requests with payouts-worker will fail' }),
    );
    await userEvent.click(button('Deactivate old key'));
    await dialog('Key rotated');
    await userEvent.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Inactive. Activate payouts-worker' });
  });

  it('shows a message if the first request cannot be detected', async () => {
    await rotating(() => ({ lastUsed: () => Promise.resolve(fail(unexpected(500))) }));
    await userEvent.click(button('Create new key'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy new key' }));
    await screen.findByText(/^We can't detect requests with payouts-worker-2\./, { selector: 'p' });
  });

  it('is left and restored from the page', async () => {
    await rotating();
    await userEvent.click(button('Create new key'));
    await screen.findByRole('button', { name: 'Copy new key' });
    await userEvent.click(button('Close'));
    await screen.findByText('payouts-worker is being replaced by payouts-worker-2.');
    await userEvent.click(button('Continue rotation'));
    await screen.findByRole('button', { name: 'Copy new key' });
    await userEvent.click(button('Keep both keys'));
    await waitFor(() => expect(screen.queryByText(/is being replaced/)).toBeNull());
  });

  it('is offered for active keys alone', async () => {
    await openPage();
    const row = screen.getByRole('row', { name: /load-test-november/ });
    expect(within(row).queryByRole('button', { name: /Rotate/ })).toBeNull();
  });

  it('shows what is wrong with the name beside it', async () => {
    await rotating();
    await userEvent.fill(screen.getByLabelText('Key name'), '');
    await screen.findByText('Enter a name.');
    expect(button('Create new key').disabled).toBe(true);
  });
});
