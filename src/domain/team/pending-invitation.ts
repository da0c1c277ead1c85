import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import { isOwner, type Role, type RoleId } from './role.ts';
import type { TeamMember } from './team-member.ts';

export type InvitationId = string & { readonly brand: 'InvitationId' };

/** Somebody who was invited and has not joined yet. */
export interface PendingInvitation {
  readonly id: InvitationId;
  readonly email: string;
  readonly roleIds: readonly RoleId[];
  /** Null if the provider does not say. */
  readonly sentAt: Instant | null;
  readonly expiresAt: Instant | null;
  /** As the provider sent it, maybe a path of the console. It lets somebody join, so it is a secret. */
  readonly url: string | null;
}

export type InvitationExpiry =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired'; readonly at: Instant }
  /** `days` counts a started day too. */
  | { readonly kind: 'open'; readonly at: Instant; readonly days: number };

export function invitationExpiry({ expiresAt }: Pick<PendingInvitation, 'expiresAt'>, now: Instant): InvitationExpiry {
  if (expiresAt === null) return { kind: 'unknown' };
  if (expiresAt <= now) return { kind: 'expired', at: expiresAt };
  return { kind: 'open', at: expiresAt, days: Math.ceil((expiresAt - now) / DAY_MS) };
}

/** What ends first comes first, so that expired ones are on top; those without an end are last. */
export function orderedInvitations(invitations: readonly PendingInvitation[]): readonly PendingInvitation[] {
  const end = ({ expiresAt }: PendingInvitation) => expiresAt ?? Number.POSITIVE_INFINITY;
  return invitations.toSorted((one, other) => (end(one) === end(other) ? 0 : end(one) - end(other)));
}

/** What can be sent to the person: a path becomes a url of this console. Null without one, and for any other scheme. */
export function invitationLink(
  { url }: Pick<PendingInvitation, 'url'>,
  toUrl: (path: string) => string,
): string | null {
  if (url === null) return null;
  if (/^\/(?![/\\])/.test(url)) return toUrl(url);
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** The owner stays the owner. */
export function canChangeRoles(member: Pick<TeamMember, 'roleIds'>, roles: readonly Role[]): boolean {
  return !isOwner(member, roles);
}

/** In any order. */
export function areSameRoles(one: readonly RoleId[], other: readonly RoleId[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
