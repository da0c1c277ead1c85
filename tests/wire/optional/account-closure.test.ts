import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();

const SENT = {
  export: {
    ...{ status: 'ready', requestedTimestamp: 1_763_640_000, sizeBytes: '48213' },
    ...{ downloadUrl: 'https://downloads.example.com/exports/3f9a2c', expiresTimestamp: '2026-11-27T12:00:20Z' },
  },
  closesTimestamp: 1_764_849_600,
  ...{ canClose: true, ownerEmail: 'elena@northwall.example', hasPassword: false, delayDays: 30 },
  ...{ activeApiKeys: 17, members: 2, unpaid: { amount: '199.5', currency: 'EUR' } },
};
const READ = {
  dataExport: {
    ...{ kind: 'ready', url: 'https://downloads.example.com/exports/3f9a2c', bytes: 48_213 },
    availableUntil: Date.UTC(2026, 10, 27, 12, 0, 20),
  },
  closesAt: 1_764_849_600_000,
  terms: {
    ...{ canClose: true, ownerEmail: 'elena@northwall.example', hasPassword: false, delayDays: 30 },
    ...{ activeKeys: 17, members: 2, unpaid: { amount: 19_950, currency: 'EUR' } },
  },
};
const LEAST = {
  dataExport: { kind: 'none' },
  closesAt: null,
  terms: {
    ...{ canClose: false, ownerEmail: '', hasPassword: true, delayDays: 14 },
    ...{ activeKeys: null, members: null, unpaid: null },
  },
};

describe('GET /api/account/closure', () => {
  it('sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { item: SENT } });
    expect(await wire.gateways.accountClosure.status()).toEqual({ ok: true, value: READ });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/closure', '']);
  });

  it.each([
    ['without anything known', { canClose: null }, LEAST],
    ['without an end', { ...SENT, closesTimestamp: 0 }, { ...READ, closesAt: null }],
    ['with no export', { ...SENT, export: { status: 'none' } }, { ...READ, dataExport: { kind: 'none' } }],
    [
      'with an export that is prepared',
      { ...SENT, export: { status: 'preparing', requestedTimestamp: 1_763_640_000 } },
      { ...READ, dataExport: { kind: 'preparing', requestedAt: 1_763_640_000_000 } },
    ],
    [
      'with a file that has no url yet',
      { ...SENT, export: { status: 'ready' } },
      { ...READ, dataExport: { kind: 'preparing', requestedAt: null } },
    ],
    [
      'with an unknown sum in dollars',
      { ...SENT, unpaid: {} },
      { ...READ, terms: { ...READ.terms, unpaid: { amount: null, currency: 'USD' } } },
    ],
  ])('reads a state %s', async (_, item, expected) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await wire.gateways.accountClosure.status()).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['no item', {}],
    ['a word for a flag', { item: { ...SENT, canClose: 'yes' } }],
    ['another state of the export', { item: { ...SENT, export: { status: 'queued' } } }],
    ['a date that is none', { item: { ...SENT, closesTimestamp: 'soon' } }],
    ['a sum with its sign', { item: { ...SENT, unpaid: { amount: '$7' } } }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.accountClosure.status()).toEqual(BROKEN);
  });
});

describe('POST /api/account/data-export', () => {
  it('sends no body, and reads the state', async () => {
    wire.server.respondWithJson({ data: { item: SENT } });
    expect(await wire.gateways.accountClosure.requestExport()).toEqual({ ok: true, value: READ });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/account/data-export', '']);
  });
});

describe('POST /api/account/closure', () => {
  it.each([
    [
      { confirmation: { password: ' P4ss ' }, reason: 'price', comment: 'Too much' } as const,
      { password: ' P4ss ', reason: 'price', comment: 'Too much' },
    ],
    [{ confirmation: { email: 'a@b.example' }, reason: null, comment: '' } as const, { email: 'a@b.example' }],
  ])('sends %j as %j', async (request, sent) => {
    wire.server.respondWithJson({ data: { item: SENT } });
    expect(await wire.gateways.accountClosure.close(request)).toEqual({ ok: true, value: READ });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, JSON.parse(body)]).toEqual(['POST', '/api/account/closure', sent]);
  });
});

describe('DELETE /api/account/closure', () => {
  it('sends no body, and reads the state', async () => {
    wire.server.respondWithJson({ data: { item: { ...SENT, closesTimestamp: null } } });
    expect(await wire.gateways.accountClosure.keep()).toEqual({ ok: true, value: { ...READ, closesAt: null } });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['DELETE', '/api/account/closure', '']);
  });
});
