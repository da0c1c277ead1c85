import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Plan } from '#src/domain/plans/plan.ts';
import { PlanPrice } from '#src/ui/plans/plan-price.tsx';
import styles from '#src/ui/plans/plans.module.css';
import { show } from '#tests/ui/components/show.tsx';

const PLAN: Plan = {
  ...{ id: 'basic', name: 'Basic', description: '', support: '', features: [], paygAdditionalCreditsPerOneDollar: 0 },
  ...{ monthlyAmount: 190_850, annualAmountPerMonth: 0, annualAmount: null, annualCostSavings: 0 },
  ...{ isFree: false, isCustom: false, isMostPopular: false },
};

describe('the price of a plan', () => {
  it.each([
    { language: 'en', amount: 190_850, text: '$1,908.50', cents: '.50' },
    { language: 'en', amount: 500, text: '$5', cents: undefined },
    { language: 'en', amount: 190_800, text: '$1,908', cents: undefined },
    { language: 'de', amount: 190_800, text: '1.908\u00a0$', cents: undefined },
    { language: 'en', amount: 1.25e14, text: '$1.25T', cents: undefined },
    { language: 'bg', amount: 190_850, text: '1908,50\u00a0$', cents: ',50' },
    { language: 'de', amount: 190_850, text: '1.908,50\u00a0$', cents: ',50' },
    { language: 'de', amount: 1.25e14, text: '1,25\u00a0Bio.\u00a0$', cents: undefined },
    { language: 'ar', amount: 190_850, text: '\u200f1,908.50\u00a0$', cents: '.50' },
  ])('has smaller cents in $language, if it has any: $text', ({ language, amount, text, cents }) => {
    const i18n = i18next.createInstance();
    void i18n.init({ lng: language, resources: {}, initAsync: false });
    const { container } = show(<PlanPrice plan={{ ...PLAN, monthlyAmount: amount }} period="monthly" />, i18n);
    const price = container.querySelector(`.${styles.price ?? ''} > span`);
    expect(price?.textContent).toBe(text);
    expect(price?.querySelector(`.${styles.cents ?? ''}`)?.textContent).toBe(cents);
  });
});
