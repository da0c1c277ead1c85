import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { RoleId } from './role.ts';

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
