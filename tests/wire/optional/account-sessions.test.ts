import { describe, expect, it } from 'vitest';
import type { AccountSessionId } from '#src/domain/account/device-session.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const id = 'a/b 7' as AccountSessionId;

const SENT = {
  id: 's-7',
  current: true,
  createdTimestamp: 1_763_700_000,
  lastActiveTimestamp: '2026-11-20T14:22:01Z',
  userAgent: 'curl/8.14.1',
  ipAddress: '203.0.113.7',
  location: 'Sofia',
};
const READ = {
  id: 's-7',
  isCurrent: true,
  createdAt: 1_763_700_000_000,
  lastActiveAt: Date.UTC(2026, 10, 20, 14, 22, 1),
  userAgent: 'curl/8.14.1',
  ipAddress: '203.0.113.7',
  location: 'Sofia',
};

describe('GET /api/account/sessions', () => {
  it('sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { items: [] } });
    expect(await wire.gateways.account.listSessions()).toEqual({ ok: true, value: [] });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/sessions', '']);
  });

  it.each([
    ['whole', SENT, READ],
    ['with a number for its id', { ...SENT, id: 7 }, { ...READ, id: '7' }],
    ['without a flag', { ...SENT, current: undefined }, { ...READ, isCurrent: false }],
    ['of an unknown device', { ...SENT, userAgent: null }, { ...READ, userAgent: null }],
    [
      'with its id alone',
      { id: 's-7' },
      {
        ...{ id: 's-7', isCurrent: false, createdAt: null, lastActiveAt: null },
        ...{ userAgent: null, ipAddress: null, location: null },
      },
    ],
  ])('reads a session %s', async (_, sent, expected) => {
    wire.server.respondWithJson({ data: { items: [sent] } });
    expect(await wire.gateways.account.listSessions()).toEqual({ ok: true, value: [expected] });
  });

  it.each([
    ['no list', {}],
    ['a session without an id', { items: [{ ...SENT, id: null }] }],
    ['a word for a flag', { items: [{ ...SENT, current: 'yes' }] }],
    ['a date that is none', { items: [{ ...SENT, createdTimestamp: 'soon' }] }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.account.listSessions()).toEqual(BROKEN);
  });
});

describe('DELETE /api/account/sessions/{id}', () => {
  it.each([
    ['success', { context: {}, data: { item: { success: true } } }],
    ['an item of null', { data: { item: null } }],
    ['no data', {}],
  ])('names the session in the url, and reads nothing of %s', async (_, body) => {
    wire.server.respondWithJson(body);
    expect(await wire.gateways.account.endSession(id)).toEqual({ ok: true, value: undefined });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['DELETE', '/api/account/sessions/a%2Fb%207', '']);
  });

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await wire.gateways.account.endSession(id)).toEqual(BROKEN);
  });
});
