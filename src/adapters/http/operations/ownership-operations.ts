import { below, type Operation } from './operation.ts';

const transferFields = (path: string) => ({
  [`${path}memberId`]: 'The id of the member who was asked, as the list of the team has it.',
  [`${path}email`]: 'The email that the link was sent to.',
  [`${path}createdTimestamp`]: 'When the link was sent.',
  [`${path}expiresTimestamp`]: 'When the link stops working. An expired transfer is none.',
});

const SAMPLE = {
  ...{ memberId: 'acc-5d1c7e90ab34', email: 'ruth.adeyemi@northwall.example' },
  ...{ createdTimestamp: 1_763_640_000, expiresTimestamp: 1_764_244_800 },
};

export const ownershipOperations = {
  ownershipTransfer: {
    summary: 'Read the pending transfer of the ownership',
    description:
      'For the owners of the account, and for the member who was asked. It is null for everybody else, and while there is none.',
    usedBy: 'The team page of an owner, and the dialog that the mailed link opens.',
    fields: { ...transferFields('data.item.'), 'data.item': 'The pending transfer, or null.' },
    screen: 'Team: pending ownership transfer',
    scenario: 'ownership-transfer',
    call: ({ ownership }) => ownership.transfer(),
    accepts: 'no-item',
    required: ['item.memberId', 'item.email'],
    optional: ['item', ...below('item.', 'createdTimestamp', 'expiresTimestamp')],
  },
  startOwnershipTransfer: {
    summary: 'Ask a member to become the owner',
    description:
      'Mails the member a link to `/team/accept-ownership/{token}` of the console. Nothing changes before the member accepts. Somebody with a password confirms with it, and a wrong one is a 400. Somebody who is no owner gets a 403.',
    usedBy: 'The dialog that transfers the ownership.',
    missing: 'The account has no member with this id.',
    conflict: 'A transfer is pending already, or the member has not confirmed the email.',
    fields: { ...transferFields('body.'), ...transferFields('data.item.') },
    screen: 'Team: transfer the ownership',
    changes: 'account',
    about: 'successor',
    call: ({ ownership }, successor) => ownership.start(successor),
    data: { item: SAMPLE },
    required: ['item', 'item.memberId', 'item.email'],
    optional: below('item.', 'createdTimestamp', 'expiresTimestamp'),
  },
  withdrawOwnershipTransfer: {
    summary: 'Withdraw the transfer of the ownership',
    description: 'The mailed link stops working. The response body is ignored.',
    usedBy: 'The team page of an owner, after a confirmation.',
    missing: 'No transfer is pending: it was accepted, has expired or was withdrawn.',
    screen: 'Team: withdraw the ownership transfer',
    changes: 'account',
    about: 'pendingTransfer',
    call: ({ ownership }) => ownership.withdraw(),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
  acceptOwnership: {
    summary: 'Become the owner by the mailed link',
    description:
      'Needs the session of the member who was asked, and the token of the link, so that neither a forwarded mail nor an open session is enough. The member becomes the owner, and the former owner gets the role that the provider chooses. A link that was used or withdrawn, has expired or is for another member is a 400. The console lists the team again afterwards.',
    usedBy: 'The dialog that the mailed link opens over the team page.',
    fields: {
      'body.token': 'The last segment of the mailed link.',
      'data.item.formerOwner': 'Who owned the account before. Not reported if absent.',
      'data.item.formerOwner.email': 'The email of the former owner.',
      'data.item.formerOwner.roles': 'The ids of the roles that the former owner has from now on.',
    },
    screen: 'Team: accept the ownership',
    changes: 'own',
    scenario: 'ownership-transfer',
    about: 'ownershipToken',
    call: ({ ownership }, token) => ownership.accept(token),
    data: { item: { formerOwner: { email: 'elena@northwall.example', roles: ['role-admin'] } } },
    accepts: 'anything',
    required: ['item.formerOwner.email'],
    optional: ['item', ...below('item.', 'formerOwner', 'formerOwner.roles')],
  },
  leaveTeam: {
    summary: 'Leave the team',
    description:
      'Takes the signed-in member off the team and ends all sessions of the member. The console then shows the log-in. The response body is ignored.',
    usedBy: 'The team page, after a confirmation.',
    conflict: 'The person is the only owner of the account.',
    screen: 'Team: leave',
    changes: 'own',
    scenario: 'ownership-transfer',
    call: ({ ownership }) => ownership.leave(),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
