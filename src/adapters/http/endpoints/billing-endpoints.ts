import { array, boolean, check, type InferOutput, nullish, object, pipe, record, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { figure } from './schemas.ts';
import { featureValue, planDto } from './plan-dto.ts';

const additionalFeature = object({
  name: nullish(string(), ''),
  sequence: nullish(figure, null),
  value: nullish(featureValue, false),
  content: nullish(string(), ''),
});

const billingPlan = object({
  ...planDto.entries,
  monthlySubscriptionUrl: nullish(string()),
  annualSubscriptionUrl: nullish(string()),
  /** By category, then `featureKey`. */
  additionalFeatures: nullish(record(string(), record(string(), additionalFeature)), () => ({})),
});

/** `isSingle` stands in the item or beside it. A response with neither is empty. */
const invoices = pipe(
  object({
    item: nullish(object({ isSingle: nullish(boolean()), url: nullish(string(), null) })),
    isSingle: nullish(boolean()),
  }),
  check((data) => (data.item ?? data.isSingle ?? null) !== null),
);

export const billingEndpoints = {
  listPlans: endpoint({
    wire: 'WIRE-26',
    method: 'GET',
    path: '/api/account/subscriptions-and-plans',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(billingPlan) }),
  }),
  getInvoices: endpoint({
    wire: 'WIRE-41',
    method: 'GET',
    path: '/api/account/invoices',
    auth: 'session',
    effect: 'read',
    data: invoices,
  }),
} as const;

export type BillingPlanDto = InferOutput<typeof billingPlan>;
