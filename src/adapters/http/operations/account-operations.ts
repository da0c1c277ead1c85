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

/** All four respond with the same. */
const response = {
  required: ['item'],
  optional: [
    ...below('item.', 'export', 'closesTimestamp', 'canClose', 'ownerEmail', 'hasPassword', 'delayDays'),
    ...below('item.', 'activeApiKeys', 'members', 'unpaid', 'unpaid.amount', 'unpaid.currency'),
    ...below('item.export.', 'status', 'requestedTimestamp', 'downloadUrl', 'sizeBytes', 'expiresTimestamp'),
  ],
  data: {
    item: {
      export: {
        ...{ status: 'ready', requestedTimestamp: 1_763_640_000, expiresTimestamp: 1_764_244_860, sizeBytes: 48_213 },
        downloadUrl: 'https://downloads.example.com/exports/3f9a2c',
      },
      closesTimestamp: 1_764_849_600,
      ...{ canClose: true, ownerEmail: 'elena@northwall.example', hasPassword: true, delayDays: 14 },
      ...{ activeApiKeys: 18, members: 2, unpaid: { amount: 199, currency: 'USD' } },
    },
  },
} as const;

const fields = {
  'data.item.export': 'The copy of the data of the person. Absent counts as none.',
  'data.item.export.status':
    '`none` before a request and once a file has expired, `preparing`, or `ready`. A file without its url counts as being prepared.',
  'data.item.export.requestedTimestamp': 'When it was requested.',
  'data.item.export.downloadUrl':
    'Where the file is, once it is ready: https, on a host that the deployment trusts. The console shows the host, opens the url in a new tab on a click, and stores it nowhere.',
  'data.item.export.sizeBytes': 'The size of the file.',
  'data.item.export.expiresTimestamp': 'Until when it can be downloaded.',
  'data.item.closesTimestamp': 'When the account ends. Null while nobody closes it.',
  'data.item.canClose': 'Whether this person may close the account, and keep it. False if absent.',
  'data.item.ownerEmail': 'Who may, for those who may not.',
  'data.item.hasPassword': 'False for somebody without a password, who confirms with the email. True if absent.',
  'data.item.delayDays': 'After how many days an account ends that is closed now. 14 if absent.',
  'data.item.activeApiKeys': 'How many API keys will stop.',
  'data.item.members': 'How many people beside the owner will lose access.',
  'data.item.unpaid': 'What is due, also after the end. Null if nothing is.',
  'data.item.unpaid.amount': 'The amount in units of the currency.',
  'data.item.unpaid.currency': 'US dollars if absent.',
};

export const closureOperations = {
  accountClosure: {
    summary: 'Read the state of the data export and of the closing',
    description:
      'Of the signed-in person and their account. Read once when the console has loaded, at a return to its window, every few seconds while a dialog shows an export that is prepared, and right before an account is closed.',
    usedBy: 'The notice of every page, the profile, and the dialog that closes the account.',
    fields,
    screen: 'Every page of the console: notice of the closing',
    call: ({ accountClosure }) => accountClosure.status(),
    ...response,
  },
  requestDataExport: {
    summary: 'Request a copy of the own data',
    description:
      'Starts to prepare a file with what the provider holds of the signed-in person. While one is prepared, another request changes nothing; a new one replaces a file that is ready.',
    usedBy: 'The profile.',
    fields,
    screen: 'Profile: your data',
    changes: 'own',
    call: ({ accountClosure }) => accountClosure.requestExport(),
    ...response,
  },
  closeAccount: {
    summary: 'Close the account',
    description:
      'Only its owner may. The account ends after the delay, and until then everything works; afterwards tokens are a 401 as those of any other session that has ended. A wrong password is a 400 with the code `wrong_password`, and a wrong email one with `wrong_email`: the console shows it beside the field.',
    usedBy: 'The dialog that closes the account.',
    conflict: 'The account is closing already, or has to be paid first; the message says which.',
    fields: {
      ...fields,
      'body.password': 'The password, of somebody who has one.',
      'body.email': 'The email, of somebody without a password.',
      'body.reason':
        '`price`, `missing-feature`, `other-provider`, `not-needed` or `other`. Absent if none was chosen.',
      'body.comment': 'At most 500 characters. Absent if nothing was written.',
    },
    screen: 'Close account',
    changes: 'account',
    about: 'person',
    call: ({ accountClosure }, { password }) =>
      accountClosure.close({ confirmation: { password }, reason: 'price', comment: '' }),
    ...response,
  },
  keepAccount: {
    summary: 'Keep an account that is closing',
    description: 'Only its owner may. Where nothing closes the account, nothing changes.',
    usedBy: 'The notice of every page, and the profile.',
    fields,
    screen: 'Every page of the console: keep the account',
    changes: 'account',
    call: ({ accountClosure }) => accountClosure.keep(),
    ...response,
  },
} as const satisfies Readonly<Record<string, Operation>>;

const code = 'The code of the authenticator app, or a recovery code.';

