import type { OperationDescription } from '#tools/openapi/operation-description.ts';

export const accountDescriptions = {
  profile: {
    summary: 'Read the profile',
    description: 'The signed-in person, the id of the plan, and how many members the team may have.',
    usedBy: 'Every page of the console: the profile menu, the team page, and the plans of the billing page.',
    fields: { 'data.item.email': 'The email of the signed-in person.' },
  },
  changeEmail: {
    summary: 'Change the email',
    description:
      'Changes the email after the password was entered once more. The call carries the token of a mailed link if the page was opened with one, else the token of the session.',
    usedBy: 'The dialog that changes the email.',
    fields: { 'body.email': 'The new email.', 'body.password': 'The current password.' },
  },
  capabilities: {
    summary: 'List what is offered beyond the required operations',
    description:
      'The names of the optional groups of operations that this backend serves: `usage-history`, `invoice-list`, `callback-redelivery`, `api-key-deletion`, `sessions`. Each optional operation names its group in `x-capability`, and the console calls it only if the group is listed. A 404 means none. Unknown names are ignored.',
    usedBy: 'The console, once a session.',
    missing: 'The backend has no optional operations.',
    fields: { 'data.items': 'The names of the groups.' },
  },
  listSessions: {
    summary: 'List the sessions of the person',
    description:
      'Where the person is signed in, in any order; one of them is the session of the call. The console works out the device from `userAgent`.',
    usedBy: 'The profile.',
    fields: {
      'data.items': 'The sessions.',
      'data.items[].current': 'True for the session of this call, and for no other.',
      'data.items[].createdTimestamp': 'When the person signed in.',
      'data.items[].lastActiveTimestamp': 'When the last call was made in the session; to the minute will do.',
      'data.items[].userAgent': 'The `User-Agent` of the device, verbatim.',
      'data.items[].ipAddress': 'The IP address of the device.',
      'data.items[].location': 'Where that is, for people to read.',
    },
  },
  endSession: {
    summary: 'End a session',
    description:
      'Ends another session of the same person: from now on its tokens are a 401. The console does not offer it for its own session.',
    usedBy: 'The profile, after a confirmation.',
    missing: 'There is no such session, so the console takes it as ended.',
    conflict: 'It is the session of the call; logging out ends it.',
  },
  localization: {
    summary: 'Read the messages of the provider',
    description:
      'Texts by key that replace those of the console. `Accept-Language` names the language that the console shows; a provider with texts in one language sends those. An empty map leaves all as it is. A call without a session is answered too.',
    usedBy: 'The console, once it shows its first page.',
    isPublic: true,
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;

export const teamDescriptions = {
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
  },
  inviteTeamMember: {
    summary: 'Invite a person to the team',
    description:
      'Mails an invitation. Inviting the same person again before they accept sends the email again. The response body is ignored.',
    usedBy: 'The dialog that invites a person.',
    conflict: 'The team is full, or the account has no seat for another member.',
    fields: { 'body.email': 'Who is invited.', 'body.roles': 'The ids of the roles that the person gets.' },
  },
  deleteTeamMember: {
    summary: 'Remove a member or an invitation',
    description:
      'Takes the person off the team. The owner cannot be removed. The console lists the team again afterwards.',
    usedBy: 'The team page, after a confirmation.',
    fields: { 'body.email': 'The email of the member, as a second check beside the id.' },
  },
  listRoles: {
    summary: 'List the roles',
    description: 'The roles that a member can have. The role of the owner is listed, but cannot be given.',
    usedBy: 'The team page and the dialog that invites a person.',
    fields: { 'data.items': 'The roles.', 'data.items[].name': 'The name of the role, as people read it.' },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;

export const faucetDescriptions = {
  loadFaucets: {
    summary: 'Read the faucets and their history',
    description: 'Which test networks have a faucet and what it gives, and the requests of this account, newest first.',
    usedBy: 'The faucets page.',
    fields: {
      'data.item.faucetLogs[].address': 'The blockchain address that received the coins.',
      'data.item.faucetLogs[].blockchain': 'The blockchain.',
      'data.item.faucetLogs[].network': 'The test network.',
    },
  },
  requestFaucet: {
    summary: 'Request test coins',
    description:
      'Sends test coins or tokens to an address. The response body is ignored. A limit is a 429; `retry-after` starts a countdown that lasts over reloads.',
    usedBy: 'The dialog of the faucets page.',
    fields: { 'body.address': 'The blockchain address that receives the coins.' },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;
