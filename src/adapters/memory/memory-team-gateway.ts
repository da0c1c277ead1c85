import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, loadAllMembers } from '#src/application/team/load-all-members.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
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

  private async fetchMembers(offset: number, signal?: AbortSignal): AsyncResult<TeamPage> {
    const result = await this.call((bearer) => this.provider.team.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!result.ok) return result;
    const { items, totalCount } = result.value;
    const members = items.map(({ roles, ...member }) => ({
      ...member,
      id: member.id as MemberId,
      roleIds: roles as readonly RoleId[],
    }));
    return ok({ members, total: totalCount });
  }
}
