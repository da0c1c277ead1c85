import { describe, expect, it } from 'vitest';
import type { InvitationId } from '#src/domain/team/pending-invitation.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const PRIYA = { id: 'm-7', email: 'priya@northwall.example', roles: ['r-2', 'r-3'], state: 'dashboard' };
const SHOWN = { id: 'm-7', email: 'priya@northwall.example', roleIds: ['r-2', 'r-3'], state: 'dashboard' };

describe('GET /api/team-members', () => {
  const read = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.team.members();
  };

  it('requests the first page', async () => {
    await read({ items: [], totalCount: 0 });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/team-members?limit=10&offset=0', '']);
  });

  it('reads email, roles as ids, state and the count', async () => {
    expect(await read({ items: [PRIYA], totalCount: 4 })).toEqual({ ok: true, value: { members: [SHOWN], total: 4 } });
  });

  it.each([
    ['without a count', { items: [PRIYA] }, { members: [SHOWN], total: 1 }],
    ['with a count of null', { items: [PRIYA], totalCount: null }, { members: [SHOWN], total: 1 }],
    [
      'with numbers for ids',
      { items: [{ ...PRIYA, id: 7, roles: [2, 'r-3'] }], totalCount: 1 },
      { members: [{ ...SHOWN, id: '7', roleIds: ['2', 'r-3'] }], total: 1 },
    ],
    [
      'without roles',
      {
        items: [
          { ...PRIYA, roles: null },
          { ...PRIYA, roles: undefined },
        ],
      },
      {
        members: [
          { ...SHOWN, roleIds: [] },
          { ...SHOWN, roleIds: [] },
        ],
        total: 2,
      },
    ],
    [
      'with states that nobody knows',
      {
        items: [
          { ...PRIYA, state: 'paused' },
          { ...PRIYA, state: undefined },
        ],
      },
      {
        members: [
          { ...SHOWN, state: null },
          { ...SHOWN, state: null },
        ],
        total: 2,
      },
    ],
  ])('reads a list %s', async (_, data, value) => {
    expect(await read(data)).toEqual({ ok: true, value });
  });

  it.each([
    ['as ISO text', '2026-11-20T14:22:01Z', Date.UTC(2026, 10, 20, 14, 22, 1)],
    ['in seconds', 1_763_700_000, 1_763_700_000_000],
    ['as null', null, undefined],
    ['as a word', 'yesterday', undefined],
  ])('reads when a member was last seen %s', async (_, lastSeenTimestamp, lastSeenAt) => {
    const result = await read({ items: [{ ...PRIYA, lastSeenTimestamp }] });
    expect(result).toEqual({ ok: true, value: { members: [{ ...SHOWN, lastSeenAt }], total: 1 } });
  });

  it.each([
    ['no list', { totalCount: 0 }],
    ['a map for the list', { items: { priya: PRIYA } }],
    ['a member without an id', { items: [{ ...PRIYA, id: undefined }] }],
    ['a member without an email', { items: [{ ...PRIYA, email: null }] }],
    ['text for the roles', { items: [{ ...PRIYA, roles: 'r-2' }] }],
    ['text for the count', { items: [], totalCount: 'many' }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});

describe('POST /api/team-members', () => {
  const invite = () =>
    wire.gateways.team.invite({ email: 'ada@northwall.example', roleIds: ['r-2' as RoleId, 'r-3' as RoleId] });

  it('sends the email and the ids of the roles', async () => {
    wire.server.respondWithJson({ data: {} });
    expect(await invite()).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    const sent = '{"email":"ada@northwall.example","roles":["r-2","r-3"]}';
    expect([method, url, body]).toEqual(['POST', '/api/team-members', sent]);
  });

  it.each([[{}], [{ data: { item: { id: 'm-8' } } }], [{ data: null }], [{ context: {}, data: { success: true } }]])(
    'reads nothing of %j',
    async (body) => {
      wire.server.respondWithJson(body);
      expect(await invite()).toEqual({ ok: true, value: undefined });
    },
  );

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await invite()).toEqual(BROKEN);
  });
});

describe('DELETE /api/team-members/{id}', () => {
  const remove = (id = 'm-7') => wire.gateways.team.remove({ id: id as MemberId, email: 'priya@northwall.example' });

  it('sends the email in the body', async () => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    expect(await remove()).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['DELETE', '/api/team-members/m-7', '{"email":"priya@northwall.example"}']);
  });

  it('confines an id to its segment of the path', async () => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    await remove('a/b?c');
    expect(wire.server.takeOnlyRequest().url).toBe('/api/team-members/a%2Fb%3Fc');
  });

  it.each([[{ success: false }], [{}], [{ success: 'true' }]])('treats %j as a failure', async (item) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await remove()).toEqual(BROKEN);
  });
});

