type OfferedPlanId = 'free' | 'starter' | 'growth' | 'business';

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

interface FeatureItem {
  readonly name: string;
  readonly sequence: number;
  readonly value: string | boolean;
  readonly content: string;
}

export type FeatureItems = Readonly<Record<string, FeatureItem>>;

/** The short list on a plan's card: a number first is the value, what it counts is the name. */
const mainLists: Readonly<Record<OfferedPlanId, readonly string[]>> = {
  free: ['50,000', '5', '1 API key', 'Community support'],
  starter: ['250,000', '25', '5 API keys, 3 members', 'Email support'],
  growth: ['1,000,000', '100', '25 API keys, 10 members', 'Email and chat support'],
  business: ['5,000,000', '400', '100 API keys, 50 members', 'Priority support'],
};

const customList = [
  { name: 'credits and limits', value: 'Custom' },
  { name: 'keys and members', value: 'Custom' },
  { name: 'Invoice, bank transfer or crypto', value: '' },
  { name: 'Named engineer', value: '' },
];

type Values = Readonly<Record<PlanId, string | boolean>>;

const ORDER: readonly PlanId[] = ['free', 'starter', 'growth', 'business', 'custom'];

/** One value for each plan, from the smallest to the custom one. */
function feature(key: string, name: string, values: readonly (string | boolean)[], content = '') {
  const byPlan = Object.fromEntries(ORDER.map((plan, index) => [plan, values[index] ?? false]));
  return { key, name, content, values: byPlan as Values };
}

const EVERY = [true, true, true, true, true];

const categories = {
  'Throughput and credits': [
    feature('monthlyCredits', 'Monthly credits', ['50,000', '250,000', '1,000,000', '5,000,000', 'By contract']),
    feature('softLimit', 'Soft limit, requests per second', ['5', '25', '100', '400', 'By contract']),
    feature('hardLimit', 'Hard limit, requests per second', ['5', '40', '150', '600', 'By contract']),
    feature(
      'extraCredits',
      'Extra credits for $1',
      [false, '15,000', '20,000', '30,000', 'By contract'],
      'Once the monthly credits are used up',
    ),
  ],
  Products: [
    feature('blockData', 'Address and block data', EVERY),
    feature('jsonRpc', 'JSON-RPC', EVERY),
    feature('webhooks', 'Webhook events', ['2 active', '50 active', '500 active', '5,000 active', 'By contract']),
    feature(
      'xpub',
      'HD wallet (xPub) sync',
      [false, '5 wallets', '50 wallets', '500 wallets', 'By contract'],
      'Addresses are derived and watched for you',
    ),
  ],
  Account: [
    feature('keys', 'API keys', ['1', '5', '25', '100', 'By contract']),
    feature('members', 'Team members', ['1', '3', '10', '50', 'By contract']),
    feature('signOn', 'Single sign-on', [false, false, false, true, true]),
  ],
  Support: [
    feature('support', 'Support level', ['Community', 'Email', 'Email and chat', 'Priority', 'Named engineer']),
    feature('uptime', 'Uptime terms', [false, false, false, 'By contract', 'By contract']),
  ],
};

export function additionalFeatures(plan: PlanId): Readonly<Record<string, FeatureItems>> {
  return Object.fromEntries(
    Object.entries(categories).map(([category, features]) => [
      category,
      Object.fromEntries(
        features.map(({ key, name, content, values }, index) => [
          key,
          { name, sequence: index + 1, value: values[plan], content },
        ]),
      ),
    ]),
  );
}

export function mainFeatureList(plan: PlanId): readonly { readonly name: string; readonly value: string }[] {
  if (plan === 'custom') return customList;
  const [credits = '', requests = '', keys = '', support = ''] = mainLists[plan];
  const [keyCount = '', ...keyWords] = keys.split(' ');
  return [
    { name: 'credits a month', value: credits },
    { name: 'requests per second', value: requests },
    { name: keyWords.join(' '), value: keyCount },
    { name: support, value: '' },
  ];
}

/** By featureKey; the order is in the sequence. */
export function mainFeatures(plan: PlanId): FeatureItems {
  return Object.fromEntries(
    mainFeatureList(plan).map((main, index) => [`main${index + 1}`, { ...main, sequence: index + 1, content: '' }]),
  );
}
