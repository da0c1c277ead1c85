import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { subscriptionOf } from '#tests/support/billing-plans.ts';
import { here } from '#tests/support/open-app.tsx';
import { button, factsOf, openBilling, withSubscription, tab } from './billing-screen.ts';

const planCard = async (name = 'Growth plan') => (await screen.findByRole('region', { name })).textContent;

describe('the subscription', () => {
  it('shows the plan with its limits, and what a dollar buys', async () => {
    await openBilling('/billing');
    expect(await planCard()).toBe(
      'Growth planActiveBilled monthly. Next payment on December 1, 2026.Upgrade plan' +
        'Monthly credits1,000,000Throughput, soft limit100 requests per secondThroughput, hard limit' +
        '150 requests per secondPay as you go$1 buys 20,000 additional credits',
    );
  });

  it('shows what it has come to and what is paid', async () => {
    await openBilling('/billing');
    expect(await factsOf('Charges so far')).toEqual([
      'Total pay as you go: $6.02',
      'Subscription payment: $199.00',
      'Subtotal: $205.02',
    ]);
    expect(await factsOf('Subscription payment')).toEqual([
      'Amount: $199.00 a month',
      'Next payment: December 1, 2026',
    ]);
    expect(screen.queryByRole('button', { name: 'View invoice' })).toBeNull();
  });

  it('shows pay as you go disabled on a free plan', async () => {
    await openBilling('/billing', undefined, { scenario: 'free-plan' });
    expect(await planCard('Free plan')).toContain('Free.Upgrade plan');
    expect(await planCard('Free plan')).toContain('Pay as you goDisabled Not available on free plans');
    expect(await factsOf('Subscription payment')).toEqual(['Amount: $0.00', 'Next payment: None']);
  });

  const canceled = { isCancelled: true, scheduledCancellationDate: Date.UTC(2026, 11, 31) };

  it('warns in amber when it is canceled and leads to the plans', async () => {
    await openBilling('/billing', withSubscription(subscriptionOf(canceled)));
    expect(await planCard()).toMatch(/^Growth planCanceledBilled monthly\.Upgrade plan/);
    expect((await factsOf('Subscription payment'))[1]).toBe('Billing period ends: December 31, 2026');
    await screen.findByText('Your plan is canceled and ends on December 31, 2026.');
    await userEvent.click(button('Choose a plan'));
    expect([here(), document.activeElement]).toEqual(['/billing#upgrade-plan', tab('Upgrade')]);
    expect(screen.queryByRole('button', { name: 'Choose a plan' })).toBeNull();
  });

  it.each([
    {
      about: 'no limits',
      more: { throughput: { softLimit: 0, hardLimit: 0 } },
      card: /soft limit–NoneThroughput, hard limit–None/,
    },
    {
      about: 'no extra credits',
      more: { paygAdditionalCreditsPerOneDollar: 0 },
      card: /Pay as you goNone This plan doesn't offer/,
    },
    { about: 'an end', more: { ...canceled, active: false }, card: /^Growth planInactive/, note: /no longer active/ },
    { about: 'no date of its end', more: { isCancelled: true }, card: /^Growth planCanceled/, note: /won't renew/ },
  ])('says so of a plan with $about', async ({ more, card, note }) => {
    await openBilling('/billing', withSubscription(subscriptionOf(more)));
    expect(await planCard()).toMatch(card);
    if (note) await screen.findByText(note);
  });

  it('leads to the annual prices with what they save', async () => {
    await openBilling('/billing');
    await screen.findByText('Switch to annual and save $480.00 a year.');
    await userEvent.click(button('View annual prices'));
    await screen.findByRole('radio', { name: /^Annual/, checked: true });
    expect(here()).toBe('/billing#upgrade-plan');
  });
});

describe('a pending invoice', () => {
  const pending = subscriptionOf({ hasPendingInvoices: true });

  const withInvoice = (invoice: PendingInvoice) => () => ({
    ...withSubscription(pending)({} as never),
    invoices: () => Promise.resolve(ok(invoice)),
  });

  it('says beside the button why it did not open, until the next try', async () => {
    let isDown = true;
    await openBilling('/billing', (billing) => ({
      ...withInvoice({ isSingle: false, url: null })(),
      invoices: () => (isDown ? Promise.resolve(fail(unreachable())) : billing.invoices()),
    }));
    const view = await screen.findByRole('button', { name: 'View invoice' });
    await userEvent.click(view);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("didn't respond");
    expect(alert.previousElementSibling?.contains(view)).toBe(true);
    isDown = false;
    await userEvent.click(view);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is one of several without a URL: the provider has to be contacted', async () => {
    const app = await openBilling('/billing', withInvoice({ isSingle: false, url: null }));
    await userEvent.click(await screen.findByRole('button', { name: 'View invoice' }));
    const note = (await screen.findByText(/You have several unpaid invoices\./)).closest<HTMLElement>('[role=status]')!;
    await userEvent.click(within(note).getByRole('button', { name: 'Contact us' }));
    expect(app.openedUrls).toEqual(['support chat']);
  });

  it('is not named to a suspended account that owes none', async () => {
    await openBilling('/billing', withSubscription(subscriptionOf({ suspended: true })));
    await screen.findByText(/Your account is suspended\. Choose a plan or contact us/);
    expect(screen.queryByRole('button', { name: 'View invoice' })).toBeNull();
  });
});
