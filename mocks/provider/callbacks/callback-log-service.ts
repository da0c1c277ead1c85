import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { enterprise } from '#mocks/scenarios/enterprise.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import {
  boundsFields,
  limitField,
  optionalTextField,
  type RequestFields,
} from '#mocks/provider/shared/request-fields.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { type CallbackLogItem, callbackEntry, redeliveredEntry } from './callback-entry.ts';
import { signedHeaders } from './callback-signature.ts';
import { logOf, RedeliveredLog, redeliveriesOf } from './redelivered-log.ts';

type Filter = 'blockchain' | 'network' | 'status' | 'searchPhrase' | 'product' | 'from' | 'before';
type SearchFields = RequestFields<'limit' | 'startingFromCallbackLogId' | Filter>;

const CODE = 'invalid_request';
const STATUSES = ['success', 'failed'] as const;

export class CallbackLogService {
  constructor(
    private readonly sessions: Sessions,
    private readonly signs: () => boolean,
  ) {}

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
        bounds: boundsFields(fields),
      };
      const after = filterField(fields, 'startingFromCallbackLogId');
      const wholeLog = new RedeliveredLog(log, end, redeliveriesOf(caller));
      const start = after === null ? wholeLog.top : wholeLog.positionOf(after);
      if (start === null) throw invalid(CODE, 'There is no callback with the id of startingFromCallbackLogId.');
      // One more than wanted shows whether there are more.
      const found = wholeLog.search(query, start, limit + 1);
      const urls = urlsOf(caller.account.id);
      const callbackLogs = found
        .slice(0, limit)
        .map(({ slot, row }) => (row ? redeliveredEntry(log, row, urls) : callbackEntry(log, slot, urls)))
        .map((entry) => (this.signs() ? signedEntry(caller, entry) : entry));
      return { item: { callbackLogs, hasMore: found.length > limit, lastCallbackId: callbackLogs.at(-1)?.id ?? null } };
    });
  }
}

/** With the headers that it was sent with. A redelivery is the same callback, so its id is that of the first. */
function signedEntry({ account, database }: Caller, { body, ...entry }: CallbackLogItem): CallbackLogItem {
  const id = entry.redeliveryOf ?? entry.id;
  const message = { id, timestamp: entry.executionTimestamp, body: jsonTextOf(body) };
  return { ...entry, headers: signedHeaders(database, account.id, message), body };
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
  const seeds: readonly AccountSeed[] = [...Object.values(demoAccounts), enterprise];
  return seeds.find(({ id }) => id === accountId)?.domains?.map(({ url }) => url) ?? [];
}
