import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { Gate } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { press } from '#tests/support/screens/screen-case.ts';
import { answering, type GatewayCall } from '#tests/support/with-methods.ts';

const FIVE = '{Enter}{Enter}{Enter}{Enter}{Enter}';

describe('the verification', () => {
  it('requests a new code once', async () => {
    const calls = new DeferredCalls<void, never>();
    openApp({
      path: '/auth/verification',
      scenario: 'onboarding-at-email-verification',
      overrideGateways: { auth: { resendEmailCode: () => calls.send() } },
    });
    await pageTitled('Check your email');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Resend code' }));
    await userEvent.keyboard(FIVE);
    expect(calls.count).toBe(1);
  });

  it('leaves the focus on its button while the wait for the next code lasts', async () => {
    openApp({ path: '/auth/verification', scenario: 'onboarding-at-email-verification' });
    await pageTitled('Check your email');
    const button = screen.getByRole('button', { name: 'Resend code' });
    await userEvent.click(button);
    await screen.findByText(/^You can resend the code in/);
    expect([button.getAttribute('aria-disabled'), document.activeElement === button]).toEqual(['true', true]);
  });
});

const fill = async (label: string | RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const pick = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByLabelText(new RegExp(`^${name}`)));

/** The page, the call, the button and its name while it is sent, and the steps that open the dialog and fill it in. */
type HeldDialog = readonly [
  path: string,
  call: GatewayCall,
  button: string,
  busy: string,
  open: () => Promise<unknown>,
];

async function invite(): Promise<void> {
  await press('Invite member');
  await fill('Email', 'dimitar.angelov@northwall.example');
  await pick('Developer');
}

async function changeLimits(): Promise<void> {
  await press('checkout-canary');
  await press('Change limits');
  await userEvent.type(await screen.findByLabelText('Credits'), '0');
}

async function requestCoins(): Promise<void> {
  await press('Request test coins');
  await screen.findByLabelText('Blockchain');
  await userEvent.selectOptions(screen.getByLabelText('Blockchain'), 'ethereum');
  await userEvent.selectOptions(screen.getByLabelText('Network'), 'sepolia');
  await fill('Address', '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D');
  await pick('Coin');
}

/** One of each kind: those of their own, one by `ChangeDialog` and one by `ConfirmDialog`. */
const DIALOGS: Readonly<Record<string, HeldDialog>> = {
  'a new key': [
    '/api-keys',
    ['apiKeys', 'create'],
    'Create API key',
    'Creating',
    () => press('Create API key').then(() => fill('Key name', 'worker')),
  ],
  'the limits of a key': ['/api-keys', ['keyLimits', 'change'], 'Save limits', 'Saving', changeLimits],
  'a new domain': [
    '/verify-domain#domains',
    ['callbackDomains', 'add'],
    'Verify domain',
    'Adding',
    () => press('Verify new domain').then(() => fill('Domain', 'hooks.example')),
  ],
  'the deletion of a domain': [
    '/verify-domain#domains',
    ['callbackDomains', 'remove'],
    'Delete domain',
    'Deleting',
    () => press('Delete payouts.northwall.example'),
  ],
  'an invitation': ['/team', ['team', 'invite'], 'Send invitation', 'Sending', invite],
  'a request of test coins': ['/faucets', ['faucets', 'request'], 'Request test coins', 'Requesting', requestCoins],
};

describe('a dialog', () => {
  it.each(Object.entries(DIALOGS))(
    'is held while it is sent, once, and preserves all after a failure: %s',
    async (_, [path, call, button, busy, open]) => {
      const answer = new Gate<void>();
      let requests = 0;
      const overrideGateways = answering(call, async () => {
        requests += 1;
        await answer.opened;
        return fail(unexpected(500, { message: 'Not now.' }));
      });
      openApp({ path, scenario: 'active-customer', overrideGateways });
      await screen.findByRole('heading', { level: 1 });
      await open();
      const dialog = (await screen.findAllByRole('dialog')).at(-1)!;
      const input = () => [...dialog.querySelectorAll('input')].map(({ value, checked }) => [value, checked]);
      const filled = input();
      await userEvent.dblClick(await within(dialog).findByRole('button', { name: button }));
      await userEvent.keyboard(FIVE);
      await userEvent.dblClick(await within(dialog).findByRole('button', { name: busy }), { force: true });
      await userEvent.keyboard('{Escape}');
      expect([requests, screen.queryAllByRole('dialog').at(-1)]).toEqual([1, dialog]);
      answer.open();
      // Beside the fields, where there are some.
      await (filled.length > 0 ? within(dialog) : screen).findByText('Not now.');
      expect([input(), within(dialog).getByRole('button', { name: button }).getAttribute('aria-busy')]).toEqual([
        filled,
        null,
      ]);
    },
  );
});
