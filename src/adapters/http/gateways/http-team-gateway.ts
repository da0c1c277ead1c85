import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { type TeamPage, wholeTeam } from '#src/application/team/whole-team.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import type { MemberId, Team, TeamMember } from '#src/domain/team/team-member.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

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
