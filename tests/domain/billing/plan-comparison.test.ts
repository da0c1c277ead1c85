import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planComparison } from '#src/domain/billing/plan-change.ts';
import { billingPlan, feature } from '#tests/support/billing-plans.ts';

const listing = (
  id: string,
  ...additionalFeatures: readonly { name: string; features: ReturnType<typeof feature>[] }[]
) => billingPlan(id, 0, { additionalFeatures });

describe('the comparison of plans', () => {
  it('puts a feature of every plan in one row, a plan without it left empty', () => {
    const plans = [
      listing('free', { name: 'Products', features: [feature('rpc', { value: false })] }),
      listing('growth', { name: 'Products', features: [feature('rpc'), feature('xpub', { value: '50 wallets' })] }),
      listing('bare'),
    ];
    expect(planComparison(plans)).toEqual([
      {
        name: 'Products',
        features: [
          { key: 'rpc', name: 'rpc', content: '', values: [false, true, null] },
          { key: 'xpub', name: 'xpub', content: '', values: [null, '50 wallets', null] },
        ],
      },
    ]);
  });

  it('preserves categories in the order in which they are first named', () => {
    const plans = [
      listing('free', { name: 'Limits', features: [feature('keys')] }),
      listing('growth', { name: 'Support', features: [feature('answer')] }, { name: 'Limits', features: [] }),
    ];
    expect(planComparison(plans).map(({ name }) => name)).toEqual(['Limits', 'Support']);
  });

  it('takes the name of the first plan that has the feature, and the first words on it', () => {
    const plans = [
      listing('free', { name: 'A', features: [feature('keys', { name: 'Keys' })] }),
      listing('growth', { name: 'A', features: [feature('keys', { name: 'API keys', content: 'For calls' })] }),
    ];
    expect(planComparison(plans)[0]?.features[0]).toMatchObject({ name: 'Keys', content: 'For calls' });
  });

  it('knows the features of one category from those of another by the same key', () => {
    const plan = listing(
      'free',
      { name: 'A', features: [feature('keys', { value: '1' })] },
      { name: 'B', features: [feature('keys', { value: '2' })] },
    );
    expect(planComparison([plan]).map(({ features }) => features[0]?.values)).toEqual([['1'], ['2']]);
  });

  it('is in the order of the sequence, and those without one come last', () => {
    const sequence = fc.option(fc.integer({ min: -5, max: 5 }));
    fc.assert(
      fc.property(fc.array(sequence, { minLength: 1, maxLength: 8 }), (sequences) => {
        const features = sequences.map((sequence, index) => feature(`f${index}`, { sequence: sequence }));
        const [category] = planComparison([listing('free', { name: 'A', features })]);
        const shown = category!.features.map(({ key }) => sequences[Number(key.slice(1))] ?? Infinity);
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
        expect(shown).toHaveLength(sequences.length);
      }),
    );
  });

  it('is empty when no plan names any feature', () => {
    expect(planComparison([listing('free')])).toEqual([]);
    expect(planComparison([])).toEqual([]);
  });
});
