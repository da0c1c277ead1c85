import type { Instant } from '#src/domain/shared/dates.ts';
import { isOwner, type Role } from './role.ts';
import { hasEmail, type MemberId, memberStatus, type TeamMember } from './team-member.ts';

/** An owner asked a member to become the owner, who has not accepted by the mailed link yet. */
export interface OwnershipTransfer {
  readonly memberId: MemberId;
  readonly email: string;
  /** Null if the provider does not say, as is the end. */
  readonly createdAt: Instant | null;
  readonly expiresAt: Instant | null;
}

/** What the former owner is from then on; no roles if the provider does not say. */
export interface FormerOwner {
  readonly email: string;
  readonly roleIds: TeamMember['roleIds'];
}

export type TeamStanding = 'unknown' | 'member' | 'owner' | 'last-owner';

/** What the signed-in person is in the team, by the email. */
export function teamStanding(
  members: readonly TeamMember[],
  roles: readonly Role[],
  self: string | null,
): TeamStanding {
  const own = members.find((member) => hasEmail(member, self));
  if (!own) return 'unknown';
  if (!isOwner(own, roles)) return 'member';
  return members.some((member) => member !== own && isOwner(member, roles)) ? 'owner' : 'last-owner';
}

/** A mailed link reaches only somebody whose email is confirmed. */
export function canBecomeOwner(member: TeamMember, roles: readonly Role[]): boolean {
  return memberStatus(member) === 'confirmed' && !isOwner(member, roles);
}

/** One that has expired is none, whatever was read before. */
export function pendingTransfer(transfer: OwnershipTransfer | null, now: Instant): OwnershipTransfer | null {
  const end = transfer?.expiresAt ?? null;
  return end !== null && end <= now ? null : transfer;
}
