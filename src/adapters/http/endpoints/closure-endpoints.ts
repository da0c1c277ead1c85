import { boolean, type InferOutput, nullish, picklist, string } from 'valibot';
import { DEFAULT_DELAY_DAYS } from '#src/domain/account/account-closure.ts';
import { nameEndpoints } from './endpoint.ts';
import { figureOrText, flag, hundredths, instantIfSet, item, object, someOf } from './schemas.ts';

const closure = { optional: true, capability: 'account-closure', auth: 'session' } as const;

const dataExport = object({
  status: nullish(picklist(['none', 'preparing', 'ready']), 'none'),
  requestedTimestamp: instantIfSet,
  downloadUrl: nullish(string(), ''),
  sizeBytes: nullish(figureOrText, null),
  expiresTimestamp: instantIfSet,
});

/** All four respond with the same, so that no second call is needed after a change. */
const closureItem = someOf({
  export: nullish(dataExport, null),
  closesTimestamp: instantIfSet,
  canClose: flag,
  ownerEmail: nullish(string(), ''),
  hasPassword: nullish(boolean(), true),
  delayDays: nullish(figureOrText, DEFAULT_DELAY_DAYS),
  activeApiKeys: nullish(figureOrText, null),
  members: nullish(figureOrText, null),
  unpaid: nullish(object({ amount: nullish(hundredths, null), currency: nullish(string(), 'USD') }), null),
});

export const closureEndpoints = nameEndpoints({
  accountClosure: {
    ...closure,
    wire: 'OPT-34',
    method: 'GET',
    path: '/api/account/closure',
    effect: 'read',
    data: item(closureItem),
  },
  requestDataExport: {
    ...closure,
    wire: 'OPT-35',
    method: 'POST',
    path: '/api/account/data-export',
    effect: 'mutation',
    data: item(closureItem),
  },
  closeAccount: {
    ...closure,
    wire: 'OPT-36',
    method: 'POST',
    path: '/api/account/closure',
    effect: 'mutation',
    body: object({
      password: nullish(string()),
      email: nullish(string()),
      reason: nullish(string()),
      comment: nullish(string()),
    }),
    data: item(closureItem),
  },
  keepAccount: {
    ...closure,
    wire: 'OPT-37',
    method: 'DELETE',
    path: '/api/account/closure',
    effect: 'mutation',
    data: item(closureItem),
  },
});

export type ClosureDto = InferOutput<typeof closureItem>;
