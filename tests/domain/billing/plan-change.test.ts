import { describe, expect, it } from 'vitest';
import { planChange } from '#src/domain/billing/plan-change.ts';
import { billingPlan, feature, subscriptionOf } from '#tests/support/billing-plans.ts';

const growth = billingPlan('growth', 19_900, { annualAmountPerMonth: 15_900, annualAmount: 190_800 });
const business = billingPlan('business', 59_900, { annualAmountPerMonth: 47_900, annualAmount: 574_800 });
const free = billingPlan('free', 0);
const unpriced = billingPlan('scale', 0, { isFree: false, annualAmount: null });
const monthly = subscriptionOf();
const annually = subscriptionOf({ subscription: 'annually', subscriptionPayment: 190_800 });
const freeOfCharge = subscriptionOf({ free: true, subscription: null, subscriptionPayment: 0 });

describe('a change of plan', () => {
  it.each([
    {
      about: 'a larger plan by the month',
      step: { current: monthly, from: growth, to: business, period: 'monthly' },
      from: { amount: 19_900, period: 'monthly' },
      to: { amount: 59_900, period: 'monthly' },
      difference: [40_000, 'monthly'],
    },
    {
      about: 'a larger plan by the year',
      step: { current: annually, from: growth, to: business, period: 'annually' },
      from: { amount: 190_800, period: 'annually' },
      to: { amount: 574_800, period: 'annually' },
      difference: [384_000, 'annually'],
    },
    {
      about: 'the own plan by the year',
      step: { current: monthly, from: growth, to: growth, period: 'annually' },
      from: { amount: 19_900, period: 'monthly' },
      to: { amount: 190_800, period: 'annually' },
      difference: [-4000, 'monthly'],
    },
    {
      about: 'the own plan by the month',
      step: { current: annually, from: growth, to: growth, period: 'monthly' },
      from: { amount: 190_800, period: 'annually' },
      to: { amount: 19_900, period: 'monthly' },
      difference: [4000, 'monthly'],
    },
    {
      about: 'a first paid plan',
      step: { current: freeOfCharge, from: free, to: growth, period: 'annually' },
      from: { amount: 0, period: null },
      to: { amount: 190_800, period: 'annually' },
      difference: [15_900, 'monthly'],
    },
    {
      about: 'the free plan',
      step: { current: monthly, from: growth, to: free, period: 'monthly' },
      from: { amount: 19_900, period: 'monthly' },
      to: { amount: 0, period: null },
      difference: [-19_900, 'monthly'],
    },
    {
      about: 'a plan from one whose period is unknown',
      step: { current: subscriptionOf({ subscription: null }), from: null, to: business, period: 'monthly' },
      from: { amount: 19_900, period: null },
      to: { amount: 59_900, period: 'monthly' },
      difference: [null, 'monthly'],
    },
    {
      about: 'a plan without a price',
      step: { current: monthly, from: null, to: unpriced, period: 'monthly' },
      from: { amount: 19_900, period: 'monthly' },
      to: null,
      difference: [null, 'monthly'],
    },
  ] as const)('to $about changes the price by $difference', ({ step, from, to, difference }) => {
    const { price } = planChange(step);
    expect(price).toEqual({ from, to, difference: difference[0], differencePer: difference[1] });
  });

  it.each([
    { current: monthly, credits: 30_000, expected: { from: 20_000, to: 30_000 } },
    { current: monthly, credits: 20_000, expected: null },
    { current: monthly, credits: 0, expected: null },
    { current: freeOfCharge, credits: 15_000, expected: { from: 0, to: 15_000 } },
  ])('to $credits credits for a dollar changes them to $expected', ({ current, credits, expected }) => {
    const to = { ...business, paygAdditionalCreditsPerOneDollar: credits };
    expect(planChange({ current, from: growth, to, period: 'monthly' }).paygCredits).toEqual(expected);
  });

  it('names the extra credits once where the plans list them', () => {
    const listing = (plan: typeof growth, value: string) => ({
      ...plan,
      additionalFeatures: [{ name: 'Credits', features: [feature('extra', { value })] }],
      paygAdditionalCreditsPerOneDollar: 30_000,
    });
    const step = { current: monthly, period: 'monthly' } as const;
    const [from, to] = [listing(growth, '20,000'), listing(business, '30,000')];
    expect(planChange({ ...step, from, to }).paygCredits).toBeNull();
    expect(planChange({ ...step, from, to: listing(business, '40,000') }).paygCredits).not.toBeNull();
  });

  it('to a free plan ends the additional credits', () => {
    const { paygCredits } = planChange({ current: monthly, from: growth, to: free, period: 'monthly' });
    expect(paygCredits).toEqual({ from: 20_000, to: 0 });
  });

  it.each([
    { from: '1,000,000', to: '5,000,000', kind: 'changed', difference: 4_000_000 },
    { from: '50 active', to: '5 active', kind: 'changed', difference: -45 },
    { from: '5 wallets', to: '50 keys', kind: 'changed', difference: null },
    { from: '100', to: 'Unlimited', kind: 'changed', difference: null },
    { from: '8h', to: '1h', kind: 'changed', difference: null },
    { from: false, to: true, kind: 'gained', difference: null },
    { from: '5', to: false, kind: 'lost', difference: null },
    { from: true, to: ' ', kind: 'lost', difference: null },
  ])('from $from to $to of a feature is $kind by $difference', ({ from, to, kind, difference }) => {
    const sheet = (value: string | boolean) => ({
      ...growth,
      additionalFeatures: [{ name: 'Limits', features: [feature('keys', { name: 'API keys', value })] }],
    });
    const step = { current: monthly, from: sheet(from), to: sheet(to), period: 'monthly' } as const;
    expect(planChange(step).features).toEqual([{ name: 'API keys', from, to, kind, difference }]);
    expect(planChange({ ...step, to: sheet(from) }).features).toEqual([]);
  });

  it('compares the cards where the plans have no sheet, and nothing with an unlisted plan', () => {
    const card = (plan: typeof growth, value: string, name: string) => ({
      ...plan,
      features: [
        { name: 'credits a month', value },
        { name, value: '' },
      ],
    });
    const [from, to] = [card(growth, '1,000,000', 'Email'), card(business, '5,000,000', 'Phone')];
    expect(planChange({ current: monthly, from, to, period: 'monthly' }).features).toEqual([
      { name: 'credits a month', kind: 'changed', from: '1,000,000', to: '5,000,000', difference: 4_000_000 },
      { name: 'Email', kind: 'lost', from: true, to: null, difference: null },
      { name: 'Phone', kind: 'gained', from: null, to: true, difference: null },
    ]);
    expect(planChange({ current: monthly, from: null, to, period: 'monthly' }).features).toEqual([]);
  });
});
