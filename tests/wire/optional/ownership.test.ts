import { describe, expect, it } from 'vitest';
import type { MemberId } from '#src/domain/team/team-member.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const gateway = () => wire.gateways.ownership;
const ITEM = {
  ...{ memberId: 'm1', email: 'ada@northwall.example' },
  ...{ createdTimestamp: 1_790_000_000, expiresTimestamp: 1_790_600_000 },
};
const TRANSFER = {
  ...{ memberId: 'm1', email: 'ada@northwall.example' },
  ...{ createdAt: 1_790_000_000_000, expiresAt: 1_790_600_000_000 },
};
const sent = () => {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
};

describe('GET /api/ownership-transfer', () => {
  it.each([
    ['a transfer', { item: ITEM }, TRANSFER],
    [
      'one without times, and with a number for an id',
      { item: { memberId: 7, email: 'a@b.example' } },
      { memberId: '7', email: 'a@b.example', createdAt: null, expiresAt: null },
    ],
    ['null for none', { item: null }, null],
    ['no item for none', {}, null],
  ])('reads %s', async (_, data, value) => {
    wire.server.respondWithJson({ data });
    expect(await gateway().transfer()).toEqual({ ok: true, value });
    expect(sent()).toEqual(['GET', '/api/ownership-transfer', '']);
  });

  it.each([
    ['no id', { item: { email: 'a@b.example' } }],
    ['no email', { item: { memberId: 'm1' } }],
    ['a list', { item: [] }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await gateway().transfer()).toEqual(BROKEN);
  });
});

describe('POST /api/ownership-transfer', () => {
  it.each([
    ['the password', 'Pass-1', '{"memberId":"m1","password":"Pass-1"}'],
    ['no password of somebody without one', null, '{"memberId":"m1"}'],
  ])('sends %s', async (_, password, body) => {
    wire.server.respondWithJson({ data: { item: ITEM } });
    const started = await gateway().start({ memberId: 'm1' as MemberId, password });
    expect(started).toEqual({ ok: true, value: TRANSFER });
    expect(sent()).toEqual(['POST', '/api/ownership-transfer', body]);
  });
});

it('DELETE /api/ownership-transfer withdraws it', async () => {
  wire.server.respondWithJson({});
  expect(await gateway().withdraw()).toEqual({ ok: true, value: undefined });
  expect(sent()).toEqual(['DELETE', '/api/ownership-transfer', '']);
});

it.each([
  [
    { item: { formerOwner: { email: 'e@x.example', roles: ['admin', 7] } } },
    { email: 'e@x.example', roleIds: ['admin', '7'] },
  ],
  [{ item: { formerOwner: { email: 'e@x.example' } } }, { email: 'e@x.example', roleIds: [] }],
  [{ item: {} }, null],
  [{}, null],
])('POST /api/ownership-transfer/accept sends the token in the body, and reads %j', async (data, value) => {
  wire.server.respondWithJson({ data });
  expect(await gateway().accept('a.b/c')).toEqual({ ok: true, value });
  expect(sent()).toEqual(['POST', '/api/ownership-transfer/accept', '{"token":"a.b/c"}']);
});

it('POST /api/account/leave-team leaves the team', async () => {
  wire.server.respondWithJson({ data: { item: { success: true } } });
  expect(await gateway().leave()).toEqual({ ok: true, value: undefined });
  expect(sent()).toEqual(['POST', '/api/account/leave-team', '']);
});
