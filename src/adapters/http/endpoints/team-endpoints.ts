import { array, fallback, nullish, number, object, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { accountState, anyJson, figure, id, success } from './schemas.ts';

/** A state that this console does not know must not hide the whole team. */
const memberState = fallback(nullish(accountState, null), null);

/** Nothing depends on it, so a wrong type means none. */
const roleText = fallback(nullish(string(), ''), '');

const member = object({ id, email: string(), roles: nullish(array(id), []), state: memberState });

export const teamEndpoints = {
  listTeamMembers: endpoint({
    wire: 'WIRE-42',
    method: 'GET',
    path: '/api/team-members',
    auth: 'session',
    effect: 'read',
    // Optional: a provider that does not know it sends the whole team, or its own pages.
    query: object({ limit: number(), offset: number() }),
    data: object({ items: array(member), totalCount: nullish(figure) }),
  }),
  inviteTeamMember: endpoint({
    wire: 'WIRE-43',
    method: 'POST',
    path: '/api/team-members',
    auth: 'session',
    effect: 'mutation',
    body: object({ email: string(), roles: array(string()) }),
    data: anyJson,
  }),
  deleteTeamMember: endpoint({
    wire: 'WIRE-44',
    method: 'DELETE',
    path: '/api/team-members/{id}',
    auth: 'session',
    effect: 'mutation',
    body: object({ email: string() }),
    data: success,
  }),
  listRoles: endpoint({
    wire: 'WIRE-53',
    method: 'GET',
    path: '/api/roles-and-permissions',
    auth: 'session',
    effect: 'read',
    // A description is optional: the specification names none.
    data: object({ items: array(object({ id, name: nullish(string(), ''), description: roleText })) }),
  }),
} as const;
