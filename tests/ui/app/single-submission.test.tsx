import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { press } from '#tests/support/screens/screen-case.ts';
import { answering, type GatewayCall } from '#tests/support/with-methods.ts';
import { focusField, FORMS, openForm, submitButton } from '#tests/ui/auth/auth-forms.ts';

const forms = Object.entries(FORMS).map(([name, form]) => ({ name, form }));
const withButton = forms.filter(({ form }) => !form.sendsItself);

const FIVE = '{Enter}{Enter}{Enter}{Enter}{Enter}';

describe.each(withButton)('$name', ({ form }) => {
  it('is sent once by a double click, and Enter adds nothing', async () => {
    const { calls } = await openForm(form);
    await waitFor(() => expect(submitButton(form).disabled).toBe(false));
    await userEvent.dblClick(submitButton(form));
    await userEvent.keyboard(FIVE);
    await flush();
    expect([calls.count, submitButton(form).getAttribute('aria-busy')]).toEqual([1, 'true']);
  });

  it('is sent once by Enter, five times', async () => {
    const { calls } = await openForm(form);
    await waitFor(() => expect(submitButton(form).disabled).toBe(false));
    focusField();
    await userEvent.keyboard(FIVE);
    await flush();
    expect(calls.count).toBe(1);
  });
});

describe.each(forms.filter(({ form }) => form.sendsItself))('$name', ({ form }) => {
  it('is sent once by its sixth digit, and once more by a double click after a failure', async () => {
    const { calls } = await openForm(form);
    await userEvent.keyboard(FIVE);
    expect(calls.count).toBe(1);
    await calls.reject(0, unexpected(500));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Retry' }));
    await flush();
    const code = form.isSignIn ? { code: '123456', email: 'mateo@harborledger.example' } : '123456';
    expect(calls.sent).toEqual([code, code]);
  });
});

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

interface HeldDialog {
  readonly path: string;
  readonly call: GatewayCall;
  /** Opens it, and fills it in. */
  open(): Promise<unknown>;
  readonly button: string;
  /** The same button while it is sent. */
  readonly busy: string;
}

const fill = async (label: string | RegExp, text: string) => userEvent.fill(await screen.findByLabelText(label), text);
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const select = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByLabelText(new RegExp(`^${name}`)));

const DIALOGS: Readonly<Record<string, HeldDialog>> = {
  'a new key': {
    path: '/api-keys',
    call: ['apiKeys', 'create'],
    open: () => press('Create API key').then(() => fill('Key name', 'worker')),
    button: 'Create API key',
    busy: 'Creating',
  },
  'the limits of a key': {
    path: '/api-keys',
    call: ['keyLimits', 'change'],
    async open() {
      await press('checkout-canary');
      await press('Change limits');
      await userEvent.type(await screen.findByLabelText('Credits'), '0');
    },
    button: 'Save limits',
    busy: 'Saving',
  },
  'the API version': {
    path: '/api-keys',
    call: ['apiKeys', 'chooseVersion'],
    open: () => press('Change version').then(() => select('2026-06-01')),
    button: 'Save version',
    busy: 'Saving',
  },
  'a budget': {
    path: '/usage',
    call: ['budget', 'set'],
    open: () => press('Change budget').then(() => fill(/^Amount in USD/, '30')),
    button: 'Save budget',
    busy: 'Saving',
  },
  'the rotation of the signing secret': {
    path: '/verify-domain',
    call: ['callbackSigning', 'rotate'],
    open: () => press('Rotate secret').then(() => select('72 hours')),
    button: 'Rotate secret',
    busy: 'Rotating',
  },
  'the roles of a member': {
    path: '/team',
    call: ['team', 'changeRoles'],
    open: () => press('Change roles for priya.nair@northwall.example').then(() => select('Viewer')),
    button: 'Save roles',
    busy: 'Saving',
  },
  'the deactivation of a key': {
    path: '/api-keys',
    call: ['apiKeys', 'setActive'],
    open: () => press('Active. Deactivate payouts-worker'),
    button: 'Deactivate key',
    busy: 'Saving',
  },
  'a new domain': {
    path: '/verify-domain',
    call: ['callbackDomains', 'add'],
    open: () => press('Verify new domain').then(() => fill('Domain', 'hooks.example')),
    button: 'Verify domain',
    busy: 'Adding',
  },
  'the deletion of a domain': {
    path: '/verify-domain',
    call: ['callbackDomains', 'remove'],
    open: () => press('Delete payouts.northwall.example'),
    button: 'Delete domain',
    busy: 'Deleting',
  },
  'an invitation': {
    path: '/team',
    call: ['team', 'invite'],
    async open() {
      await press('Invite member');
      await fill('Email', 'dimitar.angelov@northwall.example');
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Developer' }));
    },
    button: 'Send invitation',
    busy: 'Sending',
  },
  'the removal of a member': {
    path: '/team',
    call: ['team', 'remove'],
    open: () => press('Remove priya.nair@northwall.example'),
    button: 'Remove member',
    busy: 'Removing',
  },
  'a request of test coins': {
    path: '/faucets',
    call: ['faucets', 'request'],
    async open() {
      await press('Request test coins');
      await screen.findByLabelText('Blockchain');
      await choose('Blockchain', 'ethereum');
      await choose('Network', 'sepolia');
      await fill('Address', '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D');
      await userEvent.click(screen.getByLabelText('Coin'));
    },
    button: 'Request test coins',
    busy: 'Requesting',
  },
};

describe('a dialog', () => {
  it.each(Object.entries(DIALOGS))(
    'is held while it is sent, once, and preserves all after a failure: %s',
    async (_, row) => {
      const answer = new Gate<void>();
      let requests = 0;
      const overrideGateways = answering(row.call, async () => {
        requests += 1;
        await answer.opened;
        return fail(unexpected(500, { message: 'Not now.' }));
      });
      openApp({ path: row.path, scenario: 'active-customer', overrideGateways });
      await screen.findByRole('heading', { level: 1 });
      await row.open();
      const dialog = (await screen.findAllByRole('dialog')).at(-1)!;
      const input = () => [...dialog.querySelectorAll('input')].map(({ value, checked }) => [value, checked]);
      const filled = input();
      await userEvent.dblClick(await within(dialog).findByRole('button', { name: row.button }));
      await userEvent.keyboard(FIVE);
      await userEvent.dblClick(await within(dialog).findByRole('button', { name: row.busy }), { force: true });
      await userEvent.keyboard('{Escape}');
      expect([requests, screen.queryAllByRole('dialog').at(-1)]).toEqual([1, dialog]);
      answer.open();
      await screen.findByText('Not now.');
      expect([input(), within(dialog).getByRole('button', { name: row.button }).getAttribute('aria-busy')]).toEqual([
        filled,
        null,
      ]);
    },
  );
});
