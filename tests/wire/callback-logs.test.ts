import { describe, expect, it } from 'vitest';
import type { TimeBounds } from '#src/domain/logs/log-time.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const ANY: CallbackFilters = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' };
const search = (more: Partial<CallbackFilters & TimeBounds> = {}, after: string | null = null) =>
  wire.gateways.logs.callbackLogs({ ...ANY, ...more }, after);

/** As text: a number of thirty digits would not survive being written by JavaScript. */
const respondWithText = (text: string) => wire.server.respondWith((response) => response.writeHead(200).end(text));

const ENTRY =
  '{ "id":"cb-7", "event":"ADDRESS_COINS_TRANSACTION_CONFIRMED","success":true,\n "product":"BLOCKCHAIN_EVENTS",' +
  '"executionTimestamp":1795184521,"body":{"data":{"item":{"blockchain":"ethereum","network":"sepolia",' +
  '"amountInWei":123456789012345678901234567890,"x":1.0,"é":"\\u0041"}}} }';
const CALLBACK = {
  id: 'cb-7',
  event: 'ADDRESS_COINS_TRANSACTION_CONFIRMED',
  success: true,
  blockchain: 'ethereum',
  network: 'sepolia',
  product: 'BLOCKCHAIN_EVENTS',
  at: Date.UTC(2026, 10, 20, 14, 22, 1),
  json: ENTRY,
};

describe('GET /api/account/callbacks-search', () => {
  it('requests ten and sends no filter that is empty', async () => {
    respondWithText('{"data":{"item":{"callbackLogs":[],"hasMore":false}}}');
    await search({ searchPhrase: '  ' });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/callbacks-search?limit=10', '']);
  });

  it('sends every filter and the entry to begin below, the product in capitals', async () => {
    respondWithText('{"data":{"item":{"callbackLogs":[],"hasMore":false}}}');
    const index = {
      blockchain: 'ethereum',
      network: 'sepolia',
      status: 'failed',
      product: 'blockchain_events',
    } as const;
    const days = { from: Date.UTC(2026, 9, 1), before: Date.UTC(2026, 9, 6) };
    await search({ ...index, ...days, searchPhrase: ' ٠xC０ & co ' }, 'cb-7');
    expect(wire.server.takeOnlyRequest().url).toBe(
      '/api/account/callbacks-search?limit=10&startingFromCallbackLogId=cb-7&blockchain=ethereum&network=sepolia' +
        '&status=failed&searchPhrase=0xC0+%26+co&product=BLOCKCHAIN_EVENTS' +
        '&from=2026-10-01T00%3A00%3A00.000Z&before=2026-10-06T00%3A00%3A00.000Z',
    );
  });

  it('reads an entry, and preserves its text verbatim', async () => {
    respondWithText(
      `\uFEFF{"context":{}, "data" : {"item":{"hasMore":true,"callbackLogs":[${ENTRY} ],"lastCallbackId":"cb-7"}}}`,
    );
    expect(await search()).toEqual({ ok: true, value: { items: [CALLBACK], next: 'cb-7' } });
  });

  it('reads each entry with the text of its own place', async () => {
    const second = '{"id":8,"success":false,"executionTimestamp":"2026-11-20T14:22:01Z"}';
    respondWithText(`{"data":{"item":{"callbackLogs":[${ENTRY},${second}],"hasMore":false}}}`);
    const bare = { id: '8', event: '', success: false, blockchain: '', network: '', product: '', json: second };
    expect(await search()).toEqual({ ok: true, value: { items: [CALLBACK, { ...bare, at: CALLBACK.at }] } });
  });

  it.each([
    ['a body of null', 'null'],
    ['no data in the body', '{}'],
    ['data of null', '{"data":null}'],
    ['an item of null', '{"data":{"item":null}}'],
    ['null for the blockchain', '{"data":{"item":{"blockchain":null}}}'],
    ['a text for the body', '"<html>"'],
    ['a list for the item', '{"data":{"item":[1]}}'],
    ['a number for the blockchain', '{"data":{"item":{"blockchain":1}}}'],
  ])('reads an entry with %s as one that is about no blockchain', async (_, body) => {
    respondWithText(
      `{"data":{"item":{"callbackLogs":[{"id":"a","success":true,"executionTimestamp":1,"body":${body}}],"hasMore":false}}}`,
    );
    expect(await search()).toMatchObject({ value: { items: [{ id: 'a', blockchain: '', network: '', at: 1000 }] } });
  });

  it.each([
    ['in the item', `{"item":{"callbackLogs":[${ENTRY}],"hasMore":true,"lastCallbackId":"cb-9"}}`, 'cb-9'],
    ['beside it', `{"item":{"callbackLogs":[${ENTRY}]},"hasMore":true,"lastCallbackId":9}`, '9'],
    ['nowhere', `{"item":{"callbackLogs":[${ENTRY}],"hasMore":true,"lastCallbackId":null}}`, 'cb-7'],
  ])('continues below the last id that is %s', async (_, data, next) => {
    respondWithText(`{"data":${data}}`);
    expect(await search()).toEqual({ ok: true, value: { items: [CALLBACK], next } });
  });

  it('continues after an empty page only with a cursor', async () => {
    respondWithText('{"data":{"item":{"callbackLogs":[],"hasMore":true,"lastCallbackId":"cb-7"}}}');
    expect(await search()).toEqual({ ok: true, value: { items: [], next: 'cb-7' } });
    respondWithText('{"data":{"item":{"callbackLogs":[],"hasMore":true,"lastCallbackId":null}}}');
    expect(await search()).toEqual({ ok: true, value: { items: [] } });
  });

  it.each([
    ['no list', '{"item":{"hasMore":false}}'],
    ['null for an entry', '{"item":{"callbackLogs":[null],"hasMore":false}}'],
    ['an entry without an id', '{"item":{"callbackLogs":[{"success":true,"executionTimestamp":1}],"hasMore":false}}'],
    [
      'a time that is none',
      '{"item":{"callbackLogs":[{"id":"a","success":true,"executionTimestamp":"x"}],"hasMore":false}}',
    ],
    [
      'text for success',
      '{"item":{"callbackLogs":[{"id":"a","success":"yes","executionTimestamp":1}],"hasMore":false}}',
    ],
    ['a list for the item', '{"item":[]}'],
  ])('treats %s as a broken response', async (_, data) => {
    respondWithText(`{"data":${data}}`);
    expect(await search()).toEqual(BROKEN);
  });

  it('does not throw at an entry that is nested beyond measure', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    respondWithText(
      `{"data":{"item":{"callbackLogs":[{"id":"a","success":true,"executionTimestamp":1,"deep":${deep}}],"hasMore":false}}}`,
    );
    expect(await search()).toEqual(BROKEN);
  });
});

