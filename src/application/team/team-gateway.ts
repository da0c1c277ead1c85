import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';

export interface Invitation {
  readonly email: string;
  readonly roleIds: readonly RoleId[];
}

export interface TeamGateway {
  /** The whole team with its owner; pages are made here (D44). */
  members(signal?: AbortSignal): AsyncResult<Team>;
  /** Mails an invitation; the same email once more mails another one. */
  invite(invitation: Invitation): AsyncResult<void>;
  /** A member who is gone already comes back as a rejected failure of 404. */
  remove(member: Pick<TeamMember, 'id' | 'email'>): AsyncResult<void>;
  roles(signal?: AbortSignal): AsyncResult<readonly Role[]>;
}
