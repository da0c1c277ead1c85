import { describe, expect, it } from 'vitest';
import { canBecomeOwner, type OwnershipTransfer, pendingTransfer, teamStanding } from '#src/domain/team/ownership.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, TeamMember } from '#src/domain/team/team-member.ts';

const roles: readonly Role[] = [
  { id: 'r1' as RoleId, name: 'Owner' },
  { id: 'r2' as RoleId, name: 'Viewer' },
];

function member(email: string, role: string, state: TeamMember['state'] = 'dashboard'): TeamMember {
  return { id: email as MemberId, email, roleIds: [role as RoleId], state };
}

describe('the standing of a person in the team', () => {
  const ada = member('Ada@x.example', 'r1');
  const ben = member('ben@x.example', 'r2');
  const cy = member('cy@x.example', 'r1');

  it.each([
    ['ada@x.example', [ada, ben], 'last-owner'],
    ['ada@x.example', [ada, ben, cy], 'owner'],
    ['ben@x.example', [ada, ben], 'member'],
    ['dan@x.example', [ada, ben], 'unknown'],
    [null, [ada, ben], 'unknown'],
    ['ada@x.example', [], 'unknown'],
  ] as const)('of %s among %j is %s', (self, members, standing) => {
    expect(teamStanding(members, roles, self)).toBe(standing);
  });
});

it.each([
  ['dashboard', 'r2', true],
  ['dashboard', 'r1', false],
  ['email-verification', 'r2', false],
  ['company-data', 'r2', false],
  [null, 'r2', false],
] as const)('a member in the state %s with the role %s can become the owner: %s', (state, role, expected) => {
  expect(canBecomeOwner(member('ben@x.example', role, state), roles)).toBe(expected);
});

describe('a transfer', () => {
  const transfer = (expiresAt: number | null): OwnershipTransfer => ({
    ...{ memberId: 'm' as MemberId, email: 'ben@x.example', createdAt: 0, expiresAt },
  });

  it.each([
    ['without an end', null, true],
    ['before its end', 101, true],
    ['at its end', 100, false],
  ])('is pending %s: %s', (_, expiresAt, expected) => {
    const read = transfer(expiresAt);
    expect(pendingTransfer(read, 100)).toBe(expected ? read : null);
  });

  it('that is none is not pending', () => expect(pendingTransfer(null, 0)).toBeNull());
});