export const twoFactorOperations = {
  twoFactorStatus: {
    summary: 'Read whether two-factor authentication is on',
    description:
      'Of the signed-in person. The console recommends it on the dashboard where the profile has `twoFactorRecommended`.',
    usedBy: 'The profile, and the dialog of two-factor authentication.',
    fields: {
      'data.item.enabled': 'Whether a log-in asks for a code. False if absent.',
      'data.item.enabledTimestamp': 'When it was turned on.',
      'data.item.recoveryCodesLeft': 'How many of the recovery codes were not used yet.',
    },
    screen: 'Profile: two-factor authentication',
    call: ({ twoFactor }) => twoFactor.status(),
    required: ['item'],
    optional: below('item.', 'enabled', 'enabledTimestamp', 'recoveryCodesLeft'),
  },
  beginTwoFactor: {
    summary: 'Start to set up two-factor authentication',
    description:
      'Makes a secret for an authenticator app (RFC 6238). It counts only once `enable` was called with a code of it; another call makes another secret. The console draws the QR code itself.',
    usedBy: 'The dialog of two-factor authentication, while it is off.',
    conflict: 'Two-factor authentication is on already.',
    fields: {
      'data.item.otpauthUrl': 'The `otpauth://totp/…` url that the QR code holds.',
      'data.item.secret': 'The secret in base 32, for typing. Read from the url if absent.',
    },
    screen: 'Two-factor authentication: set up',
    changes: 'own',
    call: ({ twoFactor }) => twoFactor.begin(),
    required: ['item', 'item.otpauthUrl'],
    optional: ['item.secret'],
  },
  enableTwoFactor: {
    summary: 'Turn two-factor authentication on',
    description:
      'Takes a code of the secret that was made last, and returns recovery codes, ten as a rule. They are shown once; each replaces the code of a log-in once. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, after the set-up.',
    conflict: 'Two-factor authentication is on already, or no set-up was started.',
    fields: {
      'body.code': 'The code of the authenticator app.',
      'data.item.recoveryCodes': 'The recovery codes, as people type them.',
    },
    screen: 'Two-factor authentication: turn on',
    changes: 'own',
    about: 'authenticatorCode',
    call: ({ twoFactor }, fresh) => twoFactor.enable(fresh),
    required: ['item', 'item.recoveryCodes'],
    optional: [],
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes',
    description: 'The recovery codes before stop working. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, while it is on.',
    conflict: 'Two-factor authentication is off.',
    fields: { 'body.code': code, 'data.item.recoveryCodes': 'The recovery codes, as people type them.' },
    screen: 'Two-factor authentication: new recovery codes',
    changes: 'own',
    about: 'recoveryCode',
    call: ({ twoFactor }, recoveryCode) => twoFactor.renewRecoveryCodes(recoveryCode),
    required: ['item', 'item.recoveryCodes'],
    optional: [],
  },
  disableTwoFactor: {
    summary: 'Turn two-factor authentication off',
    description: 'The secret and the recovery codes stop working. A wrong code is a 400.',
    usedBy: 'The dialog of two-factor authentication, while it is on.',
    conflict: 'Two-factor authentication is off already.',
    fields: { 'body.code': code },
    screen: 'Two-factor authentication: turn off',
    changes: 'own',
    about: 'recoveryCode',
    call: ({ twoFactor }, recoveryCode) => twoFactor.disable(recoveryCode),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

const tokenFields = (path: string) => ({
  [`${path}name`]: 'What the person calls the token; at most 50 characters.',
  [`${path}scopes`]: 'The ids of what the token may do.',
  [`${path}ipRanges`]:
    'IPv4 and IPv6 addresses, and ranges in CIDR notation, from which it works; at most 50, and anywhere without them.',
  [`${path}expiresTimestamp`]: 'When it stops working. Null for never.',
});

export const accessTokenOperations = {
  listAccessTokens: {
    summary: 'List the access tokens of the person',
    description:
      'What scripts and CI sign in with, in the name of this person, the newest first. No response but that of the creation has a token in it.',
    usedBy: 'The account page.',
    fields: {
      ...tokenFields('data.items[].'),
      'data.items': 'The tokens that were not revoked, those that have expired included.',
      'data.items[].masked': 'Its first and last characters, as the provider masks it. Never the token.',
      'data.items[].lastUsedTimestamp': 'When it was used last, and null for never. Not shown if absent.',
      'data.scopes': 'What a new token may be allowed to do. Where it is empty or missing, no scope is asked for.',
      'data.scopes[].id': 'The id of the scope, as tokens hold it.',
      'data.scopes[].name': 'The name of the scope, as people read it.',
      'data.scopes[].description': 'What it allows, in a sentence.',
    },
    screen: 'Account: access tokens',
    call: ({ accessTokens }) => accessTokens.list(),
    required: ['items', 'items[].id', 'scopes[].id'],
    optional: [
      ...below('items[].', 'name', 'masked', 'scopes', 'expiresTimestamp', 'ipRanges'),
      ...below('items[].', 'createdTimestamp', 'lastUsedTimestamp'),
      ...['scopes', 'scopes[].name', 'scopes[].description'],
    ],
  },
  createAccessToken: {
    summary: 'Create an access token',
    description:
      'The only response with the token itself: the console shows it once, and stores it nowhere. A rejection is shown beside a field where a detail names it: `{ "field": "ipRanges", "message": "…" }`.',
    usedBy: 'The dialog that creates an access token.',
    fields: { ...tokenFields('body.'), 'data.item.token': 'The token.' },
    screen: 'Account: create an access token',
    changes: 'own',
    call: ({ accessTokens }) =>
      accessTokens.create({
        ...{ name: 'deploy', scopes: ['usage:read'], ipRanges: ['203.0.113.0/24'] },
        expiresAt: Date.UTC(2027, 5, 30, 23, 59, 59),
      }),
    required: ['item', 'item.token'],
    optional: [],
  },
  revokeAccessToken: {
    summary: 'Revoke an access token',
    description: 'Calls with it are a 401 from now on.',
    usedBy: 'The account page, after a confirmation.',
    missing: 'There is no such token, so the console takes it as revoked.',
    screen: 'Account: revoke an access token',
    changes: 'own',
    about: 'accessToken',
    call: ({ accessTokens }, id) => accessTokens.revoke(id),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
