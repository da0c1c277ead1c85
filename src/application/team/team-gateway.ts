import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { InvitationId, PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';

export interface Invitation {
  readonly email: string;
  readonly roleIds: readonly RoleId[];
}

export interface TeamGateway {
  /** The whole team with its owner; the console pages it. */
  members(signal?: AbortSignal): AsyncResult<Team>;
  invite(invitation: Invitation): AsyncResult<void>;
  /** A missing member is a rejected failure with status 404. */
  remove(member: Pick<TeamMember, 'id' | 'email'>): AsyncResult<void>;
  roles(signal?: AbortSignal): AsyncResult<readonly Role[]>;
  /** The following need the capability `invitations`. */
  invitations(signal?: AbortSignal): AsyncResult<readonly PendingInvitation[]>;
  /** A missing invitation is a rejected failure with status 404, here and below. */
  resendInvitation(id: InvitationId): AsyncResult<void>;
  revokeInvitation(id: InvitationId): AsyncResult<void>;
  changeRoles(id: TeamMember['id'], roleIds: readonly RoleId[]): AsyncResult<void>;
}
