import type { Answer } from '#mocks/provider/answer.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, wholeTeam } from '#src/application/team/whole-team.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
import { callProvider } from './call-provider.ts';

export class MemoryTeamGateway implements TeamGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  members(signal?: AbortSignal): Reply<Team> {
    return wholeTeam((offset) => this.membersFrom(offset, signal));
  }

  async invite({ email, roleIds }: Invitation): Reply<void> {
    const reply = await this.call((team, bearer) => team.invite(bearer, { email, roles: [...roleIds] }));
    return reply.ok ? ok(undefined) : reply;
  }

  async remove({ id, email }: Pick<TeamMember, 'id' | 'email'>): Reply<void> {
    const reply = await this.call((team, bearer) => team.remove(bearer, id, { email }));
    if (!reply.ok) return reply;
    return reply.value.item.success ? ok(undefined) : fail(unexpected(200));
  }

  async roles(signal?: AbortSignal): Reply<readonly Role[]> {
    const reply = await this.call((team, bearer) => team.roles(bearer), signal);
    return reply.ok ? ok(reply.value.items.map(({ id, name }) => ({ id: id as RoleId, name }))) : reply;
  }

  private async membersFrom(offset: number, signal?: AbortSignal): Reply<TeamPage> {
    const reply = await this.call((team, bearer) => team.list(bearer, { limit: PAGE_SIZE, offset }), signal);
    if (!reply.ok) return reply;
    const { items, totalCount } = reply.value;
    const members = items.map(({ roles, ...member }) => ({
      ...member,
      id: member.id as MemberId,
      roleIds: roles as readonly RoleId[],
    }));
    return ok({ members, total: totalCount });
  }

  private call<Data>(
    work: (team: Provider['team'], bearer: string | null) => Answer<Data>,
    signal?: AbortSignal,
  ): Reply<Data> {
    return callProvider(this.sessions, (bearer) => work(this.provider.team, bearer), signal);
  }
}
