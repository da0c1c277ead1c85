import { describe, expect, it } from 'vitest';
import { currentMonthlyAmount } from '#src/domain/billing/billing-plan.ts';
import { invoiceUrl, otherInvoices } from '#src/domain/billing/invoice.ts';
import {
  cancellation,
  nextBillingEvent,
  paymentOutcome,
  paymentToDate,
  subscriptionPayment,
  subtotalToDate,
} from '#src/domain/billing/payments.ts';
import { billingPlan, subscriptionOf } from '#tests/support/billing-plans.ts';

const monthly = subscriptionOf();
const annually = subscriptionOf({ subscription: 'annually', subscriptionPayment: 190_800 });
const free = subscriptionOf({ free: true, subscription: null, subscriptionPayment: 0, nextBillingDate: null });
const growth = billingPlan('growth', 19_900, { annualAmount: 190_000 });
const agreed = subscriptionOf({ name: 'Volume', subscriptionPayment: 250_000 });
const custom = billingPlan('custom', 0, { isCustom: true, annualAmount: null });
const unpriced = billingPlan('scale', 0, { isFree: false, annualAmount: null });

describe('the subscription payment', () => {
  it.each([
    { about: 'the monthly payment of a monthly subscription', current: monthly, plan: growth, amount: 19_900 },
    { about: 'the annual amount of the first price by the year', current: annually, plan: growth, amount: 190_000 },
    { about: 'that of the free plan', current: free, plan: billingPlan('free', 0), amount: 0 },
    { about: 'what the subscription says where the plan is not known', current: annually, plan: null, amount: 190_800 },
    {
      about: 'what the subscription says where the plan names no amount of a year',
      current: subscriptionOf({ subscription: 'annually', subscriptionPayment: 3_000_000 }),
      plan: billingPlan('custom', 0, { isCustom: true, annualAmount: null }),
      amount: 3_000_000,
    },
    {
      about: 'nothing where the plan names nothing for a year',
      current: annually,
      plan: billingPlan('gift', 0),
      amount: 0,
    },
  ])('is $about', ({ current, plan, amount }) => {
    expect(subscriptionPayment(current, plan)).toBe(amount);
  });

  it.each([
    { about: 'monthly', current: monthly, amount: 19_900 },
    { about: 'annual', current: annually, amount: 0 },
    { about: 'free', current: free, amount: 0 },
    { about: 'free, though it says monthly', current: subscriptionOf({ free: true }), amount: 0 },
    { about: 'neither', current: subscriptionOf({ subscription: null }), amount: 0 },
  ])('comes to $amount in billing to date if the subscription is $about', ({ current, amount }) => {
    expect(paymentToDate(current)).toBe(amount);
  });

  it.each([
    { about: 'that of the provider', current: subscriptionOf({ subtotal: 33_000 }), amount: 33_000 },
    {
      about: 'the sum of what is above it where the provider sends none',
      current: { ...monthly, subtotal: null },
      amount: 20_502,
    },
  ])('makes a subtotal that is $about', ({ current, amount }) => {
    expect(subtotalToDate(current)).toBe(amount);
  });

  it.each([
    { about: 'its plan says', current: annually, plan: growth, amount: 19_900 },
    { about: 'a monthly subscription says, without a plan', current: monthly, plan: null, amount: 19_900 },
    { about: 'a twelfth of an annual one, without a plan', current: annually, plan: null, amount: 15_900 },
    { about: 'nothing if it is free', current: subscriptionOf({ free: true }), plan: null, amount: 0 },
    { about: 'its plan says, be it free', current: monthly, plan: billingPlan('free', 0), amount: 0 },
    { about: 'a monthly subscription says, on a custom plan', current: agreed, plan: custom, amount: 250_000 },
    {
      about: 'a twelfth of an annual one, on a custom plan',
      current: subscriptionOf({ subscription: 'annually', subscriptionPayment: 3_000_000 }),
      plan: custom,
      amount: 250_000,
    },
    { about: 'the subscription says, on a plan without a price', current: agreed, plan: unpriced, amount: 250_000 },
  ])('is compared by the month as $about', ({ current, plan, amount }) => {
    expect(currentMonthlyAmount(plan, current)).toBe(amount);
  });
});

