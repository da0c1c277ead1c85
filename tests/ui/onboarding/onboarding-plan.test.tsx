import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { SubscriptionSuccessPage } from '#src/ui/billing/subscription-success-page.tsx';
import { PricingPlanPage } from '#src/ui/onboarding/pricing-plan/pricing-plan-page.tsx';
import { billingPlan, subscriptionOf } from '#tests/support/billing-plans.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { showScreen } from './onboarding-screen.tsx';

let app: TestApp;

const next = () => screen.getByRole('button', { name: /^Next/ });
const sheet = () => screen.findByRole('radiogroup', { name: 'Plan' });

async function column(plan: string): Promise<string> {
  const radio = within(await sheet()).getByRole('radio', { name: plan });
  return radio.closest('label')?.textContent ?? '';
}

describe('the plans', () => {
  it('are five columns with prices, features and what a dollar buys', async () => {
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan');
    expect(within(await sheet()).getAllByRole('radio')).toHaveLength(5);
    expect(await column('Starter')).toMatch(/\$49a month.*250,000 credits a month.*15,000 extra credits for \$1\./);
    expect(await column('Free')).toMatch(/\$0a monthNo card needed/);
    expect(await column('Enterprise')).toMatch(/CustomTalk to us for a quote/);
    expect(await column('Growth')).toContain('Most popular');
    expect(await column('Starter')).not.toContain('Most popular');
  });

  it('show the annual price as named, also once chosen, and no price when there is none', async () => {
    const named = { annualAmountPerMonth: 8333, annualAmount: 100_000, annualCostSavings: 138_800 };
    const plans = [
      billingPlan('Scale', 19_900, named),
      billingPlan('Unsaid', 0, { isFree: false, annualAmount: null }),
    ];
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan', {
      catalog: { plans: () => Promise.resolve(ok(plans)) },
    });
    await sheet();
    await userEvent.click(screen.getByRole('radio', { name: /^Annual/ }));
    expect(await column('Scale')).toMatch(/\$83\.33a month\$1,000 billed annuallySave \$1,388/);
    expect(await column('Unsaid')).toMatch(/Not listedYou'll see the price at checkout/);
    await userEvent.click(screen.getByRole('radio', { name: 'Scale' }));
    screen.getByText('Scale, $1,000 a year');
    await userEvent.click(screen.getByRole('radio', { name: 'Unsaid' }));
    expect(screen.getByText('Unsaid', { selector: '[data-slot="stage-hint"]' })).toBeDefined();
  });

  it('are side by side in a dialog that gives the focus back, when there is room for it', async () => {
    await page.viewport(1280, 900);
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan');
    await sheet();
    const opener = screen.getByRole('button', { name: 'Compare plans' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Compare plans' });
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Compare plans', 'Free', 'Starter', 'Growth', 'Business', 'Enterprise']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(opener);
  });

  it('that did not load are not toasted, and can be retried', async () => {
    let works = false;
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan', {
      catalog: { plans: () => Promise.resolve(works ? ok([]) : fail(unexpected(500))) },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect([app.toasts, next()]).toMatchObject([[], { disabled: true }]);
    works = true;
    await userEvent.click(again);
    expect(await column('Enterprise')).toContain('Custom');
  });
});

describe('the payment method', () => {
  it('is the card; crypto is a link to the contact page in a new tab and selects nothing', async () => {
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan');
    const group = await screen.findByRole('group', { name: 'Payment method' });
    expect(within(group).getAllByRole('radio')).toHaveLength(1);
    expect(within(group).getByRole('radio')).toHaveProperty('checked', true);
    const crypto = within(group).getByRole('link', { name: /^Crypto/ });
    expect([crypto.getAttribute('href'), crypto.getAttribute('target'), crypto.getAttribute('rel')]).toEqual([
      app.stores.settings.links.contact,
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText(/Crypto opens our contact page in a new tab/)).toBeDefined();
  });
});

describe('the payment notice', () => {
  const note = () => document.querySelector('[data-slot="payment-method"] [data-slot="alert"]')?.textContent;
  const opened = async (contact?: '') => {
    const { links } = DEMO_SETTINGS;
    app = await showScreen(PricingPlanPage, 'onboarding-at-pricing-plan', {
      ...(contact !== undefined && { settings: { links: { ...links, contact } } }),
    });
    await sheet();
  };

  it.each([
    ['Growth', "You'll pay in the last step."],
    ['Enterprise', "You won't be charged here. Contact us for a quote."],
  ])('fits the plan %s', async (plan, description) => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: plan }));
    expect(note()).toBe(`${description} Crypto opens our contact page in a new tab.`);
  });

  it('replaces the method for a free plan, which needs none', async () => {
    await opened();
    await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
    expect(note()).toBe('This plan is free. No payment method needed.');
    expect(screen.queryByRole('group', { name: 'Payment method' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Growth' }));
    screen.getByRole('group', { name: 'Payment method' });
  });

  it('does not mention crypto when it is unavailable', async () => {
    await opened('');
    await userEvent.click(screen.getByRole('radio', { name: 'Growth' }));
    expect([note(), screen.queryByText(/Crypto/)]).toEqual(["You'll pay in the last step.", null]);
  });

  it.each([undefined, ''] as const)('marks crypto when it was agreed on, with the contact page %j', async (contact) => {
    const { links } = DEMO_SETTINGS;
    app = await showScreen(PricingPlanPage, 'offline-payment', {
      ...(contact !== undefined && { settings: { links: { ...links, contact } } }),
    });
    await sheet();
    const method = (name: RegExp) => screen.getByRole('radio', { name });
    expect([method(/^Crypto/), method(/^Card/), note()]).toMatchObject([
      { checked: true },
      { checked: false },
      "You won't be charged here. Contact us to arrange payment.",
    ]);
    await userEvent.click(method(/^Card/));
    expect([method(/^Card/), screen.queryByRole('radio', { name: /^Crypto/ })]).toMatchObject([
      { checked: true },
      null,
    ]);
  });
});

describe('the page after a payment', () => {
  it.each([
    { about: 'a month', current: {}, facts: /^PlanGrowthPrice\$199\.00 a monthNext payment\w+ \d+, 2026Receipt/ },
    {
      about: 'a year',
      current: { subscription: 'annually', subscriptionPayment: 190_800, nextBillingDate: null },
      facts: /^PlanGrowthPrice\$1,908\.00 a yearReceipt/,
    },
    { about: 'nothing', current: { free: true, name: 'Free', nextBillingDate: null }, facts: /^PlanFree$/ },
  ] as const)('says what was bought for $about, and where the receipt is', async ({ current, facts }) => {
    app = await showScreen(SubscriptionSuccessPage, 'active-customer', {
      billing: { currentSubscription: () => Promise.resolve(ok(subscriptionOf(current))) },
    });
    app.clock.advance(4000);
    await screen.findByText('Your subscription is active');
    await waitFor(() => expect(document.querySelector('[data-slot="bought"]')?.textContent).toMatch(facts));
    const receipt = screen.queryByRole('link', { name: 'View invoices' });
    expect(receipt?.getAttribute('href')).toBe('free' in current ? undefined : '/billing');
  });

  it('reports that the payment is being processed until the provider reports otherwise', async () => {
    let active = false;
    app = await showScreen(SubscriptionSuccessPage, 'active-customer', {
      billing: { currentSubscription: () => Promise.resolve(ok(subscriptionOf({ active }))) },
    });
    app.clock.advance(4000);
    await screen.findByRole('heading', { name: "We're still processing your payment" });
    screen.getByRole('link', { name: 'View dashboard' });
    active = true;
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Your subscription is active' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('does not call a suspended account active', async () => {
    app = await showScreen(SubscriptionSuccessPage, 'suspended');
    app.clock.advance(4000);
    await screen.findByRole('heading', { name: 'Your account is still suspended' });
    expect(screen.getByRole('link', { name: 'View billing' }).getAttribute('href')).toBe('/billing');
    expect(screen.queryByText('Your subscription is active')).toBeNull();
  });
});
