import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

describe('GET /api/summary', () => {
  const item = {
    companyName: 'Northwall',
    useCases: ['NFTs', 'Tea'],
    blockchainProtocols: ['bitcoin', 'ethereum'],
    chosenCurrentPackageName: 'Growth',
    chosenCurrentPackage: 'growth',
    offlinePaying: false,
    stripeSessionUrl: 'https://checkout.example/pay/7',
    state: 'summary',
  };
  const summary = item;

  const read = (sent: unknown) => {
    wire.server.respondWithJson({ data: { item: sent } });
    return wire.gateways.onboarding.summary();
  };

  it('sends no query and no body', async () => {
    await read(item);
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/summary', '']);
  });

  it.each([
    ['whole', item, summary],
    ['with null for the company', { ...item, companyName: null }, { ...summary, companyName: null }],
    ['with an empty company', { ...item, companyName: '' }, { ...summary, companyName: null }],
    ['without a company', { ...item, companyName: undefined }, { ...summary, companyName: null }],
    [
      'with whole protocols',
      {
        ...item,
        blockchainProtocols: [{ name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: 'PHN2Zz4=' }, { name: 'tron' }],
      },
      { ...summary, blockchainProtocols: ['bitcoin', 'tron'] },
    ],
    [
      'with lists of null',
      { ...item, useCases: null, blockchainProtocols: null },
      { ...summary, useCases: [], blockchainProtocols: [] },
    ],
    ['with a number for the package', { ...item, chosenCurrentPackage: 3 }, { ...summary, chosenCurrentPackage: '3' }],
    [
      'without a name for the package',
      { ...item, chosenCurrentPackageName: null },
      { ...summary, chosenCurrentPackageName: '' },
    ],
    ['that names no state', { ...item, state: undefined }, { ...summary, state: null }],
    ['of a state that nobody knows', { ...item, state: 'paid' }, { ...summary, state: null }],
    ['with an empty checkout', { ...item, stripeSessionUrl: '' }, { ...summary, stripeSessionUrl: null }],
  ])('reads a summary %s', async (_, sent, value) => {
    expect(await read(sent)).toEqual({ ok: true, value });
  });

  it('reads nothing that the specification does not have', async () => {
    expect(await read({ ...item, isFree: true, isCustom: true })).toEqual({ ok: true, value: summary });
  });

  it.each([
    ['no package', { ...item, chosenCurrentPackage: undefined }],
    ['an empty package', { ...item, chosenCurrentPackage: '' }],
    ['text for the protocols', { ...item, blockchainProtocols: 'bitcoin' }],
    ['a protocol without a name', { ...item, blockchainProtocols: [{ publicName: 'Bitcoin' }] }],
    ['a number for the checkout', { ...item, stripeSessionUrl: 7 }],
    ['text for offlinePaying', { ...item, offlinePaying: 'no' }],
    ['a list for the item', []],
  ])('treats a summary with %s as a broken response', async (_, sent) => {
    expect(await read(sent)).toEqual(BROKEN);
  });
});

describe('POST /api/summary', () => {
  const confirm = () => wire.gateways.onboarding.confirmSummary();

  it('sends no body', async () => {
    wire.server.respondWithJson({ data: { item: { state: 'dashboard' } } });
    await confirm();
    const { method, url, body, headers } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/summary', '']);
    expect(headers['content-type']).toBeUndefined();
  });

  it.each([
    ['the state', { state: 'dashboard' }, 'dashboard'],
    ['a state that stays', { state: 'summary' }, 'summary'],
    ['no state', {}, null],
  ])('reads %s', async (_, item, value) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await confirm()).toEqual({ ok: true, value });
  });

  it.each([
    ['an unknown state', { item: { state: 'paid' } }],
    ['no item', {}],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await confirm()).toEqual(BROKEN);
  });

  it('hands on the state that a rejection carries', async () => {
    wire.server.respondWithJson({ error: { code: 'wrong_stage', message: 'Back.', state: 'pricing-plan' } }, {}, 409);
    expect(await confirm()).toMatchObject({ ok: false, failure: { state: 'pricing-plan' } });
  });
});
