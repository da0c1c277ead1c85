import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';

const now = () => Date.UTC(2026, 10, 21, 9);

function open() {
  const provider = createProvider({
    seed: 'pay',
    scenario: 'onboarding-at-summary',
    now,
    checkoutUrl: (id) => `/x/${id}`,
  });
  const { token } = provider.signIn!;
  const session = () => provider.onboarding.summary(token).data.item.stripeSessionUrl?.slice('/x/'.length) ?? null;
  const choose = (chosenCurrentPackage: string) =>
    provider.onboarding.saveAnswers(token, 'pricing-plan', {
      ...{ chosenSubscription: 'monthly', chosenCurrentPackage, offlinePaying: false },
    });
  return { provider, token, session, choose };
}

describe('the checkout of the card provider', () => {
  it('has the URL that the backend provides', () => {
    expect(open().session()).toMatch(/^cs_[\da-f]{24}$/);
  });

  it('is replaced by the checkout of a later choice', () => {
    const { provider, session, choose } = open();
    const before = session()!;
    choose('starter');
    expect(provider.checkout.bill(before)).toBeNull();
    expect(provider.checkout.bill(session()!)).toMatchObject({ plan: 'Starter', subscription: 'monthly', amount: 49 });
    expect(() => provider.checkout.settle(before, 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('disappears after the choice of a free plan', () => {
    const { session, choose } = open();
    choose('free');
    expect(session()).toBeNull();
  });

  it('stays paid once it is paid', () => {
    const { provider, token, session } = open();
    const paid = session()!;
    provider.checkout.settle(paid, 'paid');
    expect(provider.checkout.settle(paid, 'canceled')).toBe('/subscription-success');
    expect(provider.onboarding.confirm(token).data.item.state).toBe('dashboard');
  });
});

describe('the payment of a customer', () => {
  const openAs = (scenario: ScenarioName) => {
    const provider = createProvider({ seed: 'pay', scenario, now, checkoutUrl: (id) => id });
    const { token } = provider.signIn!;
    const plans = () => provider.billing.plans(token).data.items;
    const current = () => provider.billing.currentSubscription(token).data.item;
    return { provider, token, plans, current };
  };

  it('is the amount of the plan for its period', () => {
    const { provider, plans } = openAs('active-customer');
    const business = plans()[3]!;
    expect(provider.checkout.bill(business.annualSubscriptionUrl!)).toEqual({
      ...{ reason: 'plan', email: 'elena@northwall.example', plan: 'Business' },
      ...{ subscription: 'annually', amount: 5748 },
    });
    expect(provider.checkout.bill(business.monthlySubscriptionUrl!)).toMatchObject({ amount: 599 });
  });

  it.each(['canceled', 'failed'] as const)('changes nothing if it is %s', (outcome) => {
    const { provider, plans, current } = openAs('active-customer');
    const before = current();
    expect(provider.checkout.settle(plans()[3]!.monthlySubscriptionUrl!, outcome)).toBe('/billing#upgrade-plan');
    expect(current()).toEqual(before);
  });

  it('ends all billing with the choice of a free plan', () => {
    const { provider, plans, current } = openAs('active-customer');
    provider.checkout.settle(plans()[0]!.annualSubscriptionUrl!, 'paid');
    expect(current()).toMatchObject({ name: 'Free', subscription: null, nextBillingDate: null });
  });

  it('settles the pending invoice of a suspended account once', () => {
    const { provider, token, current } = openAs('suspended');
    const invoice = provider.billing.invoices(token).data.item.url!;
    expect(provider.checkout.bill(invoice)).toEqual({
      ...{ reason: 'invoice', email: 'jonas@tidewater.example', plan: 'Growth' },
      ...{ subscription: null, amount: 240.5 },
    });
    expect(provider.checkout.settle(invoice, 'failed')).toBe('/billing');
    expect(current().suspended).toBe(true);
    provider.checkout.settle(invoice, 'paid');
    expect([current().suspended, current().subtotal, provider.checkout.bill(invoice)]).toEqual([false, 199, null]);
    expect(() => provider.checkout.settle(invoice, 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('reinstates a suspended account that buys another plan', () => {
    const { provider, plans, current } = openAs('suspended');
    provider.checkout.settle(plans()[1]!.monthlySubscriptionUrl!, 'paid');
    expect(current()).toMatchObject({ name: 'Starter', suspended: false, hasPendingInvoices: false });
  });

  it('is not available before the console is open', () => {
    const { provider } = openAs('onboarding-at-summary');
    const { checkout } = provider;
    expect(checkout.bill('sub_unknown')).toBeNull();
    expect(() => checkout.settle('sub_unknown', 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });
});
