import { describe, expect, it } from 'vitest';
import type { CallbackSubscriptionId } from '#src/domain/callback-domains/callback-subscription.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const PATH = '/api/account/callback-subscriptions';
const subscriptions = () => wire.gateways.callbackSubscriptions;
const id = 's1' as CallbackSubscriptionId;

const sent = {
  ...{ referenceId: 's1', eventType: 'ADDRESS_MINED', blockchain: 'bitcoin', network: 'mainnet', address: 'bc1q' },
  ...{ callbackUrl: 'https://a.example/in', confirmationsCount: 6, isActive: false, createdTimestamp: 1_700_000_000 },
  deactivationReasons: [{ reason: 'Maximum retry attempts reached', timestamp: 1_700_000_100 }],
  lastDelivery: { timestamp: 1_700_000_050, success: false },
  recentDeliveries: { total: 12, failed: 3 },
};
const read = {
  ...{ id: 's1', event: 'ADDRESS_MINED', blockchain: 'bitcoin', network: 'mainnet' },
  subject: { field: 'address', value: 'bc1q' },
  ...{ callbackUrl: 'https://a.example/in', confirmations: 6, isActive: false, createdAt: 1_700_000_000_000 },
  deactivations: [{ reason: 'Maximum retry attempts reached', at: 1_700_000_100_000 }],
  lastDelivery: { at: 1_700_000_050_000, isAccepted: false },
  recent: { deliveries: 12, failed: 3 },
};
const BARE = {
  ...{ id: '7', event: '', blockchain: '', network: '', subject: null, callbackUrl: '', confirmations: null },
  ...{ isActive: true, deactivations: [], createdAt: null, lastDelivery: null, recent: null },
};

describe(`GET ${PATH}`, () => {
  it.each([
    ['all fields', sent, read],
    [
      'an older reason in front',
      {
        ...sent,
        deactivationReasons: [{ reason: 'Unreachable', timestamp: 1_690_000_000 }, ...sent.deactivationReasons],
      },
      { ...read, deactivations: [...read.deactivations, { reason: 'Unreachable', at: 1_690_000_000_000 }] },
    ],
    ['an id alone', { referenceId: 7 }, BARE],
    [
      'another subject',
      { ...sent, address: null, transactionId: 'tx' },
      { ...read, subject: { field: 'transactionId', value: 'tx' } },
    ],
    ['deliveries of which the failed ones are not counted', { referenceId: 7, recentDeliveries: { total: 3 } }, BARE],
    ['a delivery without a time', { referenceId: 7, lastDelivery: { success: true } }, BARE],
  ])('reads a subscription with %s', async (_, subscription, value) => {
    wire.server.respondWithJson({ data: { item: { subscriptions: [subscription] } } });
    expect(await subscriptions().list()).toEqual({ ok: true, value: { items: [value] } });
    const { method, url } = wire.server.takeOnlyRequest();
    expect([method, url]).toEqual(['GET', `${PATH}?limit=10&offset=0`]);
  });

  it.each([
    ['no list', {}],
    ['no id', { subscriptions: [{ ...sent, referenceId: null }] }],
    ['a word for a flag', { subscriptions: [{ ...sent, isActive: 'yes' }] }],
    ['a text for the reasons', { subscriptions: [{ ...sent, deactivationReasons: 'retries' }] }],
  ])('treats a response with %s as a broken response', async (_, item) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await subscriptions().list()).toEqual(BROKEN);
  });
});

it(`GET ${PATH}/event-types leaves out what has an unknown subject`, async () => {
  const networks = [{ blockchain: 'bitcoin', network: 'mainnet' }];
  const eventTypes = [
    { name: 'ADDRESS_MINED', product: 'BLOCKCHAIN_EVENTS', networks, subject: 'address', maxConfirmations: 12 },
    { name: 'BLOCK_MINED', subject: null },
    { name: 'NFT_SOLD', subject: 'collection' },
  ];
  wire.server.respondWithJson({ data: { item: { eventTypes } } });
  const [first] = eventTypes;
  expect(await subscriptions().eventTypes()).toEqual({
    ok: true,
    value: [
      { name: first?.name, product: first?.product, chains: networks, subject: 'address', maxConfirmations: 12 },
      { name: 'BLOCK_MINED', product: '', chains: [], subject: null, maxConfirmations: null },
    ],
  });
});

const destination = { callbackUrl: 'https://a.example/in', confirmations: 6 };
const chain = { blockchain: 'bitcoin', network: 'mainnet' };

it.each([
  [
    'with a subject',
    () =>
      subscriptions().create({
        event: 'A',
        ...chain,
        subject: { field: 'contractAddress', value: '0x1' },
        ...destination,
      }),
    ['POST', PATH],
    '{"eventType":"A","blockchain":"bitcoin","network":"mainnet","contractAddress":"0x1","callbackUrl":"https://a.example/in","confirmationsCount":6}',
  ],
  [
    'without one',
    () => subscriptions().create({ event: 'B', ...chain, subject: null, ...destination, confirmations: null }),
    ['POST', PATH],
    '{"eventType":"B","blockchain":"bitcoin","network":"mainnet","callbackUrl":"https://a.example/in"}',
  ],
  [
    'that goes elsewhere',
    () => subscriptions().edit(id, destination),
    ['PUT', `${PATH}/s1`],
    '{"callbackUrl":"https://a.example/in","confirmationsCount":6}',
  ],
  ['that is paused', () => subscriptions().setActive(id, false), ['PUT', `${PATH}/s1/active`], '{"isActive":false}'],
])('sends a subscription %s', async (_, call, request, body) => {
  wire.server.respondWithJson({ data: { item: sent } });
  expect(await call()).toEqual({ ok: true, value: read });
  const seen = wire.server.takeOnlyRequest();
  expect([[seen.method, seen.url], seen.body]).toEqual([request, body]);
});

it('deletes and tests one by its id', async () => {
  wire.server.respondWithJson({});
  expect(await subscriptions().remove(id)).toEqual({ ok: true, value: undefined });
  expect(wire.server.takeOnlyRequest()).toMatchObject({ method: 'DELETE', url: `${PATH}/s1` });
  wire.server.respondWithJson({ data: { item: { responseStatusCode: 200 } } });
  expect(await subscriptions().sendTest(id)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(wire.server.takeOnlyRequest()).toMatchObject({ method: 'POST', url: `${PATH}/s1/test` });
});
