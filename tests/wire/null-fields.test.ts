import { describe, expect, it } from 'vitest';
import type { Gateways } from '../../src/application/gateways';
import type { Result } from '../../src/domain/shared/result';
import { openWire } from './open-wire';

const wire = openWire();

type Path = readonly (string | number)[];

interface Read {
  readonly name: string;
  readonly call: (gateways: Gateways) => Promise<Result<unknown>>;
  readonly data: unknown;
  /** Without these there is nothing to show, or nothing to do with it. */
  readonly essential: readonly string[];
}

const NO_FILTERS = { blockchain: '', network: '', status: '', searchPhrase: '', product: '' } as const;
const AT = '2026-11-20T10:00:00.000Z';

const reads: readonly Read[] = [
  {
    name: 'the profile',
    call: ({ account }) => account.profile(),
    data: {
      item: {
        ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@northwall.example', paymentPackageId: 'scale' },
        constraints: { teamMembersCount: 5 },
      },
    },
    essential: ['item', 'item.email'],
  },
  {
    name: 'the subscription',
    call: ({ billing }) => billing.currentSubscription(),
    data: {
      item: {
        ...{ active: true, name: 'Scale', free: false, subscription: 'monthly', subscriptionPayment: 499 },
        ...{ monthlyCredits: 2_000_000, throughput: { softLimit: 100, hardLimit: 150 } },
        ...{ paygAdditionalCreditsPerOneDollar: 4000, paygPeriodToDate: 12, subtotal: 511, hasPendingInvoices: true },
        ...{ isCancelled: true, scheduledCancellationDate: AT, nextBillingDate: AT, suspended: false },
      },
    },
    essential: ['item', 'item.active', 'item.name'],
  },
  {
    name: 'the plans',
    call: ({ billing }) => billing.plans(),
    data: {
      items: [
        {
          ...{ id: 'growth', name: 'Growth', description: 'x', support: 'x', plan: 'growth', isFree: false },
          ...{ monthlySubscriptionUrl: 'https://pay.example/1', annualSubscriptionUrl: 'https://pay.example/2' },
          ...{ price: { monthlyAmount: 199 }, prices: [{ amount: 199, annualAmount: 1908 }], isCustom: false },
          ...{ isMostPopular: true, paygAdditionalCreditsPerOneDollar: 20_000 },
          mainFeatures: [{ name: 'keys', value: '20', sequence: 1 }],
          additionalFeatures: { Limits: { keys: { name: 'keys', sequence: 1, value: true, content: 'x' } } },
        },
      ],
    },
    essential: [
      'items',
      'items.0',
      'items.0.id',
      'items.0.name',
      'items.0.prices.0',
      'items.0.mainFeatures.0',
      'items.0.mainFeatures.0.name',
      'items.0.additionalFeatures.Limits',
      'items.0.additionalFeatures.Limits.keys',
      'items.0.additionalFeatures.Limits.keys.name',
    ],
  },
  {
    name: 'the API keys',
    call: ({ apiKeys }) => apiKeys.list(),
    data: {
      item: { apiKeys: [{ id: '1', name: 'a', key: 'ab…cd', active: true, createdTimestamp: 1 }], hasMore: true },
    },
    essential: ['item', 'item.apiKeys', 'item.apiKeys.0', 'item.apiKeys.0.id', 'item.apiKeys.0.active', 'item.hasMore'],
  },
  {
    name: 'the API versions',
    call: ({ apiKeys }) => apiKeys.versions(),
    data: { items: [{ id: '1', name: '2024-12-12', isDefault: true }] },
    essential: ['items', 'items.0', 'items.0.id', 'items.0.name'],
  },
  {
    name: 'the domains',
    call: ({ domains }) => domains.list(),
    data: {
      item: {
        callbackUrls: [{ id: '1', url: 'a.example', verified: true, createdTimestamp: 1, verifiedTimestamp: 1 }],
        hasMore: true,
      },
    },
    essential: [
      'item',
      'item.callbackUrls',
      'item.callbackUrls.0',
      'item.callbackUrls.0.id',
      'item.callbackUrls.0.url',
      'item.hasMore',
    ],
  },
  {
    name: 'the team',
    call: ({ team }) => team.members(),
    data: { items: [{ id: '1', email: 'a@b.example', roles: ['1'], state: 'dashboard' }], totalCount: 1 },
    essential: ['items', 'items.0', 'items.0.id', 'items.0.email', 'items.0.roles.0'],
  },
  {
    name: 'the faucets',
    call: ({ faucets }) => faucets.load(),
    data: {
      item: {
        faucetLogs: [
          { id: '1', address: 'x', timestamp: AT, blockchain: 'xrp', network: 'testnet', amount: '1', unit: 'XRP' },
        ],
        blockchainsFaucetSettings: [
          {
            blockchain: 'xrp',
            network: 'testnet',
            faucetCoinsAmount: '1',
            faucetTokenAmount: '1',
            faucetTokenName: 'x',
          },
        ],
      },
    },
    essential: [
      'item',
      'item.faucetLogs',
      'item.faucetLogs.0',
      'item.faucetLogs.0.id',
      'item.faucetLogs.0.address',
      'item.faucetLogs.0.blockchain',
      'item.faucetLogs.0.network',
      'item.faucetLogs.0.amount',
      'item.blockchainsFaucetSettings',
      'item.blockchainsFaucetSettings.0',
      'item.blockchainsFaucetSettings.0.blockchain',
      'item.blockchainsFaucetSettings.0.network',
    ],
  },
  {
    name: 'the usage',
    call: ({ usage }) => usage.summary(),
    data: {
      item: {
        dailyMonitoringCost: { API_REQUEST: 1 },
        planQuota: { startDate: 1, endDate: 2, included: 10, used: 1, extra: 0 },
      },
    },
    essential: ['item', 'item.dailyMonitoringCost', 'item.planQuota', 'item.planQuota.included', 'item.planQuota.used'],
  },
  {
    name: 'the API calls',
    call: ({ logs }) => logs.apiRequests({ apiKey: '' }, null),
    data: {
      item: {
        stats: [
          {
            ...{ id: '1', dateTime: AT, requestData: { url: 'x' }, responseData: { statusCode: 200, responseTime: 1 } },
            systemData: { referenceId: 'x', product: 'x', spentCredits: 1 },
          },
        ],
        ...{ hasMore: true, lastApiRequestId: '1' },
      },
    },
    essential: ['item', 'item.stats', 'item.stats.0', 'item.stats.0.id', 'item.stats.0.dateTime', 'item.hasMore'],
  },
  {
    name: 'the callbacks',
    call: ({ logs }) => logs.callbackLogs(NO_FILTERS, null),
    data: {
      item: {
        callbackLogs: [
          {
            ...{ id: '1', event: 'x', success: true, product: 'x', executionTimestamp: 1 },
            body: { data: { item: { blockchain: 'x', network: 'x' } } },
          },
        ],
        ...{ hasMore: true, lastCallbackId: '1' },
      },
    },
    essential: [
      'item',
      'item.callbackLogs',
      'item.callbackLogs.0',
      'item.callbackLogs.0.id',
      'item.callbackLogs.0.success',
      'item.callbackLogs.0.executionTimestamp',
      'item.hasMore',
    ],
  },
];

/** Every place in the data, and the data with null in it. */
function withNulls(data: unknown, path: Path = []): readonly { readonly path: Path; readonly data: unknown }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, key];
    const put = (inner: unknown) =>
      Array.isArray(data)
        ? data.map((one: unknown, nth) => (String(nth) === key ? inner : one))
        : { ...data, [key]: inner };
    const deeper = withNulls(value, at).map((one) => ({ path: one.path, data: put(one.data) }));
    return [{ path: at, data: put(null) }, ...deeper];
  });
}

describe.each(reads)('a null in $name', ({ call, data, essential }) => {
  it('takes the reply with it only where nothing can be shown without the value', async () => {
    wire.server.answerJson({ data });
    expect(await call(wire.gateways)).toMatchObject({ ok: true });
    const broken: string[] = [];
    for (const one of withNulls(data)) {
      wire.server.answerJson({ data: one.data });
      const reply = await call(wire.gateways);
      if (!reply.ok) broken.push(one.path.join('.'));
    }
    expect(broken).toEqual(essential);
  });
});
