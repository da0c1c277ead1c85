import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const RESULT: FirstCallResult = {
  request: '{"method":"GET"}',
  response: '{"wei":123456789012345678901234567890}',
  statusCode: 200,
  responseTimeMs: 41.4,
};

async function openPage(options: TestAppOptions = {}) {
  const app = openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  const panel = await screen.findByRole('form', { name: 'Make your first API call' });
  await within(panel).findByRole('button', { name: 'Run request' });
  return { console: app, panel: within(panel) };
}

async function openWithPendingCall() {
  const calls = new DeferredCalls<SentFirstCall, FirstCallResult>();
  const all = await openPage({
    overrideGateways: { firstCall: { send: (call) => calls.send(call) } },
  });
  const run = () => all.panel.getByRole<HTMLButtonElement>('button', { name: /^Run/ });
  await waitFor(() => expect(run().disabled).toBe(false));
  return { ...all, calls, run };
}

describe('the panel of the first call', () => {
  it('shows the call in seven languages, chosen by keyboard too', async () => {
    const { panel } = await openPage();
    const code = (language: string) => panel.findByRole('region', { name: `The call in ${language}` });
    expect((await code('curl')).textContent).toMatch(/curl -H "x-api-key: [0-9a-f]{8}…[0-9a-f]{4}"/);
    panel.getByRole('tab', { name: 'curl' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect((await code('JavaScript')).textContent).toContain('await fetch(');
    for (const language of ['Python', 'Go', 'PHP', 'Java', 'Rust']) {
      await userEvent.keyboard('{ArrowRight}');
      expect((await code(language)).textContent).toContain('x-api-key');
    }
    expect(document.activeElement).toBe(panel.getByRole('tab', { name: 'Rust', selected: true }));
    await userEvent.keyboard('{ArrowRight}');
    await code('curl');
  });

  it('follows the network, the address and the key', async () => {
    const { panel } = await openPage();
    await userEvent.selectOptions(panel.getByLabelText('Network'), 'Polygon Mainnet');
    await userEvent.fill(panel.getByLabelText('Address'), '0x0000000000000000000000000000000000000001');
    const code = () => panel.getByRole('region', { name: 'The call in curl' }).textContent;
    expect(code()).toContain('ADDRESS=0x0000000000000000000000000000000000000001');
    expect(code()).toContain('/evm/polygon/mainnet/$ADDRESS/balance');
    const before = code();
    await userEvent.selectOptions(panel.getByLabelText('API key'), 'payments-prod');
    expect(code()).not.toBe(before);
  });

  it.each([
    ['the focus', (select: HTMLElement) => (select.focus(), userEvent.keyboard('{Shift}'))],
    ['the pointer', (select: HTMLElement) => userEvent.hover(select)],
  ])('offers the active keys of the first page, and those of all pages once %s is in it', async (_, comeNear) => {
    const { panel } = await openPage();
    const select = panel.getByLabelText<HTMLSelectElement>('API key');
    expect(select.options).toHaveLength(9);
    await comeNear(select);
    await waitFor(() => expect(select.options).toHaveLength(16));
  });

  it('shows the response with its status and time, and what was sent', async () => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.click(run());
    await calls.resolve(0, RESULT);
    const status = panel.getAllByRole('status')[0];
    expect(status?.textContent).toBe('Status 20020041 ms');
    expect(panel.getByRole('tree', { name: 'Response' }).textContent).toContain('123456789012345678901234567890');
    await userEvent.click(panel.getByRole('tab', { name: 'Request' }));
    expect((await panel.findByRole('tree', { name: 'Request' })).textContent).toContain('"GET"');
  });

  it.each([
    [422, 'clientError'],
    [503, 'serverError'],
  ])('marks a %d by its shape', async (statusCode, severity) => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.click(run());
    await calls.resolve(0, { ...RESULT, statusCode });
    expect(panel.getByText(String(statusCode), { selector: '[data-severity]' }).dataset.severity).toBe(severity);
  });

  it('shows a failure in place, and preserves the input', async () => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.fill(panel.getByLabelText('Address'), '0x0000000000000000000000000000000000000001');
    await userEvent.click(run());
    await calls.reject(0, unreachable());
    expect((await panel.findByRole('alert')).textContent).toMatch(/^We could not confirm this\./);
    expect(panel.getByLabelText<HTMLInputElement>('Address').value).toMatch(/1$/);
  });

  it('copies the call with the key, and shows it selected when it cannot', async () => {
    const { console: app, panel } = await openPage();
    await userEvent.click(panel.getByRole('button', { name: 'Copy the call with its key' }));
    await screen.findByText('Text copied to clipboard!');
    expect(app.copied[0]).toMatch(/x-api-key: [0-9a-f]{32}"/);
    expect(document.body.textContent).not.toMatch(/[0-9a-f]{32}/);
    app.copyOutcome = 'insecure-page';
    await userEvent.click(panel.getByRole('button', { name: 'Copy the call with its key' }));
    const byHand = await panel.findByRole('region', { name: 'Copy the call with its key manually' });
    await waitFor(() => expect(getSelection()?.toString()).toBe(byHand.textContent));
  });

  it('says what the call cost and leads to its entry, once the log lists it', async () => {
    const { panel } = await openPage();
    await userEvent.click(panel.getByRole('button', { name: 'Run request' }));
    await panel.findByText('1 credit');
    const link = panel.getByRole('link', { name: 'View in API calls' });
    expect(link.getAttribute('href')).toMatch(/^\/usage\?entry=\w+#api-request$/);
  });

  it('does not ask for a first key when all keys are inactive', async () => {
    openApp({
      path: '/dashboard',
      scenario: 'active-customer',
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: {
          list: async (...args) => {
            const result = await apiKeys.list(...args);
            if (!result.ok) return result;
            return ok({ ...result.value, items: result.value.items.map((key) => ({ ...key, active: false })) });
          },
        },
      }),
    });
    const panel = within(await screen.findByRole('form', { name: 'Make your first API call' }));
    await panel.findByRole('heading', { name: 'No active API keys' });
    expect(panel.getByRole('link', { name: 'View API keys' }).getAttribute('href')).toBe('/api-keys');
  });
});

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
