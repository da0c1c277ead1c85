import { below, type Operation } from './operation.ts';

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
