import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

describe('GET /api/blockchain-protocols/blockchains', () => {
  const BITCOIN = { name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: 'PHN2Zz48L3N2Zz4=' };

  const read = (items: unknown) => {
    wire.server.respondWithJson({ data: { items } });
    return wire.gateways.catalog.protocols();
  };

  it('sends no query and no body', async () => {
    await read([]);
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/blockchain-protocols/blockchains', '']);
  });

  it.each([
    ['whole', BITCOIN, BITCOIN],
    ['without a logo', { ...BITCOIN, logoSvgBase64: null }, { ...BITCOIN, logoSvgBase64: '' }],
    ['without a public name', { name: 'tron' }, { name: 'tron', publicName: 'tron', logoSvgBase64: '' }],
  ])('reads a protocol %s', async (_, sent, protocol) => {
    expect(await read([sent])).toEqual({ ok: true, value: [protocol] });
  });

  it('preserves the order of the response', async () => {
    const result = await read([{ name: 'zcash' }, BITCOIN, { name: 'tron' }]);
    expect(result.ok && result.value.map(({ name }) => name)).toEqual(['zcash', 'bitcoin', 'tron']);
  });

  it.each([
    ['a map', { bitcoin: BITCOIN }],
    ['a protocol without a name', [{ publicName: 'Bitcoin' }]],
    ['a number for the logo', [{ ...BITCOIN, logoSvgBase64: 7 }]],
  ])('treats %s as a broken response', async (_, items) => {
    expect(await read(items)).toEqual(BROKEN);
  });
});

describe('GET /api/payment-packages', () => {
  const GROWTH = { id: 'growth', name: 'Growth', price: { monthlyAmount: 199, annualAmountPerMonth: 159 } };

  const read = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.catalog.plans();
  };

  it('sends no query and no body', async () => {
    await read({ items: [] });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/payment-packages', '']);
  });

  it.each([
    ['items', { items: [GROWTH, { ...GROWTH, id: 7 }], totalCount: 2 }],
    ['the item', { item: [GROWTH, { ...GROWTH, id: 7 }] }],
  ])('reads a list in %s', async (_, data) => {
    const result = await read(data);
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['growth', '7']);
  });

  it.each([
    ['no list', {}],
    ['one plan for the list', { item: GROWTH }],
    ['a plan without an id', { items: [{ ...GROWTH, id: undefined }] }],
    ['a price that is no number', { items: [{ ...GROWTH, price: { monthlyAmount: 'cheap' } }] }],
    ['a list for the price', { items: [{ ...GROWTH, price: [199] }] }],
    ['text for isCustom', { items: [{ ...GROWTH, isCustom: 'no' }] }],
    ['text for the features', { items: [{ ...GROWTH, mainFeatures: 'many' }] }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});
