import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow } from '#mocks/provider/db/models.ts';
import { invalid } from '#mocks/provider/shared/provider-error.ts';
import { limitField, optionalTextField, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { callbackEntry, type CallbackLogItem } from './callback-entry.ts';
import { CallbackLog } from './callback-log.ts';

export interface CallbackFiltersItem {
  readonly blockchains: readonly string[];
  readonly networks: readonly { readonly name: string; readonly blockchain: string }[];
  readonly statuses: readonly ('success' | 'failed')[];
  readonly products: readonly string[];
}

export interface CallbackSearchItem {
  readonly callbackLogs: readonly CallbackLogItem[];
  readonly hasMore: boolean;
  readonly lastCallbackId: string | null;
}

type SearchQuery = RequestFields<
  'limit' | 'startingFromCallbackLogId' | 'blockchain' | 'network' | 'status' | 'searchPhrase' | 'product'
>;

const CODE = 'invalid_request';

/** The log of callbacks to the customer's domains, newest first. */
export class CallbackLogService {
  private readonly logs = new Map<string, CallbackLog>();

  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** Only what at least one callback has. */
  filters(bearer: Bearer): ServiceResult<Item<CallbackFiltersItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      const { log, end } = this.logOf(account);
      const kinds = log.groupsBefore(end).map(({ kind }) => kind);
      const networks = new Map(
        kinds.map(({ blockchain, network }) => [`${blockchain}/${network}`, { name: network, blockchain }]),
      );
      return {
        item: {
          blockchains: [...new Set(kinds.map(({ blockchain }) => blockchain))],
          networks: [...networks.values()],
          statuses: kinds.length === 0 ? [] : ['success', 'failed'],
          products: [...new Set(kinds.map(({ product }) => product))],
        },
      };
    });
  }

  search(bearer: Bearer, fields: SearchQuery): ServiceResult<Item<CallbackSearchItem>> {
    return this.sessions.authorize(bearer, (_, account) => {
      const { log, end } = this.logOf(account);
      const limit = limitField(fields);
      const query = {
        blockchain: filterField(fields, 'blockchain'),
        network: filterField(fields, 'network'),
        product: filterField(fields, 'product'),
        status: statusField(fields),
        phrase: filterField(fields, 'searchPhrase'),
      };
      const after = filterField(fields, 'startingFromCallbackLogId');
      const start = after === null ? end : log.slotBefore(end, after);
      if (start === null) throw invalid(CODE, 'There is no callback with the id of startingFromCallbackLogId.');
      // One more than wanted shows whether there are more.
      const slots = log.slots(query, start, limit + 1);
      const callbackLogs = slots.slice(0, limit).map((slot) => callbackEntry(log, slot));
      return { item: { callbackLogs, hasMore: slots.length > limit, lastCallbackId: callbackLogs.at(-1)?.id ?? null } };
    });
  }

  /** Created once for each set of data. A suspended customer gets no callbacks. */
  private logOf({ id: accountId, pastCallbacks: count, suspended }: AccountRow) {
    const { seed, madeAt } = this.store.read();
    const name = `${accountId}|${madeAt}|${count}`;
    const log = this.logs.get(name) ?? new CallbackLog({ seed, accountId, madeAt, count, urls: urlsOf(accountId) });
    this.logs.set(name, log);
    return { log, end: log.endAt(suspended ? madeAt : this.now()) };
  }
}

function statusField(fields: SearchQuery): 'success' | 'failed' | null {
  const status = filterField(fields, 'status');
  if (status === null || status === 'success' || status === 'failed') return status;
  throw invalid(CODE, 'status must be success or failed.');
}

/** A blank filter is none. */
function filterField(fields: SearchQuery, name: keyof SearchQuery): string | null {
  const text = optionalTextField(fields, name);
  return text === null || text.trim() === '' ? null : text;
}

/** From the seeds: callbacks also went to a domain that was deleted since. */
function urlsOf(accountId: string): readonly string[] {
  const seeds: readonly AccountSeed[] = Object.values(demoAccounts);
  return seeds.find(({ id }) => id === accountId)?.domains?.map(({ url }) => url) ?? [];
}
