import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

const sent = () => {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
};

describe('labels of API keys', () => {
  it('are replaced as a whole', async () => {
    wire.server.respondWithJson({ data: { item: { labels: ['Production'] } } });
    const value = ['Production'];
    expect(await wire.gateways.keyLabels.change('key-7' as ApiKeyId, ['production'])).toEqual({ ok: true, value });
    expect(sent()).toEqual(['PUT', '/api/api-keys/key-7/labels', '{"labels":["production"]}']);
  });

  it.each([
    {},
    { item: {} },
    { item: { labels: null } },
    { item: { labels: 'production' } },
    { item: { labels: [7] } },
  ])('are unknown after the broken response %j', async (data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.keyLabels.change('key-7' as ApiKeyId, [])).toEqual(BROKEN);
  });

  it('go with a new key', async () => {
    wire.server.respondWithJson({ data: { item: { key: 'abc' } } });
    await wire.gateways.apiKeys.create({ name: 'next' }, undefined, ['eu', 'pci']);
    expect(sent()).toEqual(['POST', '/api/api-keys', '{"name":"next","labels":["eu","pci"]}']);
  });

  it.each([
    [{ labels: ['eu'] }, ['eu']],
    [{ labels: null }, []],
    [{}, undefined],
  ])('of a listed key %j are %j', async (fields, labels) => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ id: 'key-7', active: true, ...fields }] } } });
    const result = await wire.gateways.apiKeys.list();
    expect(result.ok && result.value.items.map((key) => key.labels)).toEqual([labels]);
  });

  it('narrow the log of API requests, whose filters list them', async () => {
    wire.server.respondWithJson({ data: { item: { stats: [] } } });
    await wire.gateways.logs.apiRequests({ apiKey: '', label: 'team a' }, null);
    expect(sent()[1]).toBe('/api/account/api-requests?limit=10&label=team+a');
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ id: 7, name: 'orders', labels: ['eu'] }, 'ci'] } } });
    const value = [
      { value: '7', name: 'orders', labels: ['eu'] },
      { value: 'ci', name: 'ci' },
    ];
    expect(await wire.gateways.logs.requestKeys()).toEqual({ ok: true, value });
  });

  it('narrow the breakdown of credits', async () => {
    wire.server.respondWithJson({ data: { items: [] } });
    await wire.gateways.usage.breakdown({ range: '7d', by: 'key', label: 'eu' });
    expect(sent()[1]).toBe('/api/usage/breakdown?range=7d&by=key&label=eu');
  });
});
