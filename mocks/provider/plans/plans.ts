export type OfferedPlanId = 'free' | 'starter' | 'growth' | 'business';

/** `custom` comes with a contract: no list of plans has it, but an account may be on it. */
export type PlanId = OfferedPlanId | 'custom';

export const plans = {
  free: {
    id: 'free',
    name: 'Free',
    description: 'For trying the API',
    support: 'Community',
    monthlyAmount: 0,
    annualAmount: 0,
    monthlyCredits: 50_000,
    softLimit: 5,
    hardLimit: 5,
    paygAdditionalCreditsPerOneDollar: 0,
    teamMembersCount: 1,
    isMostPopular: false,
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    description: 'For first customers',
    support: 'Email',
    monthlyAmount: 49,
    annualAmount: 468,
    monthlyCredits: 250_000,
    softLimit: 25,
    hardLimit: 40,
    paygAdditionalCreditsPerOneDollar: 15_000,
    teamMembersCount: 3,
    isMostPopular: false,
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    description: 'For growing products',
    support: 'Email and chat',
    monthlyAmount: 199,
    annualAmount: 1908,
    monthlyCredits: 1_000_000,
    softLimit: 100,
    hardLimit: 150,
    paygAdditionalCreditsPerOneDollar: 20_000,
    teamMembersCount: 10,
    isMostPopular: true,
  },
  business: {
    id: 'business',
    name: 'Business',
    description: 'For exchanges and custody',
    support: 'Priority',
    monthlyAmount: 599,
    annualAmount: 5748,
    monthlyCredits: 5_000_000,
    softLimit: 400,
    hardLimit: 600,
    paygAdditionalCreditsPerOneDollar: 30_000,
    teamMembersCount: 50,
    isMostPopular: false,
  },
  custom: {
    id: 'custom',
    name: 'Enterprise',
    description: 'By contract',
    support: 'Named engineer',
    monthlyAmount: 4500,
    annualAmount: 48_000,
    monthlyCredits: 50_000_000,
    softLimit: 4000,
    hardLimit: 6000,
    paygAdditionalCreditsPerOneDollar: 50_000,
    teamMembersCount: 500,
    isMostPopular: false,
  },
} satisfies Readonly<Record<PlanId, { readonly id: PlanId; readonly [field: string]: string | number | boolean }>>;

export function isOfferedPlanId(value: string): value is OfferedPlanId {
  return Object.hasOwn(plans, value) && value !== plans.custom.id;
}
