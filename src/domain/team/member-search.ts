import { cleanText } from '#src/domain/shared/clean-text.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { type Role, roleNames } from './role.ts';
import type { TeamMember } from './team-member.ts';

/** Every word must match the email or a role name, in any case. */
export function matchingMembers(
  members: readonly TeamMember[],
  roles: readonly Role[],
  query: string,
): readonly TeamMember[] {
  const words = cleanText('words', query).toLowerCase().split(/\s+/);
  return members.filter((member) => {
    const fields = [member.email, ...roleNames(member, roles)].map((text) => text.toLowerCase());
    return words.every((word) => fields.some((text) => text.includes(word)));
  });
}

/** A small team fits on the screen and needs no search. */
export function isLongEnoughToSearch(members: readonly TeamMember[]): boolean {
  return members.length > PAGE_SIZE;
}
