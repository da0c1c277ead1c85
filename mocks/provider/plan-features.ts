import type { Plan, PlanId } from './plans.ts';

/** As the wire has it (§3). */
export interface FeatureItem {
  readonly name: string;
  readonly sequence: number;
  readonly value: string | boolean;
  readonly content: string;
}

export type FeatureItems = Readonly<Record<string, FeatureItem>>;

type Offered = PlanId | 'custom';
type Values = Readonly<Record<Offered, string | boolean>>;

const ORDER: readonly Offered[] = ['free', 'starter', 'growth', 'business', 'custom'];

/** One feature over the plans, from the smallest to the custom one. */
function feature(key: string, name: string, values: readonly (string | boolean)[], content = '') {
  const byPlan = Object.fromEntries(ORDER.map((plan, place) => [plan, values[place] ?? false]));
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
    feature('webhooks', 'Webhook events', ['2 active', '50 active', '500 active', '5,000 active', 'Unlimited']),
    feature(
      'xpub',
      'HD wallet (xPub) sync',
      [false, '5 wallets', '50 wallets', '500 wallets', 'Unlimited'],
      'Addresses are derived and watched for you',
    ),
  ],
  Account: [
    feature('keys', 'API keys', ['1', '5', '20', '100', 'Unlimited']),
    feature('members', 'Team members', ['1', '3', '10', '50', 'Unlimited']),
    feature('signOn', 'Single sign-on', [false, false, false, true, true]),
  ],
  Support: [
    feature('support', 'First answer', ['Community', 'Email', 'Within 8 hours', 'Within 1 hour', 'Named engineer']),
    feature('uptime', 'Uptime in the contract', [false, false, '99.9 %', '99.95 %', '99.99 %']),
  ],
};

/** By category, then featureKey (§3). */
export function additionalFeatures(plan: Offered): Readonly<Record<string, FeatureItems>> {
  return Object.fromEntries(
    Object.entries(categories).map(([category, features]) => [
      category,
      Object.fromEntries(
        features.map(({ key, name, content, values }, place) => [
          key,
          { name, sequence: place + 1, value: values[plan], content },
        ]),
      ),
    ]),
  );
}

/** By featureKey; the order is in the sequence. */
export function mainFeatures({ features }: Pick<Plan, 'features'>) {
  return Object.fromEntries(
    features.map((main, place) => [`main${place + 1}`, { ...main, sequence: place + 1, content: '' }]),
  );
}
