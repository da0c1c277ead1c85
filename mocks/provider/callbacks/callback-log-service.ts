import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { invalid } from '#mocks/provider/shared/provider-error.ts';
import { limitField, optionalTextField, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { callbackEntry } from './callback-entry.ts';
import { CallbackLog } from './callback-log.ts';

type SearchFields = RequestFields<
  'limit' | 'startingFromCallbackLogId' | 'blockchain' | 'network' | 'status' | 'searchPhrase' | 'product'
>;

const CODE = 'invalid_request';
const STATUSES = ['success', 'failed'] as const;

export class CallbackLogService {
  constructor(private readonly sessions: Sessions) {}

  /** Only what at least one callback has. */
  filters(bearer: Bearer) {
    return this.sessions.authorize(bearer, (caller) => {
      const { log, end } = logOf(caller);
      const kinds = log.kindsBefore(end);
      const networks = new Map(
        kinds.map(({ blockchain, network }) => [`${blockchain}/${network}`, { name: network, blockchain }]),
      );
      return {
        item: {
          blockchains: [...new Set(kinds.map(({ blockchain }) => blockchain))],
          networks: [...networks.values()],
          statuses: kinds.length === 0 ? [] : STATUSES,
          products: [...new Set(kinds.map(({ product }) => product))],
        },
      };
    });
  }

  search(bearer: Bearer, fields: SearchFields) {
    return this.sessions.authorize(bearer, (caller) => {
      const { log, end } = logOf(caller);
      const limit = limitField(fields);
      const query = {
        blockchain: filterField(fields, 'blockchain'),
        network: filterField(fields, 'network'),
        product: filterField(fields, 'product'),
        status: statusField(fields),
        phrase: filterField(fields, 'searchPhrase'),
      };
      const after = filterField(fields, 'startingFromCallbackLogId');
      const start = after === null ? end : log.slotOf(after, end);
      if (start === null) throw invalid(CODE, 'There is no callback with the id of startingFromCallbackLogId.');
      // One more than wanted shows whether there are more.
      const slots = log.search(query, start, limit + 1);
      const urls = urlsOf(caller.account.id);
      const callbackLogs = slots.slice(0, limit).map((slot) => callbackEntry(log, slot, urls));
      return { item: { callbackLogs, hasMore: slots.length > limit, lastCallbackId: callbackLogs.at(-1)?.id ?? null } };
    });
  }
}

/** A suspended customer gets no callbacks. */
function logOf({ account, database: { seed, madeAt }, now }: Caller) {
  const log = new CallbackLog({ seed, accountId: account.id, madeAt, count: account.pastCallbacks });
  return { log, end: log.endAt(account.suspended ? madeAt : now) };
}

function statusField(fields: SearchFields): string | null {
  const status = filterField(fields, 'status');
  if (status === null || STATUSES.some((known) => known === status)) return status;
  throw invalid(CODE, 'status must be success or failed.');
}

function filterField(fields: SearchFields, name: keyof SearchFields): string | null {
  const text = optionalTextField(fields, name);
  return text === null || text.trim() === '' ? null : text;
}

/** From the seeds: callbacks also went to a domain that was deleted since. */
function urlsOf(accountId: string): readonly string[] {
  const seeds: readonly AccountSeed[] = Object.values(demoAccounts);
  return seeds.find(({ id }) => id === accountId)?.domains?.map(({ url }) => url) ?? [];
}
