import { describe, expect, it } from 'vitest';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { Plan } from '#src/domain/plans/plan.ts';
import {
  afterConfirm,
  dueAtCheckout,
  isSamePurchase,
  type OnboardingSummary,
  toPurchase,
  summaryAction,
} from '#src/domain/onboarding/summary.ts';
import { billingPlan } from '#tests/support/billing-plans.ts';

describe('the summary', () => {
  const summary: OnboardingSummary = {
    ...{ companyName: null, useCases: [], blockchainProtocols: [] },
    ...{ chosenCurrentPackageName: 'Growth', chosenCurrentPackage: 'growth' },
    ...{ offlinePaying: false, stripeSessionUrl: 'https://pay.example/1', state: 'summary' },
  };
  const packages: readonly Plan[] = [
    billingPlan('free', 0, { name: 'Free' }),
    billingPlan('growth', 19_900, { annualAmountPerMonth: 15_900, annualAmount: 190_800 }),
    billingPlan('unsaid', 0, { isFree: false, annualAmount: null }),
    billingPlan('volume', 0, { isCustom: true }),
  ];
  const free = { chosenCurrentPackage: 'free', stripeSessionUrl: null };
  const custom = { chosenCurrentPackage: 'custom', stripeSessionUrl: null };
  const crypto = { offlinePaying: true };
  const noCheckout = { stripeSessionUrl: null };

  type Part = Partial<OnboardingSummary>;
  const purchase = (part: Part = {}, period: BillingPeriod | null = 'monthly', known = packages) =>
    toPurchase({ ...summary, ...part }, period, known);

  it.each([
    { part: {}, period: 'monthly', due: 19_900 },
    { part: {}, period: 'annually', due: 190_800 },
    { part: {}, period: null, due: null },
    { part: free, period: 'monthly', due: null },
    { part: custom, period: 'monthly', due: null },
    { part: crypto, period: 'monthly', due: null },
  ] as const)('has $due due at the checkout for $part, paid $period', ({ part, period, due }) => {
    expect(dueAtCheckout(purchase(part, period))).toBe(due);
  });

  it.each([
    { part: free, action: 'get-started' },
    { part: {}, action: 'pay' },
    { part: noCheckout, action: 'pay' },
    { part: custom, action: 'contact-us' },
    { part: { chosenCurrentPackage: ' Custom' }, action: 'contact-us' },
    { part: { chosenCurrentPackage: 'volume' }, action: 'contact-us' },
    { part: crypto, action: 'contact-us' },
    { part: { ...free, ...crypto }, action: 'contact-us' },
    { part: { chosenCurrentPackage: 'uuid-7', chosenCurrentPackageName: 'Free' }, action: 'get-started' },
  ])('offers $action for $part', ({ part, action }) => {
    expect(summaryAction(purchase(part))).toBe(action);
  });

  it.each([
    { part: free, action: 'get-started' },
    { part: {}, action: 'pay' },
    { part: noCheckout, action: 'get-started' },
    { part: custom, action: 'contact-us' },
    { part: { ...noCheckout, ...crypto }, action: 'contact-us' },
  ])('offers $action for $part while the packages are unknown', ({ part, action }) => {
    expect(summaryAction(purchase(part, 'monthly', []))).toBe(action);
  });

  it.each([
    { what: 'a month', part: {}, period: 'monthly', billed: ['monthly', 19_900] },
    { what: 'a year', part: {}, period: 'annually', billed: ['annually', 190_800] },
    { what: 'an unknown period', part: {}, period: null, billed: [null, null] },
    { what: 'crypto', part: crypto, period: 'annually', billed: ['annually', 190_800] },
    { what: 'nothing', part: free, period: 'annually', billed: [null, null] },
    { what: 'an agreement', part: custom, period: 'annually', billed: [null, null] },
    { what: 'no price', part: { chosenCurrentPackage: 'unsaid' }, period: 'monthly', billed: ['monthly', null] },
    {
      what: 'an unlisted package',
      part: { chosenCurrentPackage: 'x', chosenCurrentPackageName: 'X' },
      period: 'monthly',
      billed: ['monthly', null],
    },
  ] as const)('bills $what as $billed', ({ part, period, billed }) => {
    const bought = purchase(part, period);
    expect([bought.period, bought.amount]).toEqual(billed);
  });

  const enter = (state: AccountState) => ({ kind: 'enter', state });
  const checkout = { kind: 'checkout', url: 'https://pay.example/1' };
  const refetch = { kind: 'refetch' };

  it.each([
    { part: {}, serverState: 'summary', then: checkout },
    { part: {}, serverState: null, then: checkout },
    { part: {}, serverState: 'dashboard', then: checkout },
    { part: free, serverState: 'dashboard', then: enter('dashboard') },
    { part: free, serverState: null, then: enter('dashboard') },
    { part: free, serverState: 'summary', then: refetch },
    { part: noCheckout, serverState: 'pricing-plan', then: enter('pricing-plan') },
    { part: { chosenCurrentPackage: 'custom' }, serverState: 'dashboard', then: enter('dashboard') },
    { part: { chosenCurrentPackage: 'custom' }, serverState: 'summary', then: refetch },
    { part: crypto, serverState: 'dashboard', then: enter('dashboard') },
    { part: crypto, serverState: 'summary', then: refetch },
  ] as const)('with $part and the answer $stage leads to $then', ({ part, serverState, then }) => {
    expect(afterConfirm({ ...summary, ...part }, purchase(part), serverState)).toEqual(then);
  });

  it.each([
    ['another package', purchase({ chosenCurrentPackage: 'unsaid' }), false],
    ['another way of paying', purchase(crypto), false],
    ['nothing to pay any more', purchase(free), false],
    ['another period', purchase({}, 'annually'), false],
    ['a period that was unknown', purchase({}, null), false],
    ['another amount', purchase({}, 'monthly', [billingPlan('growth', 24_900)]), false],
    ['another session of the card provider', purchase({ stripeSessionUrl: 'https://pay.example/2' }), true],
    ['another company name', purchase({ companyName: 'Northwall' }), true],
  ])('with %s is the same purchase or not', (_, current, same) => {
    expect(isSamePurchase(purchase(), current)).toBe(same);
  });

  it('of a free package stays the same purchase in another period', () => {
    expect(isSamePurchase(purchase(free), purchase(free, 'annually'))).toBe(true);
  });
});