describe('POST /api/account/callbacks/{id}/redeliver', () => {
  it('sends the id in the path, and no body', async () => {
    wire.server.respondWithJson({ data: { item: { id: 'cb-8' } } });
    await wire.gateways.logs.redeliverCallback('cb/7');
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/account/callbacks/cb%2F7/redeliver', '']);
  });

  it.each([
    ['the id of the new entry', { data: { item: { id: 'cb-8' } } }, 'cb-8'],
    ['an id that is a number', { data: { item: { id: 8 } } }, '8'],
    ['no id', { data: { item: {} } }, null],
    ['no item', { data: {} }, null],
    ['null for the data', { data: null }, null],
  ])('reads %s', async (_, response, value) => {
    wire.server.respondWithJson(response);
    expect(await wire.gateways.logs.redeliverCallback('cb-7')).toEqual({ ok: true, value });
  });

  it('reads the wait that a limit asks for', async () => {
    wire.server.respondWithJson({ error: { code: 'limit', message: 'Wait.' } }, { 'retry-after': '7' }, 429);
    const failure = { status: 429, retryAfterMs: 7000, message: 'Wait.' };
    expect(await wire.gateways.logs.redeliverCallback('cb-7')).toMatchObject({ ok: false, failure });
  });

  it('treats a text for the item as a broken response', async () => {
    wire.server.respondWithJson({ data: { item: 'cb-8' } });
    expect(await wire.gateways.logs.redeliverCallback('cb-7')).toEqual(BROKEN);
  });
});

