import type { RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';

/** Invented members, for teams larger than the demo's. */
export function person(name: string, roleId = 'role-developer'): TeamMember {
  return {
    id: `m-${name}` as MemberId,
    email: `${name}@northwall.example`,
    roleIds: [roleId as RoleId],
    state: 'dashboard',
  };
}

export function teamOf(members: readonly TeamMember[]): Team {
  return { members, total: members.length };
}

/** p1, p2 and so on. */
export function teamOfMany(count: number): Team {
  return teamOf(Array.from({ length: count }, (_, index) => person(`p${index + 1}`)));
}
