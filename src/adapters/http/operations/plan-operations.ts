import { below, type Operation } from './operation.ts';

/** Facts about the prices of a plan, each worked out from several fields. */
export const PRICES = [
  'monthlyAmount',
  'annualAmountPerMonth',
  'annualAmount',
  'annualCostSavings',
  'isFree',
  'isCustom',
];

export const planOperations = {
  listProtocols: {
    summary: 'List the blockchain protocols',
    description: 'The protocols that the provider supports, with their logos. The console caches the list.',
    usedBy: 'The questionnaire, its summary, and the faucets page.',
    fields: {
      'data.items': 'The protocols.',
      'data.items[].name': 'The name that the questionnaire sends back.',
    },
    screen: 'Onboarding: blockchain protocols',
    scenario: 'onboarding-at-summary',
    call: ({ catalog }) => catalog.protocols(),
    required: ['items', 'items[].name'],
    optional: ['items[].publicName', 'items[].logoSvgBase64'],
  },
  listPackages: {
    summary: 'List the payment packages',
    description:
      'The plans that can be chosen while signing up. Also accepted: the list as the item itself. The console caches the list.',
    usedBy: 'The plan stage of the questionnaire.',
    fields: { 'data.items': 'The packages.', 'data.item': 'The packages.' },
    screen: 'Onboarding: pricing plan',
    scenario: 'onboarding-at-summary',
    call: ({ catalog }) => catalog.plans(),
    required: ['items', 'items[].id'],
    optional: below(
      'items[].',
      ...[
        'name',
        'description',
        'paygAdditionalCreditsPerOneDollar',
        'mainFeatures',
        'support',
        'isMostPopular',
        'isFree',
        'isCustom',
        'price',
        'price.monthlyAmount',
      ],
      ...['price.annualAmountPerMonth', 'price.annualCostSavings'],
      ...below('mainFeatures[].', 'name', 'value', 'sequence'),
    ),
    derived: PRICES,
  },
} as const satisfies Readonly<Record<string, Operation>>;
