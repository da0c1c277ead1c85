import { describe, expect, it } from 'vitest';
import {
  CUSTOM_PLAN_ID,
  greatestSavingPercent,
  isCustomName,
  isPriced,
  monthlyPrice,
  separateValue,
  isPlanName,
  withEnterprisePlan,
  type Plan,
  displayedSaving,
  yearlyPrice,
} from '#src/domain/plans/plan.ts';

function plan(part: Partial<Plan>): Plan {
  return {
    ...{ id: 'growth', name: 'Growth', description: '', support: '', features: [] },
    ...{ monthlyAmount: 19_900, annualAmountPerMonth: 15_900, annualAmount: null, annualCostSavings: 48_000 },
    ...{ isFree: false, isCustom: false, isMostPopular: false, paygAdditionalCreditsPerOneDollar: 0 },
    ...part,
  };
}

describe('plans', () => {
  const enterprise = plan({ id: CUSTOM_PLAN_ID, isCustom: true });

  it('are all of the server, then Enterprise', () => {
    const ofServer = ['a', 'b', 'c', 'd', 'e'].map((id) => plan({ id }));
    expect(withEnterprisePlan(ofServer, enterprise).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'custom']);
    expect(withEnterprisePlan([], enterprise)).toEqual([enterprise]);
  });

  it('hold Enterprise once, even where the server lists it too', () => {
    expect(
      withEnterprisePlan([plan({ id: 'a' }), plan({ id: 'custom' }), plan({ id: 'CUSTOM' })], enterprise),
    ).toHaveLength(2);
  });

  it.each([
    ['Volume', 'Volume'],
    ['', 'Growth'],
  ])('have one name for it, at sign-up and later: the provider calls it "%s"', (name, shown) => {
    const [custom] = withEnterprisePlan([plan({ id: 'custom', name })], enterprise);
    expect(custom).toEqual({ ...enterprise, name: shown });
  });

  it.each([
    ['Free plan', true],
    ['PLAN B', true],
    ['Plan básico', true],
    ['Tarif M', true],
    ['План Старт', true],
    ['خطة مجانية', true],
    ['Planet', false],
    ['Growth', false],
    ['', false],
  ])('called "%s" say themselves that they are plans: %s', (name, expected) => {
    expect(isPlanName(name)).toBe(expected);
  });

  it.each([
    ['custom', true],
    ['Custom', true],
    [' CUSTOM ', true],
    ['customer', false],
    ['', false],
  ])('named %o: custom is %s', (name, isCustom) => {
    expect(isCustomName(name)).toBe(isCustom);
  });

  const noPrices = { monthlyAmount: 0, annualAmountPerMonth: 0, annualCostSavings: 0 };
  it.each([
    { about: 'the year as it is named', part: { annualAmountPerMonth: 8333, annualAmount: 100_000 }, year: 100_000 },
    { about: 'twelve months where no year is named', part: {}, year: 190_800 },
    { about: 'nothing where it is free', part: { ...noPrices, isFree: true }, year: 0 },
    { about: 'nothing where nothing is named for it', part: { annualAmount: 0 }, year: 0 },
    { about: 'no price where none is said', part: noPrices, year: null },
    { about: 'no price where it is custom', part: { annualAmount: 100_000, isCustom: true }, year: null },
  ])('cost for a year $about', ({ part, year }) => {
    expect(yearlyPrice(plan(part))).toBe(year);
  });

  it.each([
    { about: 'a month', part: {}, priced: true },
    { about: 'a year alone', part: { ...noPrices, annualAmountPerMonth: 100 }, priced: true },
    { about: 'nothing, as it is free', part: { ...noPrices, isFree: true }, priced: true },
    { about: 'nothing that is said', part: noPrices, priced: false },
    { about: 'what is agreed', part: { isCustom: true }, priced: false },
    { about: 'what is agreed, though it says that it is free', part: { isCustom: true, isFree: true }, priced: false },
  ])('that cost $about: priced is $priced', ({ part, priced }) => {
    expect(isPriced(plan(part))).toBe(priced);
    const prices = (['monthly', 'annually'] as const).map((period) => monthlyPrice(plan(part), period));
    expect(prices.map((price) => price !== null)).toEqual([priced, priced]);
  });

  it('cost what the period makes of them; Enterprise is a matter of talking', () => {
    expect([monthlyPrice(plan({}), 'monthly'), monthlyPrice(plan({}), 'annually')]).toEqual([19_900, 15_900]);
    expect([yearlyPrice(plan({})), yearlyPrice(enterprise), monthlyPrice(enterprise, 'monthly')]).toEqual([
      190_800,
      null,
      null,
    ]);
  });

  it('save in a year only, and only when there is something to save', () => {
    expect([displayedSaving(plan({}), 'annually'), displayedSaving(plan({}), 'monthly')]).toEqual([48_000, null]);
    expect([
      displayedSaving(plan({ annualCostSavings: 0 }), 'annually'),
      displayedSaving(enterprise, 'annually'),
    ]).toEqual([null, null]);
  });

  it('show the greatest saving, rounded down', () => {
    const free = plan({ monthlyAmount: 0, annualCostSavings: 0 });
    expect(greatestSavingPercent([free, plan({}), enterprise])).toBe(20);
    expect(greatestSavingPercent([free, enterprise])).toBe(0);
  });

  it('show every whole percent as itself, and what is less as the one below', () => {
    const percents = Array.from({ length: 100 }, (_, percent) => percent);
    const shown = (more: number) =>
      percents.map((percent) =>
        greatestSavingPercent([plan({ monthlyAmount: 1000, annualCostSavings: percent * 120 + more })]),
      );
    expect([shown(0), shown(119)]).toEqual([percents, percents]);
  });
});

describe('the value of a feature', () => {
  it.each([
    ['3', '3 requests a second', ''],
    ['chat', 'Chat support', ''],
    ['10,000', 'Up to 10,000 credits', ''],
    ['8 hours', 'First answer within 8 hours', ''],
    ['', 'API keys', ''],
    ['3', '13 requests a second', '3'],
    ['1', '1.5 requests a second', '1'],
    ['5', 'API keys', '5'],
    ['Чат', 'чат с екипа', ''],
  ])('%j before %j is shown as %j', (value, name, shown) => {
    expect(separateValue({ name, value })).toBe(shown);
  });
});
