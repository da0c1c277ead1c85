import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { enterprise } from '#mocks/scenarios/enterprise.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { invalid, notFound, ProviderError, tooMany } from '#mocks/provider/shared/service-result.ts';
import {
  boundsFields,
  limitField,
  optionalTextField,
  type RequestFields,
} from '#mocks/provider/shared/request-fields.ts';
import { jsonTextOf } from '#mocks/provider/shared/json-text.ts';
import { type CallbackLogItem, callbackEntry, redeliveredEntry, failsAgain } from './callback-entry.ts';
import { signedHeaders } from './callback-signature.ts';
import { logOf, redeliveriesOf } from './account-callbacks.ts';
import { type CallbackLog, RedeliveredLog } from './callback-log.ts';
import { urlsBySubscription } from './callback-subscriptions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import { hex } from '#mocks/provider/shared/seeded-number.ts';

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
      const bySubscription = urlsBySubscription(caller.database, caller.account.id);
      const urls = { bySubscription, others: urlsOf(caller.account.id) };
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
export function urlsOf(accountId: string): readonly string[] {
  const seeds: readonly AccountSeed[] = [...Object.values(demoAccounts), enterprise];
  return seeds.find(({ id }) => id === accountId)?.domains?.map(({ url }) => url) ?? [];
}

const MOST_IN_WINDOW = 5;
const WINDOW_MS = 60_000;

export class CallbackRedeliveryService {
  constructor(private readonly sessions: Sessions) {}

  redeliver(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { account, database, now } = caller;
      const { log, end } = logOf(caller);
      const originId = originOf(caller, log, end, id);
      if (account.suspended) throw suspended();
      requireRest(caller, originId);
      // No later than the next generated entry, so that the newest stays first.
      const executionTimestamp = Math.floor(Math.min(now, log.timeOf(end)) / 1000);
      const newId = `${hex(executionTimestamp, 8)}0000${nextHex(database, 'redelivery', 12)}`;
      const success = !failsAgain(log, log.slotOf(originId, end) ?? end);
      const row = { accountId: account.id, originId, slot: end - 1, at: now, executionTimestamp, success };
      database.callbackRedeliveries.insert({ id: newId, ...row });
      return { item: { id: newId } };
    });
  }
}

/** The generated entry behind an entry, which may be a redelivery itself. */
function originOf(caller: Caller, log: CallbackLog, end: number, id: string): string {
  if (log.slotOf(id, end) !== null) return id;
  const row = redeliveriesOf(caller).find((redelivery) => redelivery.id === id);
  if (!row) throw notFound('callback');
  return row.originId;
}

function requireRest(caller: Caller, originId: string): void {
  const since = caller.now - WINDOW_MS;
  const recent = redeliveriesOf(caller).filter((row) => row.originId === originId && row.at > since);
  const [oldest] = recent.slice(-MOST_IN_WINDOW);
  if (!oldest || recent.length < MOST_IN_WINDOW) return;
  const seconds = Math.ceil((oldest.at - since) / 1000);
  const wait = `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw tooMany(`This callback was redelivered ${MOST_IN_WINDOW} times within a minute. ${wait}`, seconds);
}

export function suspended(): ProviderError {
  const detail = 'Callbacks are paused while the account is suspended.';
  return new ProviderError(409, 'account_suspended', 'The request was rejected.', [detail]);
}