describe('GET /api/account/callbacks-filters', () => {
  it('reads lists of texts, each text once', async () => {
    respondWithText(
      '{"data":{"item":{"blockchains":["ethereum","tron","ethereum"],"networks":["mainnet","nile"],' +
        '"statuses":["success","failed"],"products":["BLOCKCHAIN_EVENTS","BLOCKCHAIN_EVENTS"]}}}',
    );
    expect(await wire.gateways.logs.callbackFilterOptions()).toEqual({
      ok: true,
      value: {
        blockchains: ['ethereum', 'tron'],
        networks: [
          { name: 'mainnet', blockchain: null },
          { name: 'nile', blockchain: null },
        ],
        statuses: ['success', 'failed'],
        products: ['BLOCKCHAIN_EVENTS'],
      },
    });
    const { method, url } = wire.server.takeOnlyRequest();
    expect([method, url]).toEqual(['GET', '/api/account/callbacks-filters']);
  });

  it('reads networks with their blockchain, and drops statuses that cannot be requested', async () => {
    respondWithText(
      '{"data":{"item":{"blockchains":[],"networks":[{"name":"nile","blockchain":"tron"},{"name":"mainnet"},"testnet"],' +
        '"statuses":["pending","failed"],"products":[]}}}',
    );
    expect(await wire.gateways.logs.callbackFilterOptions()).toMatchObject({
      value: {
        networks: [
          { name: 'nile', blockchain: 'tron' },
          { name: 'mainnet', blockchain: null },
          { name: 'testnet', blockchain: null },
        ],
        statuses: ['failed'],
      },
    });
  });

  it('reads choices that come as objects', async () => {
    respondWithText(
      '{"data":{"item":{"blockchains":[{"name":"ethereum","publicName":"Ethereum"},"tron"],"networks":[],' +
        '"statuses":[{"name":"success"},{"name":"failed"}],"products":[{"id":7,"name":"BLOCKCHAIN_EVENTS"}]}}}',
    );
    expect(await wire.gateways.logs.callbackFilterOptions()).toMatchObject({
      value: { blockchains: ['ethereum', 'tron'], statuses: ['success', 'failed'], products: ['BLOCKCHAIN_EVENTS'] },
    });
  });

  it('reads no networks where they are inside the blockchains', async () => {
    respondWithText('{"data":{"item":{"blockchains":[{"name":"ethereum","networks":["mainnet","sepolia"]}]}}}');
    expect(await wire.gateways.logs.callbackFilterOptions()).toMatchObject({
      value: { blockchains: ['ethereum'], networks: [] },
    });
  });

  it('reads choices that come as maps with the names as their keys', async () => {
    respondWithText(
      '{"data":{"item":{"blockchains":{"ethereum":"Ethereum","tron":{}},"statuses":{"failed":true,"success":true},' +
        '"networks":{"ethereum":["mainnet","sepolia"],"nile":"Nile"},"products":{"BLOCKCHAIN_EVENTS":null}}}}',
    );
    expect(await wire.gateways.logs.callbackFilterOptions()).toEqual({
      ok: true,
      value: {
        blockchains: ['ethereum', 'tron'],
        networks: [
          { name: 'mainnet', blockchain: 'ethereum' },
          { name: 'sepolia', blockchain: 'ethereum' },
          { name: 'nile', blockchain: null },
        ],
        statuses: ['success', 'failed'],
        products: ['BLOCKCHAIN_EVENTS'],
      },
    });
  });

  it.each([
    ['null in a list', '{"item":{"blockchains":[null],"networks":[],"statuses":[],"products":[]}}'],
    ['a text for a list', '{"item":{"blockchains":"ethereum","networks":[],"statuses":[],"products":[]}}'],
    ['a network without a name', '{"item":{"blockchains":[],"networks":[{}],"statuses":[],"products":[]}}'],
    ['an item of null', '{"item":null}'],
  ])('treats %s as a broken response', async (_, data) => {
    respondWithText(`{"data":${data}}`);
    expect(await wire.gateways.logs.callbackFilterOptions()).toEqual(BROKEN);
  });
});
