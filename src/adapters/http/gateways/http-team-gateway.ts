import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, loadAllMembers } from '#src/application/team/load-all-members.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { InvitationId, PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { teamEndpoints } from '#src/adapters/http/endpoints/team-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type WireTeam = DataOf<typeof teamEndpoints.listTeamMembers>;
type WireInvitation = DataOf<typeof teamEndpoints.listInvitations>['items'][number];

export class HttpTeamGateway implements TeamGateway {
  constructor(private readonly client: ApiClient) {}

  members(signal?: AbortSignal): AsyncResult<Team> {
    return loadAllMembers((offset) => {
      const call = this.client.call(teamEndpoints.listTeamMembers, { query: { limit: PAGE_SIZE, offset }, signal });
      return mapResult(call, ({ data }) => toTeamPage(data));
    });
  }

  invite({ email, roleIds }: Invitation): AsyncResult<void> {
    const body = { email, roles: [...roleIds] };
    return mapResult(this.client.call(teamEndpoints.inviteTeamMember, { body }), () => undefined);
  }

  remove({ id, email }: Pick<TeamMember, 'id' | 'email'>): AsyncResult<void> {
    const call = this.client.call(teamEndpoints.deleteTeamMember, { params: { id }, body: { email } });
    return mapResult(call, () => undefined);
  }

  roles(signal?: AbortSignal): AsyncResult<readonly Role[]> {
    return mapResult(this.client.call(teamEndpoints.listRoles, { signal }), ({ data }) =>
      data.items.map(({ id, name, description }) => ({
        ...{ id: id as RoleId, name: name || id },
        ...(description !== '' && { description }),
      })),
    );
  }

  invitations(signal?: AbortSignal): AsyncResult<readonly PendingInvitation[]> {
    return mapResult(this.client.call(teamEndpoints.listInvitations, { signal }), ({ data }) =>
      data.items.map(toInvitation),
    );
  }

  resendInvitation(id: InvitationId): AsyncResult<void> {
    return mapResult(this.client.call(teamEndpoints.resendInvitation, { params: { id } }), () => undefined);
  }

  revokeInvitation(id: InvitationId): AsyncResult<void> {
    return mapResult(this.client.call(teamEndpoints.revokeInvitation, { params: { id } }), () => undefined);
  }

  changeRoles(id: MemberId, roleIds: readonly RoleId[]): AsyncResult<void> {
    const call = this.client.call(teamEndpoints.changeMemberRoles, { params: { id }, body: { roles: [...roleIds] } });
    return mapResult(call, () => undefined);
  }
}

function toInvitation({ id, email, roles, ...sent }: WireInvitation): PendingInvitation {
  return {
    ...{ id: id as InvitationId, email, roleIds: roles as RoleId[] },
    ...{ sentAt: sent.sentTimestamp, expiresAt: sent.expiresTimestamp, url: sent.invitationUrl || null },
  };
}

function toTeamPage({ items, totalCount }: WireTeam): TeamPage {
  const members = items.map(({ id, email, roles, state, lastSeenTimestamp }) => ({
    id: id as MemberId,
    email,
    roleIds: roles as RoleId[],
    state,
    ...(lastSeenTimestamp !== null && { lastSeenAt: lastSeenTimestamp }),
  }));
  return { members, total: totalCount ?? null };
}
