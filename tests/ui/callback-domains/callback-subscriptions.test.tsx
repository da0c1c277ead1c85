import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cursor } from '#src/domain/shared/page.ts';
import type { CallbackSubscriptionGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import type {
  CallbackSubscription,
  CallbackSubscriptionId,
} from '#src/domain/callback-domains/callback-subscription.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { button, domain, rows } from './domains-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

function open(
  scenario: TestAppOptions['scenario'] = 'active-customer',
  own: Partial<CallbackSubscriptionGateway> = {},
) {
  return openApp({ path: '/verify-domain', scenario, overrideGateways: () => ({ callbackSubscriptions: own }) });
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const status = (row: HTMLElement) => row.querySelector('[data-slot="badge"]')?.textContent;
const choose = (box: HTMLElement, option: string) => userEvent.selectOptions(box, option);
const coins = 'Address coins transaction confirmed';

async function fill(form: Awaited<ReturnType<typeof dialog>>, domain: string) {
  await form.findByRole('option', { name: coins });
  await choose(form.getByLabelText(/^Event/), coins);
  await choose(form.getByLabelText(/^Network/), 'Ethereum Mainnet');
  await userEvent.type(form.getByLabelText(/^Address/), '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D');
  await choose(form.getByLabelText(/^Domain/), domain);
  await userEvent.type(form.getByLabelText(/^Path/), '/in');
}

it('is the first tab, and shows where each event goes and how its deliveries went', async () => {
  open();
  await screen.findByText('Showing 10 subscriptions');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Subscriptions', 'Domains']);
  const [contract, wallet, deposits] = rows();
  expect([contract, wallet, deposits].map((row) => status(row!))).toEqual(['Paused', 'Deactivated', 'Active']);
  expect(wallet!.textContent).toContain('Maximum retry attempts reached');
  expect(deposits!.textContent).toMatch(
    /Ethereum Mainnet.*0x.*https:\/\/.*\/ethereum\/deposits.*\d% of \d+ failed in 24 hours/,
  );
});

it('leads to the callbacks of one in a click', async () => {
  open();
  await screen.findByText('Showing 10 subscriptions');
  await userEvent.click(within(rows()[2]!).getByRole('link', { name: `View callbacks: ${coins}` }));
  await screen.findByRole('tab', { name: 'Webhooks', selected: true });
  expect((await screen.findByLabelText<HTMLInputElement>('Any text in a callback')).value).toMatch(/^[0-9a-f]{24}$/);
  await waitFor(() => expect(new Set(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).size).toBe(1));
});

it('is added with a verified domain alone, and then tried out', async () => {
  open();
  await screen.findByText('Showing 10 subscriptions');
  await userEvent.click(button('Add subscription'));
  const form = await dialog('Add subscription');
  await fill(form, 'staging-hooks.northwall.example:8443 (not verified)');
  await form.findByText("This domain isn't verified yet, so it can't receive callbacks.");
  await choose(form.getByLabelText(/^Domain/), 'payouts.northwall.example');
  await userEvent.click(form.getByRole('button', { name: 'Add subscription' }));
  const test = await dialog('Send test delivery');
  test.getByText('https://payouts.northwall.example/in');
  await userEvent.click(test.getByRole('button', { name: 'Send test delivery' }));
  await (await dialog('Result of the test delivery')).findByText('Accepted');
  await userEvent.keyboard('{Escape}');
  expect(rows()[0]!.textContent).toContain('https://payouts.northwall.example/in');
});

it('waits for the domains before it asks for one, and offers those of each page', async () => {
  const all = Array.from({ length: 12 }, (_, index) => domain(`https://hook-${index + 1}.example`));
  let send: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => (send = resolve));
  openApp({
    path: '/verify-domain',
    scenario: 'active-customer',
    overrideGateways: () => ({
      callbackDomains: {
        list: async (after) => {
          await isSent;
          // A later page begins with the last row before it.
          return ok(after ? { items: all.slice(9) } : { items: all.slice(0, 10), next: 'later' as Cursor });
        },
      },
    }),
  });
  await screen.findByText('Showing 10 subscriptions');
  expect(button('Add subscription')).toHaveProperty('disabled', true);
  send();
  await waitFor(() => expect(button('Add subscription')).toHaveProperty('disabled', false));
  await userEvent.click(button('Add subscription'));
  await (await dialog('Add subscription')).findByRole('option', { name: 'hook-12.example' });
});

it('begins with a domain where there is none', async () => {
  open('free-plan');
  await screen.findByText('No subscriptions yet');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add subscription' })[0]!);
  const added = await dialog('Verify new domain');
  await userEvent.type(added.getByLabelText(/^Domain/), 'hooks.firstblock.example');
  await userEvent.keyboard('{Enter}');
  await userEvent.click((await dialog('Domain added')).getByRole('button', { name: 'Done' }));
  await (await dialog('Add subscription')).findByRole('option', { name: 'hooks.firstblock.example (not verified)' });
});

it('that was deactivated says why, and is activated', async () => {
  open();
  await screen.findByText('Showing 10 subscriptions');
  await userEvent.click(button('Activate'));
  const question = await dialog('Activate Extended public key transaction confirmed?');
  question.getByText('Maximum retry attempts reached');
  await userEvent.click(question.getByRole('button', { name: 'Activate' }));
  await screen.findByText('Subscription activated.');
  expect(status(rows()[1]!)).toBe('Active');
});

it('is edited, paused and deleted from the menu of its row', async () => {
  open();
  await screen.findByText('Showing 10 subscriptions');
  const act = async (entry: string) => {
    await userEvent.click(within(rows()[2]!).getByRole('button', { name: `Actions for ${coins}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await act('Edit');
  const form = await dialog(`Edit ${coins}`);
  await userEvent.clear(form.getByLabelText(/^Path/));
  await userEvent.type(form.getByLabelText(/^Path/), '/moved');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Subscription saved.');
  expect(rows()[2]!.textContent).toContain('/moved');
  await act('Pause');
  await userEvent.click((await dialog(`Pause ${coins}?`)).getByRole('button', { name: 'Pause' }));
  await screen.findByText('Subscription paused.');
  expect(status(rows()[2]!)).toBe('Paused');
  await act('Delete subscription');
  const sure = await dialog(`Delete the subscription to ${coins}?`);
  await userEvent.click(sure.getByRole('button', { name: 'Delete subscription' }));
  await waitFor(() => expect(rows()[2]!.textContent).not.toContain('/moved'));
});

it('says that its events did not load, and loads them again', async () => {
  let isDown = true;
  open('active-customer', {
    eventTypes: () => Promise.resolve(isDown ? fail(unexpected(500)) : ok([])),
  });
  await screen.findByText('Showing 10 subscriptions');
  await userEvent.click(button('Add subscription'));
  const form = await dialog('Add subscription');
  await form.findByText("Couldn't load the events.");
  isDown = false;
  await userEvent.click(form.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(form.queryByText("Couldn't load the events.")).toBeNull());
});

it('holds one word of 400 characters in every text without widening the page', async () => {
  const word = 'w'.repeat(400);
  const one: CallbackSubscription = {
    ...{ id: word as CallbackSubscriptionId, event: word, blockchain: word, network: word, callbackUrl: word },
    ...{ subject: { field: 'address', value: word }, confirmations: 6, isActive: false, createdAt: null },
    ...{ deactivations: [{ reason: word, at: null }], lastDelivery: null, recent: null },
  };
  open('active-customer', { list: () => Promise.resolve(ok({ items: [one] })) });
  await screen.findByText('Showing 1 subscription');
  for (const width of [1440, 390]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
