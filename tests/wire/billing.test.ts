import { describe, expect, it } from 'vitest';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

describe('GET /api/account/subscriptions-and-plans', () => {
  const sent = {
    id: 'growth',
    name: 'Growth',
    plan: 'growth',
    monthlySubscriptionUrl: 'https://pay.example/growth/month',
    annualSubscriptionUrl: 'https://pay.example/growth/year',
    price: { monthlyAmount: 199 },
    prices: [
      { amount: 199, annualAmount: 1000 },
      { amount: 1, annualAmount: 2 },
    ],
    mainFeatures: { credits: { name: 'credits a month', sequence: 1, value: '1,000,000', content: '' } },
    additionalFeatures: {
      Limits: {
        keys: { name: 'API keys', sequence: 2, value: 20, content: 'For calls' },
        signOn: { name: 'Single sign-on', sequence: 1, value: true },
      },
      Support: { answer: { name: 'First answer', value: null } },
    },
  };
  const plan = {
    ...{ id: 'growth', name: 'Growth', description: '', support: '', isFree: false, isCustom: false },
    ...{ isMostPopular: false, paygAdditionalCreditsPerOneDollar: 0, monthlyAmount: 19_900 },
    // A year's price is no twelve times a rounded month.
    ...{ annualAmount: 100_000, annualAmountPerMonth: 8333, annualCostSavings: 138_800 },
    features: [{ name: 'credits a month', value: '1,000,000' }],
    monthlySubscriptionUrl: 'https://pay.example/growth/month',
    annualSubscriptionUrl: 'https://pay.example/growth/year',
    additionalFeatures: [
      {
        name: 'Limits',
        features: [
          { key: 'keys', name: 'API keys', sequence: 2, value: '20', content: 'For calls' },
          { key: 'signOn', name: 'Single sign-on', sequence: 1, value: true, content: '' },
        ],
      },
      {
        name: 'Support',
        features: [{ key: 'answer', name: 'First answer', sequence: null, value: false, content: '' }],
      },
    ],
  };
  const read = (...items: readonly unknown[]) => {
    wire.server.respondWithJson({ data: { items } });
    return wire.gateways.billing.plans();
  };

  it('sends no query and no body', async () => {
    await read();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/subscriptions-and-plans', '']);
  });

  it('reads a plan with its URLs and its features by category', async () => {
    expect(await read(sent)).toEqual({ ok: true, value: [plan] });
  });

  it.each([
    ['absent', {}],
    ['null', { monthlySubscriptionUrl: null, annualSubscriptionUrl: null }],
    ['empty', { monthlySubscriptionUrl: '', annualSubscriptionUrl: ' ' }],
  ])('reads URLs that are %s as missing', async (_, urls) => {
    const result = await read({ id: 'free', name: 'Free', ...urls });
    expect(result).toMatchObject({
      ok: true,
      value: [{ monthlySubscriptionUrl: null, annualSubscriptionUrl: null, additionalFeatures: [] }],
    });
  });

  it.each([
    ['null', { price: { monthlyAmount: null }, prices: [{ amount: null, annualAmount: null }] }],
    ['absent', {}],
    ['those of a month alone', { price: { monthlyAmount: 49 }, prices: [{ amount: 49 }] }],
  ])('names no amount of a year when the amounts are %s', async (_, prices) => {
    expect(await read({ id: 'scale', name: 'Scale', ...prices })).toMatchObject({ value: [{ annualAmount: null }] });
  });

  const url = 'https://pay.example/scale';
  it.each([
    ['custom, with neither a price nor an address', {}, { isCustom: true, isFree: false }],
    ['custom, with prices of null', { price: { monthlyAmount: null }, prices: [{ amount: null }] }, { isCustom: true }],
    [
      'custom by its kind in capitals, though it has an address',
      { plan: 'CUSTOM', monthlySubscriptionUrl: url },
      {
        isCustom: true,
      },
    ],
    ['no custom one where it says so', { isCustom: false }, { isCustom: false, isFree: false }],
    ['no custom one where there is an address', { annualSubscriptionUrl: url }, { isCustom: false, isFree: false }],
    ['no custom one where there is a price', { price: { monthlyAmount: 9 } }, { isCustom: false, isFree: false }],
    ['free by a price of nothing', { prices: [{ amount: 0 }] }, { isCustom: false, isFree: true }],
    ['free where it says so', { isFree: true }, { isCustom: false, isFree: true }],
  ])('reads a plan as %s', async (_, more, expected) => {
    expect(await read({ id: 'scale', name: 'Scale', ...more })).toMatchObject({ value: [expected] });
  });

  it('takes twelve months for a year that has no amount of its own', async () => {
    const result = await read({
      id: 'starter',
      name: 'Starter',
      price: { monthlyAmount: 49, annualAmountPerMonth: 39 },
    });
    expect(result.ok && result.value[0]?.annualAmount).toBe(46_800);
  });

  it.each([
    ['a number for an address', { ...sent, monthlySubscriptionUrl: 7 }],
    ['features that are no map', { ...sent, additionalFeatures: { Limits: 'many' } }],
    ['a list for a value', { ...sent, additionalFeatures: { Limits: { keys: { name: 'Keys', value: [] } } } }],
  ])('treats %s as a broken response', async (_, broken) => {
    expect(await read(broken)).toEqual(BROKEN);
  });
});

