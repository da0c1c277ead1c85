import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallbackSigningGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { button } from './domains-screen.tsx';

type Methods = (gateway: CallbackSigningGateway) => Partial<CallbackSigningGateway>;

const open = (methods: Methods = () => ({}), scenario: TestAppOptions['scenario'] = 'active-customer') =>
  openApp({
    path: '/verify-domain#domains',
    scenario,
    overrideGateways: ({ callbackSigning }) => ({ callbackSigning: methods(callbackSigning) }),
  });

const card = async () => within(await screen.findByRole('region', { name: 'Callback signing' }));
const secret = async () => (await card()).getByText(/^whsec_/).textContent;

async function rotate(choice?: string) {
  await (await card()).findByText(/^whsec_/);
  await userEvent.click(button('Rotate secret'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate the signing secret?' }));
  if (choice !== undefined) await userEvent.click(dialog.getByRole('radio', { name: choice }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rotate secret' }));
  return dialog;
}

describe('the signing secret', () => {
  it('is masked, is copied without being shown, and shows and hides with the keyboard', async () => {
    const app = open();
    await (await card()).findByText(/^whsec_.{4}….{4}$/);
    (await card()).getByText('12 Jul 2026, 09:00 UTC');
    await userEvent.click(button('Copy signing secret'));
    await waitFor(() => expect(app.copied.at(-1)).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/));
    expect(await secret()).toContain('…');
    button('Reveal signing secret').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await secret()).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/));
    await userEvent.keyboard('{Enter}');
    expect(await secret()).toContain('…');
  });

  it('that cannot be fetched has its message beside it', async () => {
    open(() => ({ reveal: () => Promise.resolve(fail(unexpected(500))) }));
    await (await card()).findByText(/^whsec_/);
    await userEvent.click(button('Reveal signing secret'));
    expect((await (await card()).findByRole('alert')).textContent).toBe("Couldn't get the signing secret. Try again.");
  });
});

describe('a rotation', () => {
  it('shows another secret, says until when the one before is valid, and ends that at once after a question', async () => {
    open();
    await (await card()).findByText(/^whsec_/);
    const before = await secret();
    await rotate();
    await screen.findByText('Signing secret rotated.');
    await (await card()).findByText(/^The previous secret is valid until 22 Nov 2026, 09:00 UTC\./);
    expect(await secret()).not.toBe(before);
    await userEvent.click(button('Revoke now'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the previous secret now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke previous secret' }));
    await screen.findByText('The previous secret is no longer valid.');
    expect((await card()).queryByText(/^The previous secret is valid/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Rotate secret')));
  });

  it('without an overlap leaves one secret, and another one warns of an overlap that it ends', async () => {
    open();
    await rotate('Expires immediately');
    await screen.findByText('Signing secret rotated.');
    expect((await card()).queryByRole('button', { name: 'Revoke now' })).toBeNull();
    await rotate('72 hours');
    await (await card()).findByText(/^The previous secret is valid until 24 Nov 2026/);
    await userEvent.click(button('Rotate secret'));
    await screen.findByText(/^An older secret is still valid until 24 Nov 2026/);
  });
});

describe('a test delivery', () => {
  const send = async (host?: string) => {
    await (await card()).findByRole('combobox', { name: 'Verified domain' });
    if (host !== undefined) {
      await userEvent.selectOptions((await card()).getByRole('combobox', { name: 'Verified domain' }), host);
    }
    await userEvent.click(button('Send test delivery'));
  };
  const status = async () => (await card()).getByRole('status').textContent;

  it('shows what the domain responded and what was sent, in every signature', async () => {
    open();
    await rotate();
    await send();
    await waitFor(async () => expect(await status()).toMatch(/^AcceptedStatus: 200Duration: \d+ ms$/));
    const { textContent } = (await card()).getByRole('region', { name: 'Headers sent' });
    expect(textContent).toMatch(/webhook-id: test_\w+\nwebhook-timestamp: \d+\nwebhook-signature: v1,\S+ v1,\S+$/);
    expect((await card()).getByRole('region', { name: 'Response body' }).textContent).toBe('{"received":true}');
    expect((await card()).getByRole('region', { name: 'Body sent' }).textContent).toContain('TEST_DELIVERY');
  });

  it('that is not accepted, or has no response, says so', async () => {
    open();
    await send('compliance.northwall.example');
    await waitFor(async () => expect(await status()).toMatch(/^Not acceptedStatus: 401/));
    await send('[2001:db8::17]');
    await waitFor(async () =>
      expect(await status()).toBe('No responseDuration: 10,000 msThere was no response within 10 seconds.'),
    );
    expect((await card()).queryByRole('region', { name: 'Response body' })).toBeNull();
  });

  it('shows what a domain sends verbatim, however odd it is', async () => {
    const response = '<script>alert(1)</script>\u202e';
    const delivery = { status: 200, durationMs: null, response, failureReason: '', headers: [], body: '' };
    open(() => ({ sendTest: () => Promise.resolve(ok(delivery)) }));
    await send();
    const region = await (await card()).findByRole('region', { name: 'Response body' });
    expect(region.textContent).toContain('<script>alert(1)</script>');
    expect(region.querySelector('[data-slot~="hidden-character"]')).not.toBeNull();
    expect(await status()).toBe('AcceptedStatus: 200');
  });

  it('that the provider rejects has its reason beside the button', async () => {
    open(() => ({ sendTest: () => Promise.resolve(fail(rejected(429, 'x', '', { details: ['Wait a minute.'] }))) }));
    await send();
    expect((await (await card()).findByRole('alert')).textContent).toBe('Wait a minute.');
  });

  it('needs a verified domain', async () => {
    open(undefined, 'free-plan');
    await (await card()).findByText('You need a verified domain to send a test delivery.');
    expect(screen.queryByRole('button', { name: 'Send test delivery' })).toBeNull();
  });
});

describe('the code to verify callbacks with', () => {
  it('changes with the language, and is copied without a secret', async () => {
    const app = open();
    const tabs = await (await card()).findByRole('tablist', { name: 'Language' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual([...['JavaScript', 'Python', 'Go', 'PHP', 'Java', 'Rust']]);
    within(tabs).getByRole('tab', { name: 'JavaScript' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const code = await (await card()).findByRole('region', { name: 'Code in Go' });
    expect(code.textContent).toContain('func IsValidCallback');
    await userEvent.click(button('Copy the code in Go'));
    await waitFor(() => expect(app.copied.at(-1)).toBe(code.textContent));
    expect(app.copied.at(-1)).not.toMatch(/whsec_\w/);
  });
});
