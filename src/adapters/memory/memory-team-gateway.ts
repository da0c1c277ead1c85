import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, loadAllMembers } from '#src/application/team/load-all-members.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { InvitationId, PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import type { Bearer } from '#mocks/provider/auth/sessions.ts';
import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryTeamGateway extends MemoryGateway implements TeamGateway {
  members(signal?: AbortSignal): AsyncResult<Team> {
    return loadAllMembers((offset) => this.fetchMembers(offset, signal));
  }

  async invite({ email, roleIds }: Invitation): AsyncResult<void> {
    const result = await this.call((bearer) => this.provider.team.invite(bearer, { email, roles: [...roleIds] }));
    return result.ok ? ok(undefined) : result;
  }

  async remove({ id, email }: Pick<TeamMember, 'id' | 'email'>): AsyncResult<void> {
    const result = await this.call((bearer) => this.provider.team.remove(bearer, id, { email }));
    if (!result.ok) return result;
    return result.value.item.success ? ok(undefined) : fail(unexpected(200));
  }

  async roles(signal?: AbortSignal): AsyncResult<readonly Role[]> {
    const result = await this.call((bearer) => this.provider.team.roles(bearer), signal);
    return result.ok ? ok(result.value.items.map(({ id, name }) => ({ id: id as RoleId, name }))) : result;
  }

  async invitations(signal?: AbortSignal): AsyncResult<readonly PendingInvitation[]> {
    const { invitations } = this.provider;
    const result = await this.callOffered((bearer) => invitations.list(bearer), signal);
    if (!result.ok) return result;
    return ok(
      result.value.items.map(({ id, email, roles, sentTimestamp, expiresTimestamp, invitationUrl }) => ({
        ...{ id: id as InvitationId, email, roleIds: roles as readonly RoleId[], url: invitationUrl },
        ...{ sentAt: toInstant(sentTimestamp), expiresAt: toInstant(expiresTimestamp) },
      })),
    );
  }

  async resendInvitation(id: InvitationId): AsyncResult<void> {
    const result = await this.callOffered((bearer) => this.provider.invitations.resend(bearer, id));
    return result.ok ? ok(undefined) : result;
  }

  async revokeInvitation(id: InvitationId): AsyncResult<void> {
    const result = await this.callOffered((bearer) => this.provider.invitations.revoke(bearer, id));
    return result.ok ? ok(undefined) : result;
  }

  async changeRoles(id: MemberId, roleIds: readonly RoleId[]): AsyncResult<void> {
    const fields = { roles: [...roleIds] };
    const result = await this.callOffered((bearer) => this.provider.team.changeRoles(bearer, id, fields));
    return result.ok ? ok(undefined) : result;
  }

  private callOffered<Data>(work: (bearer: Bearer) => ServiceResult<Data>, signal?: AbortSignal): AsyncResult<Data> {
    const { capabilities } = this.provider;
    return this.call((bearer) => capabilities.serve('invitations', () => work(bearer)), signal);
  }

  private async fetchMembers(offset: number, signal?: AbortSignal): AsyncResult<TeamPage> {
    const result = await this.call((bearer) => this.provider.team.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!result.ok) return result;
    const { items, totalCount } = result.value;
    const members = items.map(({ roles, lastSeenTimestamp, ...member }) => ({
      ...member,
      id: member.id as MemberId,
      roleIds: roles as readonly RoleId[],
      ...lastSeenOf(lastSeenTimestamp ?? null),
    }));
    return ok({ members, total: totalCount });
  }
}

function lastSeenOf(timestamp: number | null): Pick<TeamMember, 'lastSeenAt'> {
  const lastSeenAt = timestamp === null ? null : toInstant(timestamp);
  return lastSeenAt === null ? {} : { lastSeenAt };
}
