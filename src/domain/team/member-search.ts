import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { searchText, searchWords } from '#src/domain/shared/search-text.ts';
import { type Role, roleNames } from './role.ts';
import type { TeamMember } from './team-member.ts';

/** Every word must match the email or a role name. */
export function matchingMembers(
  members: readonly TeamMember[],
  roles: readonly Role[],
  query: string,
): readonly TeamMember[] {
  const words = searchWords(query);
  return members.filter((member) => {
    const fields = [member.email, ...roleNames(member, roles)].map(searchText);
    return words.every((word) => fields.some((text) => text.includes(word)));
  });
}

/** A small team fits on the screen and needs no search. */
export function isLongEnoughToSearch(members: readonly TeamMember[]): boolean {
  return members.length > PAGE_SIZE;
}
