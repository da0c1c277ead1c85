import { describe, expect, it } from 'vitest';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

const STATUS = { createdTimestamp: 1_763_700_000, masked: 'whsec_C2FV…rzQ=', overlapUntilTimestamp: null };
const READ = { since: 1_763_700_000_000, masked: 'whsec_C2FV…rzQ=', overlapUntil: null };
const sent = () => {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
};

describe('GET /api/account/callback-signing', () => {
  const read = (item: unknown) => {
    wire.server.respondWithJson({ data: { item } });
    return wire.gateways.callbackSigning.status();
  };

  it('sends nothing more', async () => {
    await read(STATUS);
    expect(sent()).toEqual(['GET', '/api/account/callback-signing', '']);
  });

  it.each([
    ['without an overlap', STATUS, READ],
    [
      'with an overlap',
      { ...STATUS, overlapUntilTimestamp: '2026-11-20T14:22:01Z' },
      { ...READ, overlapUntil: Date.UTC(2026, 10, 20, 14, 22, 1) },
    ],
    ['without anything known', { masked: null }, { since: null, masked: null, overlapUntil: null }],
    [
      'with nulls',
      { createdTimestamp: null, masked: null, overlapUntilTimestamp: null },
      { since: null, masked: null, overlapUntil: null },
    ],
    [
      'with stars for a mask',
      { masked: 'whsec_****rzQ=' },
      { since: null, masked: 'whsec_****rzQ=', overlapUntil: null },
    ],
    [
      'that forgets to mask, and masks it',
      { masked: 'whsec_C2FVsBQIhrscChlQIMV6SHvJ3QK8' },
      { since: null, masked: 'whsec_C2FV…3QK8', overlapUntil: null },
    ],
  ])('reads a status %s', async (_, item, value) => {
    expect(await read(item)).toEqual({ ok: true, value });
  });

  it.each([
    ['no item', undefined],
    ['a number for the mask', { masked: 7 }],
    ['a word for a time', { createdTimestamp: 'yesterday' }],
  ])('treats %s as a broken response', async (_, item) => {
    expect(await read(item)).toEqual(BROKEN);
  });
});

describe('GET /api/account/callback-signing/reveal', () => {
  it('reads the secret', async () => {
    wire.server.respondWithJson({ data: { item: { secret: 'whsec_C2FVsBQIhrscChlQIMV6SHvJ3QK8' } } });
    expect(await wire.gateways.callbackSigning.reveal()).toEqual({
      ...{ ok: true, value: 'whsec_C2FVsBQIhrscChlQIMV6SHvJ3QK8' },
    });
    expect(sent()).toEqual(['GET', '/api/account/callback-signing/reveal', '']);
  });

  it.each([[{}], [{ item: {} }], [{ item: { secret: '' } }], [{ item: { secret: null } }]])(
    'treats %j as a broken response',
    async (data) => {
      wire.server.respondWithJson({ data });
      expect(await wire.gateways.callbackSigning.reveal()).toEqual(BROKEN);
    },
  );
});

describe('POST /api/account/callback-signing', () => {
  it('/rotate sends the hours of the overlap', async () => {
    wire.server.respondWithJson({ data: { item: STATUS } });
    expect(await wire.gateways.callbackSigning.rotate(72)).toEqual({ ok: true, value: READ });
    expect(sent()).toEqual(['POST', '/api/account/callback-signing/rotate', '{"overlapHours":72}']);
  });

  it('/end-overlap sends nothing', async () => {
    wire.server.respondWithJson({ data: { item: STATUS } });
    expect(await wire.gateways.callbackSigning.endOverlap()).toEqual({ ok: true, value: READ });
    expect(sent()).toEqual(['POST', '/api/account/callback-signing/end-overlap', '']);
  });
});

describe('POST /api/account/callback-signing/test', () => {
  const send = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.callbackSigning.sendTest('url-7' as CallbackDomainId);
  };
  const NOTHING = { status: null, durationMs: null, response: '', failureReason: '', headers: [], body: '' };

  it('sends the id of the domain', async () => {
    await send({ item: {} });
    expect(sent()).toEqual(['POST', '/api/account/callback-signing/test', '{"callbackUrlId":"url-7"}']);
  });

  it.each([
    [
      'whole',
      {
        ...{ responseStatusCode: 401, durationMs: '84', responseBody: 'no', failureReason: null, body: '{"a":1}' },
        headers: { 'webhook-id': 'm-7', 'webhook-signature': 'v1,AA==' },
      },
      {
        ...{ status: 401, durationMs: 84, response: 'no', failureReason: '', body: '{"a":1}' },
        headers: [
          ['webhook-id', 'm-7'],
          ['webhook-signature', 'v1,AA=='],
        ],
      },
    ],
    ['without a response', { failureReason: 'Refused.' }, { ...NOTHING, failureReason: 'Refused.' }],
    ['with parts of another shape', { responseBody: { a: 1 }, headers: 'none', durationMs: 'soon' }, NOTHING],
  ])('reads a result %s', async (_, item, value) => {
    expect(await send({ item })).toEqual({ ok: true, value });
  });

  it('treats a response without an item as a broken one', async () => {
    expect(await send({})).toEqual(BROKEN);
  });
});
