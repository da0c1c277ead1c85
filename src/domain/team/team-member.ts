import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { type RoleId, type Role, roleNames } from './role.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { searchText, searchWords } from '#src/domain/shared/search-text.ts';

export type MemberId = string & { readonly brand: 'MemberId' };

export interface TeamMember {
  readonly id: MemberId;
  readonly email: string;
  readonly roleIds: readonly RoleId[];
  readonly state: AccountState | null;
  /** Absent if the provider does not say. */
  readonly lastSeenAt?: Instant;
}

/** Includes the owner. */
export interface Team {
  readonly members: readonly TeamMember[];
  /** The provider's count, which may exceed the members it sent. */
  readonly total: number;
}

/** Members that the provider counts but did not send. */
export function countMissingMembers({ members, total }: Team): number {
  return Math.max(0, total - members.length);
}

export type MemberStatus = 'invited' | 'setting-up' | 'confirmed' | 'unknown';

/** An account between the two named states has confirmed the email and is onboarding. */
export function memberStatus({ state }: TeamMember): MemberStatus {
  if (state === 'email-verification') return 'invited';
  if (state === 'dashboard') return 'confirmed';
  return state === null || state === 'notAuth' ? 'unknown' : 'setting-up';
}

const NAME_BREAK = /[._+-]+/;

/** For the avatar: 'martin.kolev@…' is 'MK', 'finance@…' is 'F'. */
export function memberInitials({ email }: Pick<TeamMember, 'email'>): string {
  const parts = (email.split('@')[0] ?? '').split(NAME_BREAK).filter((part) => part !== '');
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((part) => [...(part ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}

export function withoutMember({ members, total }: Team, id: MemberId): Team {
  const remaining = members.filter((member) => member.id !== id);
  return { members: remaining, total: total - (members.length - remaining.length) };
}

export function hasMember({ members }: Team, email: string): boolean {
  return members.some((member) => hasEmail(member, email));
}

/** In any case, because the profile may spell the email differently. */
export function hasEmail({ email }: Pick<TeamMember, 'email'>, otherEmail: string | null): boolean {
  return otherEmail !== null && email.toLowerCase() === otherEmail.trim().toLowerCase();
}

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

export interface Seats {
  /** Every member, including pending invitations. */
  readonly used: number;
  /** `constraints.teamMembersCount` of the plan; null if there is no known limit. */
  readonly limit: number | null;
}

/** A provider may count fewer members than it sends. */
export function seatsOf({ members, total }: Team, limit: number | null): Seats {
  return { used: Math.max(members.length, total), limit };
}

export function areSeatsFull({ used, limit }: Seats): boolean {
  return limit !== null && used >= limit;
}
