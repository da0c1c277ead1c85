import type { RoleId } from '#src/domain/team/role.ts';
import type { Operation } from './operation.ts';

export const teamOperations = {
  listTeamMembers: {
    summary: 'List the team',
    description:
      'The members, the owner included. A backend may ignore `limit` and `offset` and send the whole team; `totalCount` then equals the number of items.',
    usedBy: 'The team page.',
    fields: {
      'data.items[].email': 'The email of the member.',
      'data.items[].roles': 'The ids of the roles of the member.',
      'data.items[].state':
        '`email-verification` for an invitation that is not accepted yet, `dashboard` for a member. An unknown value is ignored.',
      'data.items': 'The members of this page.',
    },
    screen: 'Team',
    after: ['inviteTeamMember'],
    exampleQuery: { limit: 100, offset: 0 },
    call: ({ team }) => team.members(),
    required: ['items', 'items[].id', 'items[].email'],
    optional: ['totalCount', 'items[].roles', 'items[].state'],
  },
  inviteTeamMember: {
    summary: 'Invite a person to the team',
    description:
      'Mails an invitation. Inviting the same person again before they accept sends the email again. The response body is ignored.',
    usedBy: 'The dialog that invites a person.',
    conflict: 'The team is full, or the account has no seat for another member.',
    fields: { 'body.email': 'Who is invited.', 'body.roles': 'The ids of the roles that the person gets.' },
    screen: 'Team: invite',
    changes: 'team',
    call: ({ team }) => team.invite({ email: 'nina@northwall.example', roleIds: ['role-developer' as RoleId] }),
    accepts: 'anything',
    data: { item: { success: true } },
    required: [],
    optional: ['item'],
  },
  deleteTeamMember: {
    summary: 'Remove a member or an invitation',
    description:
      'Takes the person off the team. The owner cannot be removed. The console lists the team again afterwards.',
    usedBy: 'The team page, after a confirmation.',
    fields: { 'body.email': 'The email of the member, as a second check beside the id.' },
    screen: 'Team: remove',
    changes: 'team',
    after: ['inviteTeamMember'],
    about: 'member',
    call: ({ team }, member) => team.remove(member),
    required: ['item', 'item.success'],
    optional: [],
  },
  listRoles: {
    summary: 'List the roles',
    description: 'The roles that a member can have. The role of the owner is listed, but cannot be given.',
    usedBy: 'The team page and the dialog that invites a person.',
    fields: { 'data.items': 'The roles.', 'data.items[].name': 'The name of the role, as people read it.' },
    screen: 'Team: invite',
    call: ({ team }) => team.roles(),
    data: { items: [{ id: 'role-viewer', name: 'Viewer', description: 'Reads everything.' }] },
    required: ['items', 'items[].id'],
    optional: ['items[].name', 'items[].description'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
