/** Amounts in US dollars, as the wire has them (§3). */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly support: string;
  readonly monthlyAmount: number;
  readonly annualAmount: number;
  readonly monthlyCredits: number;
  readonly softLimit: number;
  readonly hardLimit: number;
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly teamMembersCount: number;
  readonly isMostPopular: boolean;
  readonly features: readonly PlanFeature[];
}

export interface PlanFeature {
  readonly name: string;
  readonly value: string;
}

export type PlanId = 'free' | 'starter' | 'growth' | 'business';

/** In the order in which they are offered. */
export const plans: Readonly<Record<PlanId, Plan>> = {
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
    features: features('50,000', '5', '1 API key', 'Community support'),
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
    features: features('250,000', '25', '5 API keys, 3 members', 'Email support'),
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    description: 'For growing products',
    support: 'Within 8 hours',
    monthlyAmount: 199,
    annualAmount: 1908,
    monthlyCredits: 1_000_000,
    softLimit: 100,
    hardLimit: 150,
    paygAdditionalCreditsPerOneDollar: 20_000,
    teamMembersCount: 10,
    isMostPopular: true,
    features: features('1,000,000', '100', '20 API keys, 10 members', 'Support within 8 hours'),
  },
  business: {
    id: 'business',
    name: 'Business',
    description: 'For exchanges and custody',
    support: 'Within 1 hour',
    monthlyAmount: 599,
    annualAmount: 5748,
    monthlyCredits: 5_000_000,
    softLimit: 400,
    hardLimit: 600,
    paygAdditionalCreditsPerOneDollar: 30_000,
    teamMembersCount: 50,
    isMostPopular: false,
    features: features('5,000,000', '400', '100 API keys, 50 members', 'Support within 1 hour'),
  },
};

export function isPlanId(value: string): value is PlanId {
  return Object.hasOwn(plans, value);
}

/** A number at the start is the value, what it counts is the name. */
function features(credits: string, requests: string, keys: string, support: string): readonly PlanFeature[] {
  const [keyCount = '', ...keyWords] = keys.split(' ');
  return [
    { name: 'credits a month', value: credits },
    { name: 'requests per second', value: requests },
    { name: keyWords.join(' '), value: keyCount },
    { name: support, value: '' },
  ];
}
