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
  it('has the address that the backend gives it', () => {
    expect(open().session()).toMatch(/^cs_[\da-f]{24}$/);
  });

  it('is another one after another choice; the one before is known no more', () => {
    const { provider, session, choose } = open();
    const before = session()!;
    choose('starter');
    expect(provider.checkout.bill(before)).toBeNull();
    expect(provider.checkout.bill(session()!)).toMatchObject({ plan: 'Starter', subscription: 'monthly', amount: 49 });
    expect(() => provider.checkout.settle(before, 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('is gone after a choice that costs nothing', () => {
    const { session, choose } = open();
    choose('free');
    expect(session()).toBeNull();
  });

  it('leaves paid what is paid', () => {
    const { provider, token, session } = open();
    const paid = session()!;
    provider.checkout.settle(paid, 'paid');
    expect(provider.checkout.settle(paid, 'cancelled')).toBe('/subscription-success');
    expect(provider.onboarding.confirm(token).data.item.state).toBe('dashboard');
  });
});

describe('what a customer pays', () => {
  const openAs = (scenario: ScenarioName) => {
    const provider = createProvider({ seed: 'pay', scenario, now, checkoutUrl: (id) => id });
    const { token } = provider.signIn!;
    const plans = () => provider.billing.plans(token).data.items;
    const current = () => provider.billing.currentSubscription(token).data.item;
    return { provider, token, plans, current };
  };

  it('is the plan at its address, for its period', () => {
    const { provider, plans } = openAs('active-customer');
    const business = plans()[3]!;
    expect(provider.checkout.bill(business.annualSubscriptionUrl!)).toEqual({
      ...{ reason: 'plan', email: 'elena@northwall.example', plan: 'Business' },
      ...{ subscription: 'annually', amount: 5748 },
    });
    expect(provider.checkout.bill(business.monthlySubscriptionUrl!)).toMatchObject({ amount: 599 });
  });

  it.each(['cancelled', 'failed'] as const)('changes nothing when it is %s', (outcome) => {
    const { provider, plans, current } = openAs('active-customer');
    const before = current();
    expect(provider.checkout.settle(plans()[3]!.monthlySubscriptionUrl!, outcome)).toBe('/billing#upgrade-plan');
    expect(current()).toEqual(before);
  });

  it('ends what is billed where it is nothing', () => {
    const { provider, plans, current } = openAs('active-customer');
    provider.checkout.settle(plans()[0]!.annualSubscriptionUrl!, 'paid');
    expect(current()).toMatchObject({ name: 'Free', subscription: null, nextBillingDate: null });
  });

  it('is the pending invoice, once, and only of a suspended account', () => {
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

  it('frees a suspended account by another plan as well', () => {
    const { provider, plans, current } = openAs('suspended');
    provider.checkout.settle(plans()[1]!.monthlySubscriptionUrl!, 'paid');
    expect(current()).toMatchObject({ name: 'Starter', suspended: false, hasPendingInvoices: false });
  });

  it('is not to be had for somebody who is still on the way in', () => {
    const { provider } = openAs('onboarding-at-summary');
    const { checkout } = provider;
    expect(checkout.bill('sub_unknown')).toBeNull();
    expect(() => checkout.settle('sub_unknown', 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });
});
