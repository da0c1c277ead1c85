import type { Answer } from '../../../mocks/provider/answer';
import type { Provider } from '../../../mocks/provider/create-provider';
import type { Invitation, TeamGateway } from '../../application/team/team-gateway';
import { type TeamPage, wholeTeam } from '../../application/team/whole-team';
import { PAGE_SIZE } from '../../domain/shared/page';
import type { CallSessions } from '../../application/session/call-session';
import { unexpected } from '../../domain/shared/failure';
import { fail, ok, type Reply } from '../../domain/shared/result';
import type { Role, RoleId } from '../../domain/team/role';
import type { MemberId, Team, TeamMember } from '../../domain/team/team-member';
import { callProvider } from './call-provider';

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
