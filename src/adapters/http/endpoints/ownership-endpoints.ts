import { array, nullish, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, id, instantIfSet, item, object } from './schemas.ts';

const offered = { optional: true, capability: 'ownership-transfer', auth: 'session' } as const;

const transfer = object({
  memberId: id,
  email: string(),
  createdTimestamp: instantIfSet,
  expiresTimestamp: instantIfSet,
});

const formerOwner = object({ email: string(), roles: nullish(array(id), () => []) });

export const ownershipEndpoints = nameEndpoints({
  ownershipTransfer: {
    ...offered,
    wire: 'OPT-60',
    method: 'GET',
    path: '/api/ownership-transfer',
    effect: 'read',
    data: object({ item: nullish(transfer, null) }),
  },
  startOwnershipTransfer: {
    ...offered,
    wire: 'OPT-61',
    method: 'POST',
    path: '/api/ownership-transfer',
    effect: 'mutation',
    body: object({ memberId: string(), password: nullish(string()) }),
    data: item(transfer),
  },
  withdrawOwnershipTransfer: {
    ...offered,
    wire: 'OPT-62',
    method: 'DELETE',
    path: '/api/ownership-transfer',
    effect: 'mutation',
    data: anyJson,
  },
  // In the body, because the logs of servers have the paths of requests.
  acceptOwnership: {
    ...offered,
    wire: 'OPT-63',
    method: 'POST',
    path: '/api/ownership-transfer/accept',
    effect: 'mutation',
    body: object({ token: string() }),
    data: object({ item: nullish(object({ formerOwner: nullish(formerOwner, null) }), null) }),
  },
  leaveTeam: {
    wire: 'OPT-64',
    optional: true,
    capability: 'team-leaving',
    auth: 'session',
    method: 'POST',
    path: '/api/account/leave-team',
    effect: 'mutation',
    data: anyJson,
  },
});
