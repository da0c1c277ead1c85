import { array, boolean, type GenericSchema, nullable, number, object, string } from 'valibot';
import type { Plan } from '#src/domain/plans/plan.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';

/** The device may hold a list of an older release, which is discarded. */
export const cachedProtocols: GenericSchema<unknown, readonly Protocol[]> = array(
  object({ name: string(), publicName: string(), logoSvgBase64: string() }),
);

export const cachedPlans: GenericSchema<unknown, readonly Plan[]> = array(
  object({
    id: string(),
    name: string(),
    description: string(),
    support: string(),
    monthlyAmount: number(),
    annualAmountPerMonth: number(),
    annualAmount: nullable(number()),
    annualCostSavings: number(),
    isFree: boolean(),
    isCustom: boolean(),
    isMostPopular: boolean(),
    paygAdditionalCreditsPerOneDollar: number(),
    features: array(object({ name: string(), value: string() })),
  }),
);
