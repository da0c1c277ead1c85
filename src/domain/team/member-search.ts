import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { type Role, roleNames } from './role.ts';
import type { TeamMember } from './team-member.ts';

/** Every word has to stand in the email or in the name of a role, in any case. */
export function matchingMembers(
  members: readonly TeamMember[],
  roles: readonly Role[],
  query: string,
): readonly TeamMember[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return members.filter((member) => {
    const fields = [member.email, ...roleNames(member, roles)].map((text) => text.toLowerCase());
    return words.every((word) => fields.some((text) => text.includes(word)));
  });
}

/** A team that is in sight as a whole needs no search. */
export function isLongEnoughToSearch(members: readonly TeamMember[]): boolean {
  return members.length > PAGE_SIZE;
}
