import { array, boolean, type InferOutput, nullish, object, pipe, record, string, transform, union } from 'valibot';
import { anyRecord, cents, countOrText, figure, flag, id } from './schemas.ts';

const amount = nullish(cents);

/** A yes or no, or a text; numbers become text. */
export const featureValue = union([boolean(), string(), pipe(figure, transform(String))]);

/** Features without a name are dropped. */
const feature = object({ name: nullish(string(), ''), value: nullish(featureValue), sequence: nullish(figure) });

/** The provider's three shapes of a plan in one. A currency is only a label: all amounts are in US dollars. */
export const planDto = object({
  id,
  name: nullish(string(), ''),
  description: nullish(string(), ''),
  support: nullish(string(), ''),
  plan: nullish(string()),
  price: nullish(
    pipe(anyRecord, object({ monthlyAmount: amount, annualAmountPerMonth: amount, annualCostSavings: amount })),
  ),
  prices: nullish(array(pipe(anyRecord, object({ amount, annualAmount: amount }))), () => []),
  isFree: nullish(boolean()),
  isCustom: nullish(boolean()),
  isMostPopular: flag,
  paygAdditionalCreditsPerOneDollar: countOrText,
  /** A list, or a map by featureKey. */
  mainFeatures: nullish(union([array(feature), record(string(), feature)]), () => []),
});

export type PlanDto = InferOutput<typeof planDto>;
export type FeatureDto = InferOutput<typeof feature>;
