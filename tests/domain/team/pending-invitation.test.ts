import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areSameRoles,
  canChangeRoles,
  type InvitationId,
  invitationExpiry,
  invitationLink,
  orderedInvitations,
  type PendingInvitation,
} from '#src/domain/team/pending-invitation.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const ids = (...names: readonly string[]) => names as RoleId[];

function invitation(id: string, expiresAt: number | null): PendingInvitation {
  return { id: id as InvitationId, email: `${id}@northwall.example`, roleIds: [], sentAt: null, expiresAt, url: null };
}

describe('an invitation', () => {
  it.each([
    [null, { kind: 'unknown' }],
    [NOW - 1, { kind: 'expired', at: NOW - 1 }],
    [NOW, { kind: 'expired', at: NOW }],
    [NOW + 1, { kind: 'open', at: NOW + 1, days: 1 }],
    [NOW + DAY_MS, { kind: 'open', at: NOW + DAY_MS, days: 1 }],
    [NOW + DAY_MS + 1, { kind: 'open', at: NOW + DAY_MS + 1, days: 2 }],
    [NOW + 7 * DAY_MS, { kind: 'open', at: NOW + 7 * DAY_MS, days: 7 }],
  ])('that ends at %s is %j', (expiresAt, expiry) => {
    expect(invitationExpiry({ expiresAt }, NOW)).toEqual(expiry);
  });

  it.each([
    [null, null],
    ['/auth/team/register/t', 'https://console.example/app/auth/team/register/t'],
    ['https://console.example/join/t', 'https://console.example/join/t'],
    ['HTTP://console.example/t', 'HTTP://console.example/t'],
    ['//evil.example/t', null],
    ['/\\evil.example/t', null],
    ['javascript:alert(1)', null],
    ['mailto:a@b.example', null],
    ['http://', null],
    ['t-7', null],
  ])('with the url %s has the link %s', (url, link) => {
    expect(invitationLink({ url }, (path) => `https://console.example/app${path}`)).toBe(link);
  });
});

describe('the order of invitations', () => {
  it('is by their end, the same ones as they came, and those without an end last', () => {
    const ends = fc.array(fc.option(fc.integer({ min: NOW - 3, max: NOW + 3 }), { nil: null }));
    fc.assert(
      fc.property(ends, (times) => {
        const ordered = orderedInvitations(times.map((time, index) => invitation(String(index), time)));
        expect(ordered.map(({ id }) => id).toSorted()).toEqual(times.map((_, index) => String(index)).toSorted());
        for (const [index, { expiresAt, id }] of ordered.entries()) {
          const before = ordered[index - 1];
          if (!before) continue;
          const [one, other] = [before.expiresAt ?? Infinity, expiresAt ?? Infinity];
          expect(one < other || (one === other && Number(before.id) < Number(id))).toBe(true);
        }
      }),
    );
  });
});

describe('the roles of a member', () => {
  const roles = [
    { id: 'r-1' as RoleId, name: 'Owner' },
    { id: 'r-2' as RoleId, name: 'Viewer' },
  ];

  it.each([
    [ids('r-1'), false],
    [ids('r-1', 'r-2'), false],
    [ids('r-2'), true],
    [ids(), true],
    [ids('owner'), false],
  ])('%j can be changed: %s', (roleIds, can) => {
    expect(canChangeRoles({ roleIds }, roles)).toBe(can);
  });

  it.each([
    [ids('a', 'b'), ids('b', 'a'), true],
    [ids('a'), ids('a', 'a'), true],
    [ids('a'), ids('b'), false],
    [ids('a'), ids('a', 'b'), false],
    [ids(), ids(), true],
  ])('%j and %j are the same: %s', (one, other, same) => {
    expect(areSameRoles(one, other)).toBe(same);
  });
});
