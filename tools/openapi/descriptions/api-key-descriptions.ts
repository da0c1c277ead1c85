import type { OperationDescription } from '#tools/openapi/operation-description.ts';

export const apiKeyDescriptions = {
  createApiKey: {
    summary: 'Create an API key',
    description:
      'Creates an active key and returns its secret. The console shows the secret once and stores it nowhere. A name has up to 50 characters.',
    usedBy: 'The dialog that creates a key, and the rotation of a key.',
    fields: { 'body.name': 'The name of the new key.', 'data.item.key': 'The secret of the new key, in full.' },
  },
  listApiKeys: {
    summary: 'List API keys',
    description:
      'The keys of the account, newest first. Without `hasMore`, a full page may have a next one. Never send a secret here.',
    usedBy: 'The API keys page, the dashboard, and the dialog of the first call.',
    fields: {
      'data.item.apiKeys[].name': 'The name of the key; the console shows the id if there is none.',
      'data.item.apiKeys[].key': 'The masked key, for people to recognize it; null or absent is fine.',
      'data.item.apiKeys[].active': 'Whether the key can be used.',
    },
  },
  setApiKeyActive: {
    summary: 'Activate or deactivate an API key',
    description:
      'Sets the state of a key. The console shows the state of the response, which may differ from the wanted one.',
    usedBy: 'The API keys page, after a confirmation.',
    fields: { 'body.status': 'True to activate the key.', 'data.item.active': 'The state of the key after the call.' },
  },
  revealApiKey: {
    summary: 'Reveal the secret of an API key',
    description: 'Returns the secret of one key. The console holds it in memory until the page is left.',
    usedBy: 'The buttons of the API keys page that show and copy a key.',
    fields: { 'data.item.key': 'The secret, in full.' },
  },
  deleteApiKey: {
    summary: 'Delete an API key',
    description:
      'Deletes a key for good: it leaves the list, and requests with it fail. Past requests stay in the log. The response body is ignored.',
    usedBy: 'The panel of a key, after its name was typed.',
    missing: 'There is no such key, so the console takes it as deleted.',
  },
  listApiVersions: {
    summary: 'List the versions of the API',
    description: 'The versions that the account can call, and which of them is used without a choice.',
    usedBy: 'The version select of the API keys page.',
    fields: { 'data.items': 'The versions.', 'data.items[].name': 'The name of the version, as people read it.' },
  },
  chooseApiVersion: {
    summary: 'Choose the version of the API',
    description: 'Makes a version the default of the account.',
    usedBy: 'The version select of the API keys page.',
    missing: 'There is no such version.',
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;

export const callbackDomainDescriptions = {
  addDomain: {
    summary: 'Add a callback domain',
    description: 'Adds a domain for callbacks. It is unverified until the provider has checked it.',
    usedBy: 'The domains page.',
    conflict: 'The account has this domain already.',
    fields: { 'data.item.url': 'The url of the new domain, with its scheme.' },
  },
  listDomains: {
    summary: 'List callback domains',
    description: 'The domains of the account, newest first. Without `hasMore`, a full page may have a next one.',
    usedBy: 'The domains page, and the steps of the dashboard.',
    fields: { 'data.item.callbackUrls[].url': 'The url of the domain, with its scheme.' },
  },
  removeDomain: {
    summary: 'Remove a callback domain',
    description: 'Removes a domain; callbacks to it stop. The response body is ignored.',
    usedBy: 'The domains page, after a confirmation.',
    fields: { 'body.url': 'The host of the domain, without the scheme, as a second check beside the id.' },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;

export const dashboardDescriptions = {
  getSteps: {
    summary: 'Read the steps of getting started',
    description: 'Which steps are done: true, null or absent. Also accepted: the same as the first of `items`.',
    usedBy: 'The dashboard.',
  },
  setSteps: {
    summary: 'Mark steps of getting started as done',
    description: 'Marks the named steps as done; the others stay as they are.',
    usedBy: 'The dashboard, when a step is opened or done.',
  },
  sendRequest: {
    summary: 'Send a first call',
    description:
      'Calls the API with a key of the account and returns what was sent and what came back. It costs credits like any call. Respond with 200 if the call itself failed; `statusCode` says so.',
    usedBy: 'The dialog of the dashboard that sends a first call.',
    fields: {
      'body.address': 'The blockchain address that the call is about.',
      'data.item.statusCode': 'The HTTP status of the call.',
      'data.item.responseTime': 'How long the call took, in milliseconds.',
    },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;
