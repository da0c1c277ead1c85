import { array, fallback, nullish, number, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { accountState, anyJson, figure, id, instantIfSet, success, object } from './schemas.ts';

/** A state that this console does not know must not hide the whole team. */
const memberState = fallback(nullish(accountState, null), null);

/** Nothing depends on it, so a wrong type means none. */
const roleText = fallback(nullish(string(), ''), '');

/** Nothing depends on it either. */
const lastSeen = fallback(instantIfSet, null);

const roleIds = nullish(array(id), []);

const member = object({ id, email: string(), roles: roleIds, state: memberState, lastSeenTimestamp: lastSeen });

const invitation = object({
  ...{ id, email: string(), roles: roleIds, sentTimestamp: instantIfSet, expiresTimestamp: instantIfSet },
  invitationUrl: nullish(string(), ''),
});

const invitations = { optional: true, capability: 'invitations', auth: 'session' } as const;

export const teamEndpoints = nameEndpoints({
  listTeamMembers: {
    wire: 'WIRE-42',
    method: 'GET',
    path: '/api/team-members',
    auth: 'session',
    effect: 'read',
    // Optional: a provider that does not know it sends the whole team, or its own pages.
    query: object({ limit: number(), offset: number() }),
    data: object({ items: array(member), totalCount: nullish(figure) }),
  },
  inviteTeamMember: {
    wire: 'WIRE-43',
    method: 'POST',
    path: '/api/team-members',
    auth: 'session',
    effect: 'mutation',
    body: object({ email: string(), roles: array(string()) }),
    data: anyJson,
  },
  deleteTeamMember: {
    wire: 'WIRE-44',
    method: 'DELETE',
    path: '/api/team-members/{id}',
    auth: 'session',
    effect: 'mutation',
    body: object({ email: string() }),
    data: success,
  },
  listRoles: {
    wire: 'WIRE-53',
    method: 'GET',
    path: '/api/roles-and-permissions',
    auth: 'session',
    effect: 'read',
    // A description is optional: the specification names none.
    data: object({ items: array(object({ id, name: nullish(string(), ''), description: roleText })) }),
  },
  listInvitations: {
    ...invitations,
    wire: 'OPT-20',
    method: 'GET',
    path: '/api/team-invitations',
    effect: 'read',
    data: object({ items: array(invitation) }),
  },
  resendInvitation: {
    ...invitations,
    wire: 'OPT-21',
    method: 'POST',
    path: '/api/team-invitations/{id}/resend',
    effect: 'mutation',
    data: anyJson,
  },
  revokeInvitation: {
    ...invitations,
    wire: 'OPT-22',
    method: 'DELETE',
    path: '/api/team-invitations/{id}',
    effect: 'mutation',
    data: anyJson,
  },
  changeMemberRoles: {
    ...invitations,
    wire: 'OPT-23',
    method: 'PATCH',
    path: '/api/team-members/{id}',
    effect: 'mutation',
    body: object({ roles: array(string()) }),
    data: anyJson,
  },
});
