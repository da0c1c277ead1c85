import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

type Methods = (keys: ApiKeyGateway) => Partial<ApiKeyGateway>;

async function openPage(methods: Methods = () => ({})) {
  const app = openApp({
    path: '/api-keys',
    scenario: 'active-customer',
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
  await pageTitled('API Key Management');
  await screen.findByText('Showing 10 keys');
  return app;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
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
    await screen.findByText('You already have a key with this name. You can still use it.');
    expect([name().getAttribute('aria-invalid'), create().disabled]).toEqual([null, false]);
    await userEvent.fill(name(), 'payouts-worker-9');
    await screen.findByText('Up to 50 characters.');
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

  it('is disabled while it is sent, and sends once', async () => {
    const calls = new DeferredCalls<NewApiKey, { key: string }>();
    const { name } = await creating(() => ({ create: (sent) => calls.send(sent) }));
    await userEvent.fill(name(), 'worker');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Creating' });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect([calls.sent, screen.queryByRole('dialog') !== null]).toEqual([[{ name: 'worker' }], true]);
    await calls.resolve(0, { key: 'abc' });
    await screen.findByRole('dialog', { name: 'API key created' });
  });

  it('forgets what was typed once it is cancelled', async () => {
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
