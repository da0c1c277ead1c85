import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { backends, type OpenBackend } from './backends.ts';
import { signIn, value } from './sign-in.ts';

/** Of the account with a second factor, which pays by the year. */
function secondFactorToken({ provider }: OpenBackend): string {
  const { email, password, code } = demoAccounts.twoFactor;
  provider.auth.logIn({ email, password });
  return provider.auth.verifySecondFactor({ email, code }).token;
}

describe.each(backends)('billing over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('returns a monthly plan in cents, with its next payment', async () => {
    await signIn(backend, 'activeCustomer');
    expect(value(await backend.gateways.billing.currentSubscription())).toEqual({
      active: true,
      name: 'Growth',
      free: false,
      subscription: 'monthly',
      subscriptionPayment: 19_900,
      monthlyCredits: 1_000_000,
      throughput: { softLimit: 100, hardLimit: 150 },
      paygAdditionalCreditsPerOneDollar: 20_000,
      paygPeriodToDate: 602,
      subtotal: 20_502,
      hasPendingInvoices: false,
      isCancelled: false,
      scheduledCancellationDate: null,
      nextBillingDate: Date.UTC(2026, 11, 1),
      suspended: false,
    });
  });

  it('returns when the period of a canceled subscription ends, with no further payment', async () => {
    backend.sessions.startSession(secondFactorToken(backend));
    const { scheduledCancellationDate, ...rest } = value(await backend.gateways.billing.currentSubscription());
    expect(rest).toMatchObject({ active: true, name: 'Business', isCancelled: true, nextBillingDate: null });
    expect(scheduledCancellationDate).toBe(Date.UTC(2026, 11, 3));
  });

  it('continues with a canceled subscription once a plan is paid for again', async () => {
    backend.sessions.startSession(secondFactorToken(backend));
    const business = value(await backend.gateways.billing.plans())[3]!;
    backend.provider.checkout.settle(business.monthlySubscriptionUrl!.split('/').at(-1)!, 'paid');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      ...{ isCancelled: false, scheduledCancellationDate: null, nextBillingDate: Date.UTC(2026, 11, 1) },
    });
  });

  it('returns a free plan that costs nothing and is never billed', async () => {
    await signIn(backend, 'freePlan');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      name: 'Free',
      free: true,
      active: true,
      subscription: null,
      subscriptionPayment: 0,
      subtotal: 0,
      nextBillingDate: null,
      suspended: false,
    });
  });

  it('reports that an account is suspended and owes an invoice', async () => {
    await signIn(backend, 'suspended');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      suspended: true,
      hasPendingInvoices: true,
    });
  });

  it('returns the plans to change to, in cents, with a URL for each period', async () => {
    await signIn(backend, 'activeCustomer');
    const plans = value(await backend.gateways.billing.plans());
    expect(plans.map(({ id, monthlyAmount, annualAmount }) => [id, monthlyAmount, annualAmount])).toEqual([
      ['free', 0, 0],
      ['starter', 4900, 46_800],
      ['growth', 19_900, 190_800],
      ['business', 59_900, 574_800],
      ['custom', 0, null],
    ]);
    const urls = plans.flatMap((plan) => [plan.monthlySubscriptionUrl, plan.annualSubscriptionUrl]);
    expect(new Set(urls.slice(0, 8)).size).toBe(8);
    expect(urls.slice(8)).toEqual([null, null]);
    expect(plans[3]).toMatchObject({
      ...{ name: 'Business', isFree: false, isCustom: false },
      ...{ annualAmountPerMonth: 47_900, annualCostSavings: 144_000 },
      monthlySubscriptionUrl: expect.stringMatching(/^https:\/\/checkout\.gatehouse\.example\/pay\/sub_/) as string,
    });
    expect([plans[0]?.isFree, plans[4]?.isCustom]).toEqual([true, true]);
  });

  it('returns features in their order, the additional ones by category', async () => {
    await signIn(backend, 'activeCustomer');
    const growth = value(await backend.gateways.billing.plans())[2]!;
    expect(growth.features[0]).toEqual({ value: '1,000,000', name: 'credits a month' });
    expect(growth.additionalFeatures.map(({ name }) => name)).toEqual([
      'Throughput and credits',
      'Products',
      'Account',
      'Support',
    ]);
    expect(growth.additionalFeatures[1]?.features.slice(1, 3)).toEqual([
      { key: 'jsonRpc', name: 'JSON-RPC', sequence: 2, value: true, content: '' },
      { key: 'webhooks', name: 'Webhook events', sequence: 3, value: '500 active', content: '' },
    ]);
  });

  it('returns no URL for a plan that the account cannot change to', async () => {
    backend.sessions.startSession(secondFactorToken(backend));
    const [free, starter] = value(await backend.gateways.billing.plans());
    expect(free).toMatchObject({ id: 'free', monthlySubscriptionUrl: null, annualSubscriptionUrl: null });
    expect(starter?.annualSubscriptionUrl).not.toBeNull();
  });

  it('returns the pending invoice of a suspended account, which is free once that is paid', async () => {
    await signIn(backend, 'suspended');
    const { isSingle, url } = value(await backend.gateways.billing.invoices());
    expect(isSingle).toBe(true);
    expect(backend.provider.checkout.settle(url!.split('/').at(-1)!, 'paid')).toBe('/subscription-success');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      ...{ name: 'Growth', active: true, suspended: false, hasPendingInvoices: false },
    });
    expect(value(await backend.gateways.billing.invoices())).toEqual({ isSingle: false, url: null });
  });
});
