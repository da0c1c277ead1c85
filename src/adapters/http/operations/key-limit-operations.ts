import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { describedLimits } from './described-limits.ts';
import { below, type Operation } from './operation.ts';

const LIMITS: KeyLimits = {
  expiresAt: Date.UTC(2027, 5, 30, 23, 59, 59),
  origins: ['https://app.example.com', 'https://*.shop.example.com'],
  ipRanges: ['203.0.113.0/24', '2001:db8::17'],
  products: ['addresses-latest'],
  blockchains: ['ethereum', 'polygon'],
  callsPerSecond: 25,
  credits: { amount: 100_000, period: 'day' },
};

const responseFields = {
  ...describedLimits('data.item.'),
  'data.item.credits.used': 'What is used of them in the current period.',
  'data.item.credits.resetsTimestamp': 'When the next period starts.',
};

const optional = [
  ...below('item.', 'expiresTimestamp', 'origins', 'ipRanges', 'products', 'blockchains', 'callsPerSecond', 'credits'),
  ...below('item.credits.', 'used', 'resetsTimestamp'),
];

export const keyLimitOperations = {
  keyLimits: {
    summary: 'Read the limits of an API key',
    description:
      'What a key may be used for, and how much of its credits is used. Null and an empty list do not limit it.',
    usedBy: 'The panel of a key, and the rotation of a key, which gives its limits to the new one.',
    fields: responseFields,
    screen: 'API keys: limits',
    after: ['setKeyLimits'],
    about: 'apiKey',
    call: ({ keyLimits }, id) => keyLimits.read(id),
    required: ['item', 'item.credits.amount', 'item.credits.period'],
    optional,
    derived: ['usedCredits', 'creditsResetAt'],
  },
  setKeyLimits: {
    summary: 'Change the limits of an API key',
    description:
      'Replaces all limits of a key by those that are sent. Fields of the limits that this document does not name are sent back as they were read. The console calls the limits saved if the response has those that were sent. A rejection is shown beside a field where a detail names it: `{ "field": "origins", "message": "…" }`, or a map from fields to texts. Calls that a limit rejects have `responseData.rejectedBy` in the log of API requests.',
    usedBy: 'The dialog that changes the limits of a key.',
    fields: { ...describedLimits('body.'), ...responseFields },
    screen: 'API keys: change limits',
    changes: 'setup',
    about: 'apiKey',
    call: ({ keyLimits }, id) => keyLimits.change(id, LIMITS),
    required: ['item', 'item.credits.amount', 'item.credits.period'],
    optional,
    derived: ['usedCredits', 'creditsResetAt'],
  },
  keyLimitOptions: {
    summary: 'List what API keys can be limited to',
    description: 'The products and blockchains to choose from. A list that is missing or null offers no choice.',
    usedBy: 'The dialogs that create a key and change its limits.',
    fields: {
      'data.item.products': 'The products to choose from.',
      'data.item.products[].id': 'The id of the product, as limits hold it.',
      'data.item.products[].name': 'The name of the product, as people read it.',
      'data.item.blockchains': 'The blockchains to choose from.',
      'data.item.blockchains[].id': 'The id of the blockchain, as limits hold it.',
      'data.item.blockchains[].name': 'The name of the blockchain, as people read it.',
    },
    screen: 'API keys: choices of limits',
    call: ({ keyLimits }) => keyLimits.options(),
    required: ['item', 'item.products[].id', 'item.blockchains[].id'],
    optional: ['item.products', 'item.blockchains', 'item.products[].name', 'item.blockchains[].name'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