describe('GET /api/account/invoices', () => {
  const url = 'https://pay.example/invoice/7';
  const read = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.billing.invoices();
  };

  it('sends no query and no body', async () => {
    await read({ item: { isSingle: true, url } });
    const { method, url: path, body } = wire.server.takeOnlyRequest();
    expect([method, path, body]).toEqual(['GET', '/api/account/invoices', '']);
  });

  it.each([
    ['in the item', { item: { isSingle: true, url } }, { isSingle: true, url }],
    ['beside the item', { isSingle: true, item: { url } }, { isSingle: true, url }],
    ['false', { isSingle: false, item: { url } }, { isSingle: false, url }],
    ['true without an address', { isSingle: true, item: null }, { isSingle: true, url: null }],
    ['false without an item', { isSingle: false, item: null }, { isSingle: false, url: null }],
  ])('reads isSingle %s', async (_, data, value) => {
    expect(await read(data)).toEqual({ ok: true, value });
  });

  it.each([
    ['neither isSingle nor an item', {}],
    ['text for isSingle', { item: { isSingle: 'yes', url } }],
    ['a number for the address', { item: { isSingle: true, url: 7 } }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});

describe('a rejection of the invoices request', () => {
  const details = [
    ...[{}, [], null, 'x', { invoice: 'x' }, { invoice: ['x', 'y'] }, { invoice: { message: 'x' } }],
    ...[{ message: 'x' }, { message: ' ' }, { message: 7 }, { field: 'invoice' }, { field: 'invoice', message: 'x' }],
    ...[{ a: { b: { c: { d: { e: 'x' } } } } }, { 0: null, 1: true, 2: 7 }, [{ invoice: { message: ['x'] } }]],
  ];
  const messages = ['The invoices are being made.', '', undefined];
  const cases = details.flatMap((one) => messages.map((message) => ({ details: one, message })));

  it.each(cases)('shows something for the error $details with the message $message', async ({ details, message }) => {
    wire.server.respondWithJson({ error: { code: 'no_invoices', message, details } }, {}, 422);
    const result = await wire.gateways.billing.invoices();
    if (result.ok || result.failure.kind === 'canceled') throw new Error('Expected a failure');
    const messages = failureMessages(result.failure, 'read', (key) => key);
    expect(messages.length).toBeGreaterThan(0);
    for (const text of messages) expect(text.trim()).not.toBe('');
  });
});
