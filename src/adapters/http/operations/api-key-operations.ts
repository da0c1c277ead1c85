import { describedLimits } from './described-limits.ts';
import { below, type Operation, OFFSET_PAGES } from './operation.ts';

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
    },
    screen: 'API keys',
    exampleQuery: { limit: 100, offset: 0 },
    call: ({ apiKeys }) => apiKeys.list(),
    required: ['item', 'item.apiKeys', 'item.apiKeys[].id', 'item.apiKeys[].active'],
    optional: [
      'item.hasMore',
      ...below('item.apiKeys[].', 'name', 'key', 'createdTimestamp', 'lastUsedTimestamp', 'expiresTimestamp'),
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
