import { CAPABILITIES } from '#src/domain/account/capabilities.ts';
import { below, type Operation } from './operation.ts';

const NAMES = CAPABILITIES.map((name) => `\`${name}\``).join(', ');

export const accountOperations = {
  profile: {
    summary: 'Read the profile',
    description: 'The signed-in person, the id of the plan, and how many members the team may have.',
    usedBy: 'Every page of the console: the profile menu, the team page, and the plans of the billing page.',
    fields: {
      'data.item.email': 'The email of the signed-in person.',
      'data.item.twoFactorRecommended':
        'True for a person to whom the dashboard should recommend two-factor authentication, such as an owner without it. Only with the capability `two-factor-setup`.',
      'data.item.hasPassword':
        'False for somebody without a password, such as one who signs in elsewhere: no password is asked for and none can be changed. True if absent.',
    },
    screen: 'Every page of the console',
    call: ({ account }) => account.profile(),
    required: ['item', 'item.email'],
    optional: below(
      'item.',
      ...['firstName', 'lastName', 'paymentPackageId', 'constraints', 'constraints.teamMembersCount'],
      ...['twoFactorRecommended', 'hasPassword'],
    ),
  },
  changeEmail: {
    summary: 'Change the email',
    description:
      'Changes the email after the password was entered once more. The call carries the token of a mailed link if the page was opened with one, else the token of the session.',
    usedBy: 'The dialog that changes the email.',
    fields: {
      'body.email': 'The new email.',
      'body.password': 'The current password. Absent for somebody without one.',
    },
    screen: 'Profile: change email',
    changes: 'own',
    about: 'person',
    call: ({ account }, { password }) =>
      account.changeEmail({ token: null, email: 'elena@riverstone.example', password }),
    required: ['item', 'item.newEmail'],
    optional: [],
  },
  capabilities: {
    summary: 'List what is offered beyond the required operations',
    description: `The names of what this backend offers beyond the required operations: ${NAMES}. Each optional operation names its group in \`x-capability\`, and the console calls it only if the group is listed. \`log-date-range\` has no operation of its own: it says that every log is narrowed by \`from\` and \`before\`. No other backend is sent a \`before\`, or a \`from\` outside the audit log. A 404 means none. Unknown names are ignored.`,
    usedBy: 'The console, once a session.',
    missing: 'The backend has no optional operations.',
    fields: { 'data.items': 'The names of what is offered.' },
    screen: 'What optional operations add to pages',
    call: ({ account }) => account.capabilities(),
    required: ['items'],
    optional: [],
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
    screen: 'Profile: sessions',
    call: ({ account }) => account.listSessions(),
    required: ['items', 'items[].id'],
    optional: [
      ...['items[].current', 'items[].createdTimestamp', 'items[].lastActiveTimestamp'],
      ...['items[].userAgent', 'items[].ipAddress', 'items[].location'],
    ],
  },
  endSession: {
    summary: 'End a session',
    description:
      'Ends another session of the same person: from now on its tokens are a 401. The console does not offer it for its own session.',
    usedBy: 'The profile, after a confirmation.',
    missing: 'There is no such session, so the console takes it as ended.',
    conflict: 'It is the session of the call; logging out ends it.',
    screen: 'Profile: end a session',
    changes: 'own',
    about: 'session',
    call: ({ account }, id) => account.endSession(id),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
  localization: {
    summary: 'Read the messages of the provider',
    description:
      'Texts by key that replace those of the console. `Accept-Language` names the language that the console shows; a provider with texts in one language sends those. An empty map leaves all as it is. A call without a session is answered too.',
    usedBy: 'The console, once it shows its first page.',
    isPublic: true,
    screen: 'Every page of the console',
    call: ({ localization }) => localization.translations('en'),
    required: ['item', 'item.translations'],
    optional: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
