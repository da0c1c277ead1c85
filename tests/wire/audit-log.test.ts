import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();
const everything = { person: '', action: '', from: null };
const FROM = Date.UTC(2026, 10, 20, 14, 22, 1);

const whole = {
  ...{
    id: 'e1',
    timestamp: '2026-11-20T14:22:01Z',
    action: 'api-key-created',
    person: { email: 'ada@northwall.example' },
  },
  target: { type: 'api-key', id: 7, name: 'payouts', exists: false },
  ...{ ipAddress: '203.0.113.24', location: 'Sofia, Bulgaria' },
};
const read = {
  ...{ id: 'e1', at: FROM, action: 'api-key-created', person: 'ada@northwall.example' },
  target: { type: 'api-key', id: '7', name: 'payouts', exists: false },
  ...{ ipAddress: '203.0.113.24', location: 'Sofia, Bulgaria' },
};
const bare = { id: '1', at: null, action: '', person: '', target: null, ipAddress: '', location: '' };

describe('GET /api/account/audit-log', () => {
  it.each([
    ['whole', whole, read],
    ['with an id alone', { id: 1 }, bare],
    [
      'with nulls',
      { id: 1, timestamp: null, action: null, person: null, target: null, ipAddress: null, location: null },
      bare,
    ],
    ['with a person and a target of another shape', { id: 1, person: 'Ada', target: ['key'] }, bare],
    [
      'with a target without anything',
      { id: 1, person: {}, target: {} },
      { ...bare, target: { type: '', id: '', name: '', exists: true } },
    ],
  ])('reads an entry %s', async (_, entry, expected) => {
    wire.server.respondWithJson({ data: { item: { entries: [entry], hasMore: false, lastEntryId: null } } });
    expect(await wire.gateways.logs.auditLog(everything, null)).toEqual({ ok: true, value: { items: [expected] } });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/audit-log?limit=10', '']);
  });

  it('sends the filters, and goes on after the last entry', async () => {
    wire.server.respondWithJson({ data: { item: { entries: [whole], hasMore: true, lastEntryId: 'e1' } } });
    const search = { person: 'ada@northwall.example', action: 'api-key-created', from: FROM };
    expect(await wire.gateways.logs.auditLog(search, 'e0')).toEqual({ ok: true, value: { items: [read], next: 'e1' } });
    const { url } = wire.server.takeOnlyRequest();
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
      ...{ limit: '10', startingFromEntryId: 'e0', person: 'ada@northwall.example', action: 'api-key-created' },
      from: '2026-11-20T14:22:01.000Z',
    });
  });

  it.each([
    ['no item', {}],
    ['no list', { item: {} }],
    ['an entry without an id', { item: { entries: [{ action: 'log-in' }] } }],
    ['a number for an action', { item: { entries: [{ id: 1, action: 7 }] } }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.logs.auditLog(everything, null)).toEqual(BROKEN);
  });
});
