import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

const items = [
  { id: 'key-7', name: 'Production', credits: 120.5, calls: 80 },
  { id: 'other', name: 'Deleted keys', credits: 3, calls: 0 },
];
const read = () => wire.gateways.usage.breakdown({ range: '30d', by: 'network' });

describe('GET /api/usage/breakdown', () => {
  it('sends the range and what each item is', async () => {
    wire.server.respondWithJson({ data: { items } });
    expect(await read()).toEqual({ ok: true, value: items });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/usage/breakdown?range=30d&by=network', '']);
  });

  it.each([
    ['nothing but an id', { id: 7 }, { id: '7', name: '', credits: 0, calls: null }],
    [
      'fields of null',
      { id: 'a', name: null, credits: null, calls: null },
      { id: 'a', name: '', credits: 0, calls: null },
    ],
  ])('reads an item with %s', async (_, sent, expected) => {
    wire.server.respondWithJson({ data: { items: [sent] } });
    expect(await read()).toEqual({ ok: true, value: [expected] });
  });

  it('reads a breakdown of nothing', async () => {
    wire.server.respondWithJson({ data: { items: [] } });
    expect(await read()).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['no items', {}],
    ['items that are no list', { items: { 'key-7': 120 } }],
    ['an item without an id', { items: [{ name: 'A', credits: 1 }] }],
    ['text for credits', { items: [{ id: 'a', credits: '1' }] }],
    ['text for calls', { items: [{ id: 'a', credits: 1, calls: '1' }] }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await read()).toEqual(BROKEN);
  });
});
