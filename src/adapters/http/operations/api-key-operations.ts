import { below, type Operation, OFFSET_PAGES } from './operation.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';

/** What the fields of the limits mean, by their path. */
const describedLimits = (path: string) => ({
  [`${path}expiresTimestamp`]: 'From when on calls with the key are rejected. The console warns 7 days before.',
  [`${path}origins`]:
    'Origins as a browser sends them: with https, such as `https://app.example.com:8443`, with the scheme of an app or extension, such as `capacitor://localhost`, or with http on a loopback host or a private address. `https://*.example.com` is every name below `example.com`. At most 50.',
  [`${path}ipRanges`]: 'IPv4 and IPv6 addresses, and ranges in CIDR notation. At most 50.',
  [`${path}products`]: 'The ids of the products that the key may call.',
  [`${path}blockchains`]: 'The ids of the blockchains that the key may call.',
  [`${path}callsPerSecond`]: 'How many calls are accepted in a second.',
  [`${path}credits`]: 'How many credits the key may use.',
  [`${path}credits.amount`]: 'The credits of each period.',
  [`${path}credits.period`]: 'A day of UTC, or the billing period of the account.',
});

export const apiKeyOperations = {
  createApiKey: {
    summary: 'Create an API key',
    description:
      'Creates an active key and returns its secret. The console shows the secret once and stores it nowhere. A name has up to 50 characters.',
    usedBy: 'The dialog that creates a key, and the rotation of a key.',
    fields: {
      'body.name': 'The name of the new key.',
      'body.limits':
        'What the key may be used for. Sent with the capability `api-key-limits`, and only if something is limited.',
      ...describedLimits('body.limits.'),
      'body.labels': 'Labels of the key. Sent with the capability `api-key-labels`, and only if there are some.',
      'data.item.key': 'The secret of the new key, in full.',
    },
    screen: 'API keys: create',
    changes: 'setup',
    call: ({ apiKeys }) => apiKeys.create({ name: 'orders' }),
    required: ['item', 'item.key'],
    optional: [],
  },
  listApiKeys: {
    summary: 'List API keys',
    description: `The keys of the account, newest first. ${OFFSET_PAGES} Never send a secret here.`,
    usedBy: 'The API keys page, the dashboard, and the dialog of the first call.',
    fields: {
      'data.item.apiKeys[].name': 'The name of the key; the console shows the id if there is none.',
      'data.item.apiKeys[].key': 'The masked key, for people to recognize it; null or absent is fine.',
      'data.item.apiKeys[].active': 'Whether the key can be used.',
      'data.item.apiKeys[].expiresTimestamp':
        'From when on calls with the key are rejected, by its limits. Without it, the console warns only where it reads the limits.',
      'data.item.apiKeys[].labels':
        'With the capability `api-key-labels`: the labels of the key. Null is none. Of a key without this field, the console shows and changes no labels.',
    },
    screen: 'API keys',
    exampleQuery: { limit: 100, offset: 0 },
    call: ({ apiKeys }) => apiKeys.list(),
    required: ['item', 'item.apiKeys', 'item.apiKeys[].id', 'item.apiKeys[].active'],
    optional: [
      'item.hasMore',
      ...below('item.apiKeys[].', 'name', 'key', 'createdTimestamp', 'lastUsedTimestamp', 'expiresTimestamp', 'labels'),
    ],
  },
  setApiKeyActive: {
    summary: 'Activate or deactivate an API key',
    description:
      'Sets the state of a key. The console shows the state of the response, which may differ from the wanted one.',
    usedBy: 'The API keys page, after a confirmation.',
    fields: { 'body.status': 'True to activate the key.', 'data.item.active': 'The state of the key after the call.' },
    screen: 'API keys: activate and deactivate',
    changes: 'setup',
    about: 'apiKey',
    call: ({ apiKeys }, id) => apiKeys.setActive(id, false),
    required: ['item', 'item.active'],
    optional: [],
  },
  revealApiKey: {
    summary: 'Reveal the secret of an API key',
    description: 'Returns the secret of one key. The console holds it in memory until the page is left.',
    usedBy: 'The buttons of the API keys page that show and copy a key.',
    fields: { 'data.item.key': 'The secret, in full.' },
    screen: 'API keys: reveal and copy',
    about: 'apiKey',
    call: ({ apiKeys }, id) => apiKeys.reveal(id),
    required: ['item', 'item.key'],
    optional: [],
  },
  deleteApiKey: {
    summary: 'Delete an API key',
    description:
      'Deletes a key for good: it leaves the list, and requests with it fail. Past requests stay in the log. The response body is ignored.',
    usedBy: 'The panel of a key, after its name was typed.',
    missing: 'There is no such key, so the console takes it as deleted.',
    screen: 'API keys: delete',
    changes: 'setup',
    about: 'apiKey',
    call: ({ apiKeys }, id) => apiKeys.remove(id),
    accepts: 'anything',
    required: [],
    optional: [],
  },
  listApiVersions: {
    summary: 'List the versions of the API',
    description: 'The versions that the account can call, and which of them is used without a choice.',
    usedBy: 'The version select of the API keys page.',
    fields: { 'data.items': 'The versions.', 'data.items[].name': 'The name of the version, as people read it.' },
    screen: 'API keys: API version',
    call: ({ apiKeys }) => apiKeys.versions(),
    required: ['items', 'items[].id'],
    optional: ['items[].name', 'items[].isDefault'],
  },
  chooseApiVersion: {
    summary: 'Choose the version of the API',
    description: 'Makes a version the default of the account.',
    usedBy: 'The version select of the API keys page.',
    missing: 'There is no such version.',
    screen: 'API keys: API version',
    changes: 'setup',
    about: 'apiVersion',
    call: ({ apiKeys }, id) => apiKeys.chooseVersion(id),
    required: ['item', 'item.success'],
    optional: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;

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
    description:
      'The products and blockchains to choose from, and lists that the provider names itself. What is missing or null offers no choice.',
    usedBy: 'The dialogs that create a key and change its limits.',
    fields: {
      'data.item.products': 'The products to choose from.',
      'data.item.products[].id': 'The id of the product, as limits hold it.',
      'data.item.products[].name': 'The name of the product, as people read it.',
      'data.item.blockchains': 'The blockchains to choose from.',
      'data.item.blockchains[].id': 'The id of the blockchain, as limits hold it.',
      'data.item.blockchains[].name': 'The name of the blockchain, as people read it.',
      'data.item.lists':
        'Lists of text beside those that this document names, such as contracts or methods. Each is a field of the limits. One that a key has and nobody names here is shown and sent back as it is.',
      'data.item.lists[].id': 'The name of the field of the limits.',
      'data.item.lists[].name': 'The name of the list, as people read it.',
      'data.item.lists[].description': 'What an entry is, in a sentence: the hint of the field.',
      'data.item.lists[].pattern': 'A regular expression that each whole entry has to match.',
    },
    screen: 'API keys: choices of limits',
    call: ({ keyLimits }) => keyLimits.options(),
    required: ['item', 'item.products[].id', 'item.blockchains[].id', 'item.lists[].id'],
    optional: [
      ...below('item.', 'products', 'blockchains', 'products[].name', 'blockchains[].name'),
      ...below('item.', 'lists', 'lists[].name', 'lists[].description', 'lists[].pattern'),
    ],
  },
} as const satisfies Readonly<Record<string, Operation>>;

export const keyLabelOperations = {
  setKeyLabels: {
    summary: 'Change the labels of an API key',
    description:
      'Replaces all labels of a key by those that are sent. The console calls them saved if the response has the same ones, in any order and case. A rejection is shown beside the field where a detail names it: `{ "field": "labels", "message": "…" }`. The console sends up to 20 labels of up to 50 characters: letters, digits, spaces and `. _ : / -`. Labels that a key already has may be others.',
    usedBy: 'The dialog that changes the labels of a key.',
    fields: {
      'body.labels': 'All labels of the key from now on.',
      'data.item.labels': 'The labels as they are saved.',
    },
    screen: 'API keys: change labels',
    changes: 'setup',
    about: 'apiKey',
    call: ({ keyLabels }, id) => keyLabels.change(id, ['production', 'team-a']),
    required: ['item', 'item.labels'],
    optional: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
