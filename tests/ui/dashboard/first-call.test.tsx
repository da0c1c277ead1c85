import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
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

  it('shows beside the field what is wrong with an address, and sends nothing', async () => {
    const { panel, calls, run } = await openWithPendingCall();
    const addressField = () => panel.getByLabelText<HTMLInputElement>('Address');
    await userEvent.fill(addressField(), '0x12');
    await panel.findByText(/^Enter a valid address: 0x followed by 40 hex characters/);
    expect([addressField().getAttribute('aria-invalid'), run().disabled]).toEqual(['true', true]);
    await userEvent.keyboard('{Enter}');
    expect(calls.count).toBe(0);
  });

  it.each([
    ['what the provider says', rejected(400, 'x', '', { details: ['Not on this plan.'] }), 'Not on this plan.'],
    ['that it is not known', unreachable(), 'We could not confirm this. Check before trying again.'],
  ])('shows %s in place, and preserves the input', async (_, failure, text) => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.fill(panel.getByLabelText('Address'), '0x0000000000000000000000000000000000000001');
    await userEvent.click(run());
    await calls.reject(0, failure);
    expect((await panel.findByRole('alert')).textContent).toBe(text);
    expect(panel.getByLabelText<HTMLInputElement>('Address').value).toBe('0x0000000000000000000000000000000000000001');
  });

  it('never renders a hostile response', async () => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.click(run());
    await calls.resolve(0, {
      ...RESULT,
      response: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
    });
    await panel.findByText('Not valid JSON. Showing raw text.');
    expect(document.querySelectorAll('#first-call :is(img, script)')).toHaveLength(0);
    expect(window).not.toHaveProperty('hacked');
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

  it('has its button above the response', async () => {
    const { panel, calls, run } = await openWithPendingCall();
    await userEvent.click(run());
    await calls.resolve(0, RESULT);
    const tree = await panel.findByRole('tree', { name: 'Response' });
    expect(run().compareDocumentPosition(tree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
