/** Amounts in US dollars, as the wire has them (§3). */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyAmount: number;
  readonly annualAmount: number;
  readonly monthlyCredits: number;
  readonly softLimit: number;
  readonly hardLimit: number;
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly teamMembersCount: number;
}

export type PlanId = 'free' | 'starter' | 'growth' | 'business';

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    monthlyAmount: 0,
    annualAmount: 0,
    monthlyCredits: 50_000,
    softLimit: 5,
    hardLimit: 5,
    paygAdditionalCreditsPerOneDollar: 0,
    teamMembersCount: 1,
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyAmount: 49,
    annualAmount: 468,
    monthlyCredits: 250_000,
    softLimit: 25,
    hardLimit: 40,
    paygAdditionalCreditsPerOneDollar: 15_000,
    teamMembersCount: 3,
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    monthlyAmount: 199,
    annualAmount: 1908,
    monthlyCredits: 1_000_000,
    softLimit: 100,
    hardLimit: 150,
    paygAdditionalCreditsPerOneDollar: 20_000,
    teamMembersCount: 10,
  },
  business: {
    id: 'business',
    name: 'Business',
    monthlyAmount: 599,
    annualAmount: 5748,
    monthlyCredits: 5_000_000,
    softLimit: 400,
    hardLimit: 600,
    paygAdditionalCreditsPerOneDollar: 30_000,
    teamMembersCount: 50,
  },
};
