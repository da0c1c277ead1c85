import type { Invitation, TeamGateway } from '../../application/team/team-gateway';
import { type TeamPage, wholeTeam } from '../../application/team/whole-team';
import { PAGE_SIZE } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';
import type { Role, RoleId } from '../../domain/team/role';
import type { MemberId, Team, TeamMember } from '../../domain/team/team-member';
import type { ApiClient } from './api-client';
import type { DataOf } from './endpoint';
import { endpoints } from './endpoints';
import { translated } from './translated';

type WireTeam = DataOf<typeof endpoints.listTeamMembers>;

export class HttpTeamGateway implements TeamGateway {
  constructor(private readonly client: ApiClient) {}

  members(signal?: AbortSignal): Reply<Team> {
    return wholeTeam((offset) => {
      const call = this.client.call(endpoints.listTeamMembers, { query: { limit: PAGE_SIZE, offset }, signal });
      return translated(call, ({ data }) => pageFrom(data));
    });
  }

  invite({ email, roleIds }: Invitation): Reply<void> {
    const body = { email, roles: [...roleIds] };
    return translated(this.client.call(endpoints.inviteTeamMember, { body }), () => undefined);
  }

  remove({ id, email }: Pick<TeamMember, 'id' | 'email'>): Reply<void> {
    const call = this.client.call(endpoints.deleteTeamMember, { params: { id }, body: { email } });
    return translated(call, () => undefined);
  }

  roles(signal?: AbortSignal): Reply<readonly Role[]> {
    return translated(this.client.call(endpoints.listRoles, { signal }), ({ data }) =>
      data.items.map(({ id, name }) => ({ id: id as RoleId, name: name || id })),
    );
  }
}

function pageFrom({ items, totalCount }: WireTeam): TeamPage {
  const members = items.map(({ id, email, roles, state }) => ({
    id: id as MemberId,
    email,
    roleIds: roles as RoleId[],
    state,
  }));
  return { members, total: totalCount ?? null };
}
