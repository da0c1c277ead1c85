import { type Deviation, drop, idle, put, status } from './deviate.ts';

const start = 'startOwnershipTransfer';
const expired = {
  memberId: 'm7',
  email: 'a@b.example',
  createdTimestamp: 1_499_000_000,
  expiresTimestamp: 1_500_000_000,
};
const isRejected = (response: Response) => response.status === 400;
const isConflict = (response: Response) => response.status === 409;
/** Of the transfer of the ownership, and of leaving a team. */
export const ownershipDeviations: readonly Deviation[] = [
  ['no id', start, 'item.memberId', drop(start, 'item.memberId')],
  ['no email', start, 'item.email', drop(start, 'item.email')],
  ['any password', start, 'status with a wrong password', status(start, 200, isRejected)],
  ['nothing started', start, 'effect', put('ownershipTransfer', 'item', null)],
  ['an end in the past', 'ownershipTransfer', 'item.expiresTimestamp', put('ownershipTransfer', 'item', expired)],
  [
    'nothing withdrawn',
    'withdrawOwnershipTransfer',
    'effect',
    idle('withdrawOwnershipTransfer', () => ({ item: { success: true } })),
    'status without a transfer',
  ],
  [
    'any token',
    'acceptOwnership',
    'status with an unknown token',
    status('acceptOwnership', 200, isRejected),
    'status in the session of somebody else',
    'status with a used token',
  ],
  ['the last owner leaves', 'leaveTeam', 'status as the only owner', status('leaveTeam', 200, isConflict)],
];
