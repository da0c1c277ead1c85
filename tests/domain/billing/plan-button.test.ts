import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentMonthlyAmount } from '#src/domain/billing/billing-plan.ts';
import { planButton, planOffers } from '#src/domain/billing/plan-offer.ts';
import { billingPlan, NOT_SOLD, subscriptionOf } from '#tests/support/billing-plans.ts';

const growth = { id: 'growth', monthlyAmount: 19_900, period: null };

describe('the button of a plan', () => {
  it.each([
    { about: 'the same plan', plan: billingPlan('growth', 19_900), button: 'active' },
    {
      about: 'the same plan, though custom',
      plan: billingPlan('growth', 0, { isCustom: true, ...NOT_SOLD }),
      button: 'active',
    },
    { about: 'the same plan, though not sold', plan: billingPlan('growth', 19_900, NOT_SOLD), button: 'active' },
    { about: 'a custom plan', plan: billingPlan('custom', 0, { isCustom: true }), button: 'contact-us' },
    {
      about: 'a custom plan, which has no addresses',
      plan: billingPlan('custom', 99_900, { isCustom: true, ...NOT_SOLD }),
      button: 'contact-us',
    },
    { about: 'a dearer plan without addresses', plan: billingPlan('old', 99_900, NOT_SOLD), button: 'downgraded' },
    { about: 'a cheaper plan without addresses', plan: billingPlan('old', 900, NOT_SOLD), button: 'downgraded' },
    {
      about: 'a dearer plan that is sold by the year alone',
      plan: billingPlan('business', 59_900, { monthlySubscriptionUrl: null }),
      button: 'upgrade',
    },
    { about: 'a plan that is dearer by a cent', plan: billingPlan('more', 19_901), button: 'upgrade' },
    { about: 'a plan at the same price', plan: billingPlan('twin', 19_900), button: 'downgrade' },
    { about: 'a cheaper plan', plan: billingPlan('starter', 4900), button: 'downgrade' },
    { about: 'the free plan', plan: billingPlan('free', 0), button: 'downgrade' },
  ])('is $button for $about', ({ plan, button }) => {
    expect(planButton(plan, growth)).toBe(button);
  });

  it('is downgrade for a plan that costs less than what was agreed on', () => {
    const agreed = subscriptionOf({ name: 'Volume', subscriptionPayment: 250_000 });
    const volume = billingPlan('custom', 0, { isCustom: true, annualAmount: null });
    const own = { id: volume.id, monthlyAmount: currentMonthlyAmount(volume, agreed), period: null };
    const buttons = [volume, billingPlan('starter', 9900), billingPlan('more', 250_100)].map((plan) =>
      planButton(plan, own),
    );
    expect(buttons).toEqual(['active', 'downgrade', 'upgrade']);
  });

  it('is never active where the own plan is none of the list', () => {
    expect(planButton(billingPlan('growth', 19_900), { id: null, monthlyAmount: 9900, period: null })).toBe('upgrade');
  });

  it('is the first that applies, whatever else does', () => {
    const any = { isOwn: fc.boolean(), isCustom: fc.boolean(), isSold: fc.boolean(), amount: fc.nat(40_000) };
    fc.assert(
      fc.property(fc.record(any), ({ isOwn, isCustom, isSold, amount }) => {
        const plan = billingPlan(isOwn ? 'growth' : 'other', amount, { isCustom, ...(isSold ? {} : NOT_SOLD) });
        const inOrder = [
          isOwn && 'active',
          isCustom && 'contact-us',
          !isSold && 'downgraded',
          growth.monthlyAmount < amount && 'upgrade',
          'downgrade',
        ];
        expect(planButton(plan, growth)).toBe(inOrder.find(Boolean));
      }),
    );
  });
});

describe('what is offered', () => {
  const plans = [
    billingPlan('free', 0),
    billingPlan('growth', 19_900),
    billingPlan('scale', 39_900, { monthlySubscriptionUrl: null }),
    billingPlan('business', 59_900),
    billingPlan('custom', 0, { isCustom: true }),
  ];
  const offered = (period: 'monthly' | 'annually') =>
    planOffers(plans, growth, period).map(({ plan, url, isNext }) => [plan.id, url, isNext]);

  it('leads to the URL of the period, and not when there is nothing to buy', () => {
    expect(offered('monthly')).toEqual([
      ['free', 'https://pay.example/free/month', false],
      ['growth', null, false],
      ['scale', null, false],
      ['business', 'https://pay.example/business/month', true],
      ['custom', null, false],
    ]);
    expect(offered('annually')).toEqual([
      ['free', 'https://pay.example/free/year', false],
      ['growth', null, false],
      ['scale', 'https://pay.example/scale/year', true],
      ['business', 'https://pay.example/business/year', false],
      ['custom', null, false],
    ]);
  });

  it.each([
    { paidBy: 'monthly', shown: 'annually', sold: {}, leadsTo: 'https://pay.example/growth/year' },
    { paidBy: 'annually', shown: 'monthly', sold: {}, leadsTo: 'https://pay.example/growth/month' },
    { paidBy: 'monthly', shown: 'annually', sold: { annualSubscriptionUrl: null }, leadsTo: null },
    { paidBy: 'annually', shown: 'monthly', sold: { monthlySubscriptionUrl: null }, leadsTo: null },
    { paidBy: 'monthly', shown: 'annually', sold: NOT_SOLD, leadsTo: null },
    { paidBy: 'monthly', shown: 'monthly', sold: {}, leadsTo: null },
    { paidBy: 'annually', shown: 'annually', sold: {}, leadsTo: null },
    { paidBy: null, shown: 'annually', sold: {}, leadsTo: null },
    { paidBy: null, shown: 'monthly', sold: {}, leadsTo: null },
  ] as const)(
    'leads from the own plan, paid $paidBy, to $leadsTo among the $shown prices of $sold',
    ({ paidBy, shown, sold, leadsTo }) => {
      const own = billingPlan('growth', 19_900, sold);
      const [offer] = planOffers([own], { ...growth, period: paidBy }, shown);
      expect(offer).toEqual({ plan: own, button: 'active', url: leadsTo, isNext: false });
    },
  );
});
