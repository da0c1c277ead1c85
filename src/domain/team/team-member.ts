import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { RoleId } from './role.ts';

export type MemberId = string & { readonly brand: 'MemberId' };

export interface TeamMember {
  readonly id: MemberId;
  readonly email: string;
  readonly roleIds: readonly RoleId[];
  /** Null where the provider names a state that this console does not know. */
  readonly state: AccountState | null;
}

/** The owner is in it (wire notes). */
export interface Team {
  readonly members: readonly TeamMember[];
  /** As the provider counts, which may be more than it sent. */
  readonly total: number;
}

/** How many members the provider counts but did not send. */
export function countMissingMembers({ members, total }: Team): number {
  return Math.max(0, total - members.length);
}

export type MemberStatus = 'invited' | 'setting-up' | 'confirmed' | 'unknown';

/** Two states are named (§4); whoever stands between them has confirmed the email and answers the questionnaire. */
export function memberStatus({ state }: TeamMember): MemberStatus {
  if (state === 'email-verification') return 'invited';
  if (state === 'dashboard') return 'confirmed';
  return state === null || state === 'notAuth' ? 'unknown' : 'setting-up';
}

/** The same list without a member who has just been deleted. */
export function withoutMember({ members, total }: Team, id: MemberId): Team {
  const remaining = members.filter((member) => member.id !== id);
  return { members: remaining, total: total - (members.length - remaining.length) };
}

export function hasMember({ members }: Team, email: string): boolean {
  return members.some((member) => hasEmail(member, email));
}

/** By the email in any case: the profile may spell it otherwise than the list does. Nobody is a person not known. */
export function hasEmail({ email }: Pick<TeamMember, 'email'>, otherEmail: string | null): boolean {
  return otherEmail !== null && email.toLowerCase() === otherEmail.trim().toLowerCase();
}
