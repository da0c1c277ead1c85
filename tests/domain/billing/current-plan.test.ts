import { describe, expect, it } from 'vitest';
import { withPackageDetails } from '#src/domain/billing/billing-plan.ts';
import { billingPlan } from '#tests/support/billing-plans.ts';

describe('a billing plan and its payment package', () => {
  const known = { description: 'For growing products', paygAdditionalCreditsPerOneDollar: 20_000 };

  it.each([
    ['the same id', billingPlan('growth', 19_900, { ...known, name: 'Growth 2' })],
    ['the same name', billingPlan('uuid-7', 19_900, { ...known, name: 'growth' })],
  ])('are matched by %s, and the plan gains the fields that it lacks', (_, found) => {
    expect(withPackageDetails(billingPlan('growth', 24_900), [found])).toEqual(billingPlan('growth', 24_900, known));
  });

  it("keep the plan's own fields, and a plan without a package unchanged", () => {
    const own = billingPlan('growth', 1, { description: 'Ours', paygAdditionalCreditsPerOneDollar: 5 });
    expect(withPackageDetails(own, [billingPlan('growth', 2, known)])).toEqual(own);
    expect(withPackageDetails(own, [billingPlan('other', 2, known)])).toBe(own);
  });
});
