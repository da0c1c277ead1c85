import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function teamHandlers({ team }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.listTeamMembers, ({ bearer, query }) => team.list(bearer, query)),
    handle(baseUrl, endpoints.inviteTeamMember, ({ bearer, body }) => team.invite(bearer, body)),
    handle(baseUrl, endpoints.deleteTeamMember, ({ bearer, body, param }) => team.remove(bearer, param('id'), body)),
    handle(baseUrl, endpoints.listRoles, ({ bearer }) => team.roles(bearer)),
  ];
}
