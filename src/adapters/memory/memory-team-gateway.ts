import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, loadAllMembers } from '#src/application/team/load-all-members.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
import { callProvider } from './call-provider.ts';

export class MemoryTeamGateway implements TeamGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  members(signal?: AbortSignal): AsyncResult<Team> {
    return loadAllMembers((offset) => this.fetchMembers(offset, signal));
  }

  async invite({ email, roleIds }: Invitation): AsyncResult<void> {
    const result = await this.call((team, bearer) => team.invite(bearer, { email, roles: [...roleIds] }));
    return result.ok ? ok(undefined) : result;
  }

  async remove({ id, email }: Pick<TeamMember, 'id' | 'email'>): AsyncResult<void> {
    const result = await this.call((team, bearer) => team.remove(bearer, id, { email }));
    if (!result.ok) return result;
    return result.value.item.success ? ok(undefined) : fail(unexpected(200));
  }

  async roles(signal?: AbortSignal): AsyncResult<readonly Role[]> {
    const result = await this.call((team, bearer) => team.roles(bearer), signal);
    return result.ok ? ok(result.value.items.map(({ id, name }) => ({ id: id as RoleId, name }))) : result;
  }

  private async fetchMembers(offset: number, signal?: AbortSignal): AsyncResult<TeamPage> {
    const result = await this.call((team, bearer) => team.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!result.ok) return result;
    const { items, totalCount } = result.value;
    const members = items.map(({ roles, ...member }) => ({
      ...member,
      id: member.id as MemberId,
      roleIds: roles as readonly RoleId[],
    }));
    return ok({ members, total: totalCount });
  }

  private call<Data>(
    work: (team: Provider['team'], bearer: string | null) => ServiceResult<Data>,
    signal?: AbortSignal,
  ): AsyncResult<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.team, bearer), signal);
  }
}