describe('GET /api/roles-and-permissions', () => {
  const read = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.team.roles();
  };

  it('reads ids and names', async () => {
    const items = [
      { id: 'r-1', name: 'Owner', permissions: ['*'] },
      { id: 2, name: 'Admin' },
    ];
    expect(await read({ items, totalCount: 2 })).toEqual({
      ok: true,
      value: [
        { id: 'r-1', name: 'Owner' },
        { id: '2', name: 'Admin' },
      ],
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/roles-and-permissions', '']);
  });

  it.each([
    ['no list', {}],
    ['names alone', { items: ['Owner'] }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});

describe('GET /api/team-invitations', () => {
  const read = (data: unknown) => {
    wire.server.respondWithJson({ data });
    return wire.gateways.team.invitations();
  };
  const NINA = { id: 'i-7', email: 'nina@northwall.example' };
  const BARE = { ...NINA, roleIds: [], sentAt: null, expiresAt: null, url: null };

  it.each([
    [
      'whole',
      {
        ...{ ...NINA, roles: ['r-2'], sentTimestamp: '2026-11-20T14:22:01Z', expiresTimestamp: 1_763_700_000 },
        invitationUrl: 'https://console.example/auth/team/register/t-7',
      },
      {
        ...{ ...NINA, roleIds: ['r-2'], sentAt: Date.UTC(2026, 10, 20, 14, 22, 1), expiresAt: 1_763_700_000_000 },
        url: 'https://console.example/auth/team/register/t-7',
      },
    ],
    ['with a number for its id', { ...NINA, id: 7 }, { ...BARE, id: '7' }],
    ['with nulls', { ...NINA, roles: null, sentTimestamp: null, expiresTimestamp: null, invitationUrl: null }, BARE],
    ['with an empty link', { ...NINA, invitationUrl: '' }, BARE],
    ['without anything else', NINA, BARE],
  ])('reads an invitation %s', async (_, item, expected) => {
    expect(await read({ items: [item] })).toEqual({ ok: true, value: [expected] });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/team-invitations', '']);
  });

  it.each([
    ['no list', {}],
    ['an invitation without an id', { items: [{ email: NINA.email }] }],
    ['an invitation without an email', { items: [{ id: 'i-7' }] }],
  ])('treats %s as a broken response', async (_, data) => {
    expect(await read(data)).toEqual(BROKEN);
  });
});

describe.each([
  ['POST', '/api/team-invitations/a%2Fb/resend', () => wire.gateways.team.resendInvitation('a/b' as InvitationId), ''],
  ['DELETE', '/api/team-invitations/a%2Fb', () => wire.gateways.team.revokeInvitation('a/b' as InvitationId), ''],
  [
    'PATCH',
    '/api/team-members/a%2Fb',
    () => wire.gateways.team.changeRoles('a/b' as MemberId, ['r-2' as RoleId]),
    '{"roles":["r-2"]}',
  ],
])('%s %s', (method, url, call, body) => {
  it.each([{}, { data: null }, { data: { item: { success: true } } }])('reads nothing of %j', async (response) => {
    wire.server.respondWithJson(response);
    expect(await call()).toEqual({ ok: true, value: undefined });
    const sent = wire.server.takeOnlyRequest();
    expect([sent.method, sent.url, sent.body]).toEqual([method, url, body]);
  });

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await call()).toEqual(BROKEN);
  });
});

const everything = { person: '', action: '' };
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
    ['with a person and a target of another shape', { id: 1, person: 'Ada', target: 'key' }, bare],
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
    const search = { person: 'ada@northwall.example', action: 'api-key-created', from: FROM, before: FROM + 1 };
    expect(await wire.gateways.logs.auditLog(search, 'e0')).toEqual({ ok: true, value: { items: [read], next: 'e1' } });
    const { url } = wire.server.takeOnlyRequest();
    expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toEqual({
      ...{ limit: '10', startingFromEntryId: 'e0', person: 'ada@northwall.example', action: 'api-key-created' },
      ...{ from: '2026-11-20T14:22:01.000Z', before: '2026-11-20T14:22:01.001Z' },
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
