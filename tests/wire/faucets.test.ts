import { describe, expect, it } from 'vitest';
import { BROKEN, PAGE_INSTEAD, openWire, SENT } from './open-wire.ts';

const wire = openWire();

const LOG = {
  id: 'f-7',
  address: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D',
  timestamp: 1_763_700_000,
  blockchain: 'ethereum',
  network: 'sepolia',
  amount: '0.05',
  unit: 'ETH',
};
const SHOWN = {
  id: 'f-7',
  address: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D',
  requestedAt: 1_763_700_000_000,
  blockchain: 'ethereum',
  network: 'sepolia',
  amount: '0.05',
  unit: 'ETH',
};
const SETTING = {
  blockchain: 'ethereum',
  network: 'sepolia',
  faucetCoinsAmount: 0.05,
  faucetTokenAmount: 20,
  faucetTokenName: 'USDT',
};

const respondWith = (logs: unknown, settings: unknown) =>
  wire.server.respondWithJson({ data: { item: { faucetLogs: logs, blockchainsFaucetSettings: settings } } });

describe('GET /api/faucet', () => {
  it('sends no body and reads history and settings', async () => {
    respondWith([LOG], [SETTING]);
    expect(await wire.gateways.faucets.load()).toEqual({
      ok: true,
      value: {
        requests: [SHOWN],
        settings: [
          {
            blockchain: 'ethereum',
            network: 'sepolia',
            coinsAmount: '0.05',
            token: { amount: '20', name: 'USDT' },
          },
        ],
      },
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/faucet', '']);
  });

  it.each([
    ['numbers for id and amount', { id: 7, amount: 0.0000005 }, { id: '7', amount: '0.0000005' }],
    ['milliseconds', { timestamp: 1_763_700_000_000 }, {}],
    ['ISO text', { timestamp: '2025-11-21T04:40:00Z' }, {}],
    ['no time', { timestamp: null }, { requestedAt: null }],
    ['no unit', { unit: undefined }, { unit: '' }],
  ])('reads a log with %s', async (_, origin, shown) => {
    respondWith([{ ...LOG, ...origin }], []);
    const result = await wire.gateways.faucets.load();
    expect(result).toMatchObject({ ok: true, value: { requests: [{ ...SHOWN, ...shown }] } });
  });

  it('puts the newest log first, in whichever order they came', async () => {
    respondWith([{ ...LOG, id: 'old', timestamp: 1 }, LOG, { ...LOG, id: 'new', timestamp: 1_763_800_000 }], []);
    const result = await wire.gateways.faucets.load();
    expect(result.ok && result.value.requests.map(({ id }) => id)).toEqual(['new', 'f-7', 'old']);
  });

  it.each([
    [
      'texts for amounts',
      { faucetCoinsAmount: '0.0005', faucetTokenAmount: '20' },
      '0.0005',
      { amount: '20', name: 'USDT' },
    ],
    ['no token', { faucetTokenAmount: null, faucetTokenName: null }, '0.05', null],
    ['nothing said of a token', { faucetTokenAmount: undefined, faucetTokenName: undefined }, '0.05', null],
    ['a token of amount 0', { faucetTokenAmount: 0 }, '0.05', null],
    ['an empty text for the token', { faucetTokenAmount: '', faucetTokenName: '' }, '0.05', null],
    ['a token without a name', { faucetTokenName: ' ' }, '0.05', null],
    ['no coins', { faucetCoinsAmount: null }, null, { amount: '20', name: 'USDT' }],
  ])('reads a setting with %s', async (_, origin, coinsAmount, token) => {
    respondWith([], [{ ...SETTING, ...origin }]);
    expect(await wire.gateways.faucets.load()).toEqual({
      ok: true,
      value: { requests: [], settings: [{ blockchain: 'ethereum', network: 'sepolia', coinsAmount, token }] },
    });
  });

  it.each([
    ['a map for the history', {}, [SETTING]],
    ['a log of null', [null], []],
    ['a time that is none', [{ ...LOG, timestamp: 'today' }], []],
    ['a setting without a network', [], [{ ...SETTING, network: undefined }]],
    ['truth for an amount', [], [{ ...SETTING, faucetCoinsAmount: true }]],
  ])('treats %s as a broken response', async (_, logs, settings) => {
    respondWith(logs, settings);
    expect(await wire.gateways.faucets.load()).toEqual(BROKEN);
  });
});

describe('POST /api/faucet', () => {
  const coins = { blockchain: 'ethereum', network: 'sepolia', address: '0x7A25' };

  it.each([
    [coins, '{"blockchain":"ethereum","network":"sepolia","address":"0x7A25"}'],
    [
      { ...coins, tokenTransfer: true as const },
      '{"blockchain":"ethereum","network":"sepolia","address":"0x7A25","tokenTransfer":true}',
    ],
  ])('sends %o', async (wanted, origin) => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    expect(await wire.gateways.faucets.request(wanted)).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/faucet', origin]);
  });

  it.each([
    ['an item', 200, '{"data":{"item":{"id":"f-8"}}}'],
    ['an empty body', 200, ''],
    ['no content', 204, ''],
    ['an empty envelope', 201, '{}'],
  ])('treats %s as a success', async (_, status, body) => {
    wire.server.respondWith((response) => response.writeHead(status).end(body));
    expect(await wire.gateways.faucets.request(coins)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['success: false', '{"data":{"item":{"success":false}}}'],
    ['JSON that is cut short', '{"data":{"ite'],
  ])('treats %s as a failure', async (_, body) => {
    wire.server.respondWith((response) => response.writeHead(200).end(body));
    expect(await wire.gateways.faucets.request(coins)).toEqual(BROKEN);
  });

  it('has reached nobody where the page of a proxy answers', async () => {
    const page = '<!doctype html><title>Log in to the network</title>';
    wire.server.respondWith((response) => response.writeHead(200).end(page));
    expect(await wire.gateways.faucets.request(coins)).toEqual(PAGE_INSTEAD);
  });
});

describe('a limit on POST /api/faucet', () => {
  const limit = { error: { code: 'too_many_requests', message: 'The limit has been reached.', details: [] } };
  const rejection = {
    kind: 'rejected',
    status: 429,
    code: 'too_many_requests',
    message: 'The limit has been reached.',
  };
  const request = () => wire.gateways.faucets.request({ blockchain: 'tron', network: 'nile', address: 'TQn9' });

  it('reads how many seconds it lasts', async () => {
    wire.server.respondWithJson(limit, { 'retry-after': '581' }, 429);
    expect(await request()).toEqual({
      ok: false,
      failure: { ...rejection, details: [], retryAfterMs: 581_000, origin: SENT },
    });
  });

  it('reads the date when it ends', async () => {
    const end = new Date(Date.now() + 581_000).toUTCString();
    wire.server.respondWithJson(limit, { 'retry-after': end }, 429);
    const result = await request();
    const wait = !result.ok && result.failure.kind !== 'canceled' ? result.failure.retryAfterMs : undefined;
    // An HTTP date has whole seconds, and the call took its time.
    expect(wait).toBeGreaterThan(570_000);
    expect(wait).toBeLessThanOrEqual(581_000);
  });

  it.each([
    ['nothing', {}],
    ['no time at all', { 'retry-after': 'soon' }],
  ])('reads its end from %s when the header has none', async (_, headers) => {
    wire.server.respondWithJson(limit, headers, 429);
    expect(await request()).toEqual({ ok: false, failure: { ...rejection, details: [], origin: SENT } });
  });

  it('is one without a body too', async () => {
    wire.server.respondWith((response) => response.writeHead(429, { 'retry-after': '7' }).end());
    expect(await request()).toMatchObject({ ok: false, failure: { status: 429, retryAfterMs: 7000 } });
  });
});