describe('what comes next', () => {
  const ends = Date.UTC(2026, 11, 31);
  const next = Date.UTC(2026, 11, 1);
  it.each([
    { about: 'the next payment', more: {}, event: { kind: 'next-payment', at: next } },
    {
      about: 'the end of the period if it is canceled with a date',
      more: { isCancelled: true, scheduledCancellationDate: ends },
      event: { kind: 'period-ends', at: ends },
    },
    {
      about: 'the next payment if it is canceled without a date',
      more: { isCancelled: true },
      event: { kind: 'next-payment', at: next },
    },
    {
      about: 'the next payment if it has a date but is not canceled',
      more: { scheduledCancellationDate: ends },
      event: { kind: 'next-payment', at: next },
    },
    {
      about: 'nothing if no payment is due',
      more: { nextBillingDate: null },
      event: { kind: 'next-payment', at: null },
    },
  ])('is $about', ({ more, event }) => {
    expect(nextBillingEvent(subscriptionOf(more))).toEqual(event);
  });
});

describe('the URL of the pending invoice', () => {
  const url = 'https://pay.example/invoice';
  it.each([
    { isSingle: true, url, expectedUrl: url },
    { isSingle: false, url, expectedUrl: null },
    { isSingle: true, url: null, expectedUrl: null },
    { isSingle: true, url: '', expectedUrl: null },
  ])('is $expectedUrl where single is $isSingle and the url $url', ({ expectedUrl: address, ...invoice }) => {
    expect(invoiceUrl(invoice)).toBe(address);
  });
});

describe('the subscription after a payment', () => {
  it.each([
    { current: null, outcome: 'unknown' },
    { current: { active: true, suspended: false }, outcome: 'active' },
    { current: { active: false, suspended: false }, outcome: 'processing' },
    { current: { active: true, suspended: true }, outcome: 'suspended' },
    { current: { active: false, suspended: true }, outcome: 'suspended' },
  ])('is $outcome where the provider reports $current', ({ current, outcome }) => {
    expect(paymentOutcome(current)).toBe(outcome);
  });
});

describe('a cancellation', () => {
  const at = Date.UTC(2026, 11, 31);

  it.each([
    { more: {}, expected: null },
    { more: { scheduledCancellationDate: at }, expected: null },
    { more: { isCancelled: true, scheduledCancellationDate: at }, expected: { kind: 'ends', at } },
    { more: { isCancelled: true }, expected: { kind: 'ends', at: null } },
    { more: { isCancelled: true, active: false, scheduledCancellationDate: at }, expected: { kind: 'ended', at } },
  ])('is $expected for $more', ({ more, expected }) => {
    expect(cancellation(subscriptionOf(more))).toEqual(expected);
  });
});

describe('the unpaid invoices', () => {
  const url = 'https://checkout.example.com/1';

  it.each([
    { invoice: { isSingle: true, url }, pays: url, others: { kind: 'no-url', url: null } },
    { invoice: { isSingle: true, url: null }, pays: null, others: { kind: 'no-url', url: null } },
    { invoice: { isSingle: true, url: '' }, pays: null, others: { kind: 'no-url', url: null } },
    { invoice: { isSingle: false, url }, pays: null, others: { kind: 'several', url } },
    { invoice: { isSingle: false, url: null }, pays: null, others: { kind: 'several', url: null } },
    { invoice: { isSingle: false, url: '' }, pays: null, others: { kind: 'several', url: null } },
  ])('lead to $pays with $invoice', ({ invoice, pays, others }) => {
    expect(invoiceUrl(invoice)).toBe(pays);
    expect(otherInvoices(invoice)).toEqual(others);
  });
});
