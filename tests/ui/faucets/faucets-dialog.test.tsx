import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import type { FaucetRequestInput } from '#src/domain/faucets/faucet.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

const ADDRESS = '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D';

type Methods = (faucets: FaucetGateway) => Partial<FaucetGateway>;

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

async function requesting(methods: Methods = () => ({})) {
  const app = openApp({
    path: '/faucets',
    scenario: 'active-customer',
    overrideGateways: ({ faucets }) => ({ faucets: methods(faucets) }),
  });
  await pageTitled('Faucets');
  await screen.findByText('1–10 of 14');
  await userEvent.click(button('Request test coins'));
  const element = await screen.findByRole('dialog', { name: 'Request test coins' });
  const dialog = within(element);
  return {
    console: app,
    element,
    dialog,
    field: (label: string) => dialog.getByLabelText<HTMLInputElement>(label, { exact: true }),
    send: () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Request/ }),
  };
}

type Dialog = Awaited<ReturnType<typeof requesting>>;

async function choose({ field }: Dialog, label: string, value: string) {
  await userEvent.selectOptions(field(label), value);
}

async function fill(opened: Dialog, type: 'Coin' | 'Token' = 'Token') {
  await choose(opened, 'Blockchain', 'ethereum');
  await choose(opened, 'Network', 'sepolia');
  await userEvent.fill(opened.field('Address'), ADDRESS);
  await userEvent.click(opened.field(type));
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the request dialog', () => {
  it('shows the amount of the type, which cannot be changed, and explains why', async () => {
    const opened = await requesting();
    const { dialog, field } = opened;
    await choose(opened, 'Blockchain', 'ethereum');
    await choose(opened, 'Network', 'sepolia');
    expect([field('Amount').value, field('Amount').readOnly]).toEqual(['', true]);
    await userEvent.click(field('Coin'));
    expect(field('Amount').value).toBe('0.05 coins');
    await userEvent.click(field('Token'));
    expect(field('Amount').value).toBe('20 USDT');
    expect(dialog.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(dialog.getByRole('button', { name: 'About the amount' }));
    expect((await dialog.findByRole('tooltip')).textContent).toBe('Fixed amount per request.');
  });

  it('shows beside each field that it is required once it was passed by, also by keyboard', async () => {
    const opened = await requesting();
    const { dialog, field } = opened;
    await choose(opened, 'Blockchain', 'ethereum');
    field('Network').focus();
    await userEvent.keyboard('{Tab}{Tab}');
    await dialog.findByText('Choose a network.');
    await dialog.findByText('Enter an address.');
    expect(document.activeElement).toBe(field('Coin'));
    // From the sign beside the amount to the amount itself.
    await userEvent.keyboard('{Tab}');
    await dialog.findByText('Choose coin or token.');
    expect(dialog.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    await choose(opened, 'Blockchain', '');
    await dialog.findByText('Choose a blockchain.');
  });

  it('shows no message for what is empty to anyone who leaves for Cancel', async () => {
    const { element, field } = await requesting();
    await waitFor(() => expect(document.activeElement).toBe(field('Blockchain')));
    button('Cancel').focus();
    expect(element.querySelectorAll('[data-slot="field-error"]')).toHaveLength(0);
  });

  it('sends the request, closes, reports it and shows it on top', async () => {
    const opened = await requesting();
    await fill(opened);
    await userEvent.click(opened.send());
    await isGone();
    await screen.findByText('Test coins requested.');
    await screen.findByText('1–10 of 15');
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('20 USDT');
    expect(document.activeElement).toBe(button('Request test coins'));
  });
});

describe('a request that does not go through', () => {
  it('counts down in the dialog after a limit, preserves the input and the focus, and continues by itself', async () => {
    const limit = rejected(429, 'too_many', 'The limit has been reached.', { retryAfterMs: 5000 });
    const calls = new DeferredCalls<FaucetRequestInput, void>();
    const opened = await requesting(() => ({ request: (wanted) => calls.send(wanted) }));
    const { console: app, dialog, field, send } = opened;
    await fill(opened);
    await userEvent.click(send());
    await calls.reject(0, limit);
    expect((await dialog.findByRole('timer')).textContent).toBe('Next request in 0:05');
    dialog.getByText("You've reached the request limit. You can send this when the timer ends.");
    expect([send().getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', send()]);
    await userEvent.click(send(), { force: true });
    await userEvent.keyboard('{Enter}');
    expect(calls.count).toBe(1);
    app.clock.advance(5000);
    await dialog.findByText('You can request test coins again.');
    expect([dialog.queryByRole('timer'), field('Address').value]).toEqual([null, ADDRESS]);
    await userEvent.click(send());
    await calls.resolve(1, undefined);
    await isGone();
  });

  it('reports when no faucet is offered at all', async () => {
    const { dialog, send } = await requesting((faucets) => ({
      load: async (signal) => {
        const result = await faucets.load(signal);
        return result.ok ? ok({ ...result.value, settings: [] }) : result;
      },
    }));
    dialog.getByText('No faucets are available right now. Try again later.');
    expect(send().disabled).toBe(true);
  });
});
