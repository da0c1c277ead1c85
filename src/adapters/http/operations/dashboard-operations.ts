import { below, type Operation } from './operation.ts';

export const dashboardOperations = {
  getSteps: {
    summary: 'Read the steps of getting started',
    description: 'Which steps are done: true, null or absent. Also accepted: the same as the first of `items`.',
    usedBy: 'The dashboard.',
    screen: 'Dashboard: Getting Started',
    call: ({ gettingStarted }) => gettingStarted.load(),
    required: ['item'],
    optional: below('item.', 'apiKey', 'verifyDomain', 'firstApiCall', 'tutorials', 'apiReference', 'pricing'),
  },
  setSteps: {
    summary: 'Mark steps of getting started as done',
    description: 'Marks the named steps as done; the others stay as they are.',
    usedBy: 'The dashboard, when a step is opened or done.',
    screen: 'Dashboard: Getting Started',
    changes: 'own',
    call: ({ gettingStarted }) => gettingStarted.set(['tutorials']),
    required: ['item', 'item.success'],
    optional: [],
  },
  sendRequest: {
    summary: 'Send a first call',
    description:
      'Calls the API with a key of the account and returns what was sent and what came back. It costs credits like any call. Respond with 200 if the call itself failed; `statusCode` says so. Where a budget stops calls, reject it with a 402 whose details say until when.',
    usedBy: 'The dialog of the dashboard that sends a first call.',
    fields: {
      'body.address': 'The blockchain address that the call is about.',
      'data.item.statusCode': 'The HTTP status of the call.',
      'data.item.responseTime': 'How long the call took, in milliseconds.',
    },
    screen: 'Dashboard: first API call',
    changes: 'setup',
    about: 'apiKey',
    call: ({ firstCall }, apiKeyId) =>
      firstCall.send({
        blockchain: 'ethereum',
        network: 'mainnet',
        address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
        apiKeyId,
      }),
    required: ['item'],
    optional: below('item.', 'request', 'response', 'statusCode', 'responseTime'),
  },
} as const satisfies Readonly<Record<string, Operation>>;
