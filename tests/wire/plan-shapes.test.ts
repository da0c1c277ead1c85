import { describe, expect, it } from 'vitest';
import { openWire } from './open-wire.ts';

const wire = openWire();

const planOf = async (sent: unknown) => {
  wire.server.respondWithJson({ data: { items: [sent] } });
  const result = await wire.gateways.catalog.plans();
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.failure)}`);
  return result.value[0];
};

const MISSING_VALUES = {
  description: '',
  support: '',
  monthlyAmount: 0,
  annualAmountPerMonth: 0,
  annualAmount: null,
  annualCostSavings: 0,
  isFree: false,
  isCustom: false,
  isMostPopular: false,
  paygAdditionalCreditsPerOneDollar: 0,
  features: [],
};

describe('the currency of a plan', () => {
  it.each([
    ['of its own', ' eur ', 'EUR'],
    ['in dollars', 'USD', undefined],
    ['unnamed', '', undefined],
    ['null', null, undefined],
  ])('is what the provider names: %s', async (_, currency, expected) => {
    expect((await planOf({ id: '3', price: { monthlyAmount: 49, currency } }))?.currency).toBe(expected);
  });
});

describe('the three shapes of a plan', () => {
  it('are one for a payment package', async () => {
    const sent = {
      id: 'growth',
      name: 'Growth',
      support: 'Priority',
      price: { monthlyAmount: 199, annualAmountPerMonth: '159.20', annualCostSavings: 477.6 },
      isFree: false,
      isCustom: false,
      isMostPopular: true,
      paygAdditionalCreditsPerOneDollar: 20_000,
    };
    expect(await planOf(sent)).toEqual({
      ...MISSING_VALUES,
      id: 'growth',
      name: 'Growth',
      support: 'Priority',
      monthlyAmount: 19_900,
      annualAmountPerMonth: 15_920,
      annualAmount: 191_040,
      annualCostSavings: 47_760,
      isMostPopular: true,
      paygAdditionalCreditsPerOneDollar: 20_000,
    });
  });

  it('are one for a plan of the registration, whose price names no amount', async () => {
    const sent = {
      id: 3,
      name: 'Growth',
      description: 'For growing products',
      price: { currencyType: '$', currency: 'USD' },
      mainFeatures: [{ name: 'Credits', value: '1,000,000', sequence: 1 }],
      plan: 'growth',
      mainColor: '#123456',
    };
    expect(await planOf(sent)).toEqual({
      ...MISSING_VALUES,
      id: '3',
      name: 'Growth',
      description: 'For growing products',
      features: [{ name: 'Credits', value: '1,000,000' }],
    });
  });

  it('are one for a plan of the billing, whose first price counts and whose annual amount is of a year', async () => {
    const sent = {
      id: 'growth',
      name: 'Growth',
      plan: 'growth',
      monthlySubscriptionUrl: 'https://checkout.example/m',
      annualSubscriptionUrl: 'https://checkout.example/a',
      prices: [
        { amount: 199, annualAmount: 1908 },
        { amount: 1, annualAmount: 2 },
      ],
      mainFeatures: { credits: { name: 'Credits', value: 1_000_000, sequence: 1, content: 'A month' } },
      additionalFeatures: { limits: { members: { name: 'Members', sequence: 1 } } },
    };
    expect(await planOf(sent)).toEqual({
      ...MISSING_VALUES,
      id: 'growth',
      name: 'Growth',
      monthlyAmount: 19_900,
      annualAmountPerMonth: 15_900,
      annualAmount: 190_800,
      annualCostSavings: 48_000,
      features: [{ name: 'Credits', value: '1000000' }],
    });
  });
});

describe('the price of a plan', () => {
  const prices = async (more: object) => {
    const plan = await planOf({ id: 'growth', name: 'Growth', ...more });
    return [plan?.monthlyAmount, plan?.annualAmountPerMonth, plan?.annualCostSavings, plan?.annualAmount];
  };

  it.each([
    ['nothing where there is none', {}, [0, 0, 0, null]],
    ['nothing where it is null', { price: null, prices: null }, [0, 0, 0, null]],
    ['nothing where the list is empty', { prices: [] }, [0, 0, 0, null]],
    [
      'nothing where every amount is null',
      { price: { monthlyAmount: null }, prices: [{ amount: null, annualAmount: null }] },
      [0, 0, 0, null],
    ],
    [
      'that of `price` before that of `prices`',
      { price: { monthlyAmount: 49 }, prices: [{ amount: 7 }] },
      [4900, 4900, 0, null],
    ],
    [
      'of both, where `price` says the month and `prices` the year',
      { price: { monthlyAmount: 199 }, prices: [{ amount: 199, annualAmount: 1908 }] },
      [19_900, 15_900, 48_000, 190_800],
    ],
    ['the same for both periods where only the month has one', { price: { monthlyAmount: 49 } }, [4900, 4900, 0, null]],
    [
      'the same for both periods where only the year has one',
      { prices: [{ annualAmount: 468 }] },
      [3900, 3900, 0, 46_800],
    ],
    // Twelve rounded months are $0.04 more than that.
    ['without a saving where only the year has one', { prices: [{ annualAmount: 1001 }] }, [8342, 8342, 0, 100_100]],
    [
      'of a year as it is named, which is not twelve rounded months',
      { prices: [{ amount: 199, annualAmount: 1000 }] },
      [19_900, 8333, 138_800, 100_000],
    ],
    [
      'of a year to the cent, where the saving tells it',
      { price: { monthlyAmount: 199, annualAmountPerMonth: 83.33, annualCostSavings: 1388 } },
      [19_900, 8333, 138_800, 100_000],
    ],
    [
      'with the saving counted out where it is not said',
      { price: { monthlyAmount: 49, annualAmountPerMonth: 39 } },
      [4900, 3900, 12_000, 46_800],
    ],
    [
      'with the saving that is said',
      { price: { monthlyAmount: 49, annualAmountPerMonth: 39, annualCostSavings: 0 } },
      [4900, 3900, 0, 46_800],
    ],
    [
      'never with a saving below nothing',
      { price: { monthlyAmount: 39, annualAmountPerMonth: 49 } },
      [3900, 4900, 0, 58_800],
    ],
  ])('is %s', async (_, more, expected) => {
    expect(await prices(more)).toEqual(expected);
  });
});

describe('a plan', () => {
  it.each([
    ['free, as it says', { isFree: true, price: { monthlyAmount: 5 } }, { isFree: true, isCustom: false }],
    ['not free, as it says', { isFree: false, price: { monthlyAmount: 0 } }, { isFree: false, isCustom: false }],
    ['free, as it costs nothing', { price: { monthlyAmount: 0 } }, { isFree: true, isCustom: false }],
    [
      'not free, as only a year costs nothing',
      { price: { monthlyAmount: 5, annualAmountPerMonth: 0 } },
      { isFree: false },
    ],
    ['not free, as no price is named', {}, { isFree: false, isCustom: false }],
    ['custom, as it says', { isCustom: true }, { isFree: false, isCustom: true }],
    ['custom by its id', { id: 'custom', price: { monthlyAmount: 0 } }, { isFree: false, isCustom: true }],
    ['custom by its kind', { plan: 'custom' }, { isFree: false, isCustom: true }],
    ['custom by an id in capitals', { id: 'CUSTOM' }, { isFree: false, isCustom: true }],
    ['custom by a kind that starts with one', { plan: 'Custom' }, { isFree: false, isCustom: true }],
    ['not custom, although its id is, as it says', { id: 'custom', isCustom: false }, { isCustom: false }],
  ])('is %s', async (_, more, expected) => {
    expect(await planOf({ id: 'growth', name: 'Growth', ...more })).toMatchObject(expected);
  });

  const first = { name: 'Credits', value: '50,000', sequence: 1 };
  const second = { name: 'Support', sequence: 2 };
  const tenth = { name: 'Keys', value: 5, sequence: 10 };
  const unordered = { name: 'Logs', value: null, sequence: null };

  it.each([
    ['a list', [unordered, tenth, second, first]],
    ['a map by featureKey', { logs: unordered, keys: tenth, support: second, credits: first }],
  ])('shows the features of %s by their sequence, and those without one last', async (_, mainFeatures) => {
    expect((await planOf({ id: 'growth', name: 'Growth', mainFeatures }))?.features).toEqual([
      { name: 'Credits', value: '50,000' },
      { name: 'Support', value: '' },
      { name: 'Keys', value: '5' },
      { name: 'Logs', value: '' },
    ]);
  });

  it.each([
    ['a list', [{ name: 'Sign-on', value: true }, { name: 'Audit log', value: false }, first]],
    ['a map', { sso: { name: 'Sign-on', value: true }, log: { name: 'Audit log', value: false }, credits: first }],
  ])('shows only the name when %s is yes, and omits what it denies', async (_, mainFeatures) => {
    expect((await planOf({ id: 'growth', name: 'Growth', mainFeatures }))?.features).toEqual([
      { name: 'Credits', value: '50,000' },
      { name: 'Sign-on', value: '' },
    ]);
  });

  it('reads what a dollar buys from numeric text', async () => {
    const plan = await planOf({ id: 'growth', name: 'Growth', paygAdditionalCreditsPerOneDollar: '20000' });
    expect(plan?.paygAdditionalCreditsPerOneDollar).toBe(20_000);
  });
});
