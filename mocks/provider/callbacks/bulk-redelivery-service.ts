import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import type { RedeliveryJobRow } from '#mocks/provider/db/models.ts';
import { boundsFields, optionalTextField, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { invalid, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';
import { jobDeliveries, jobProgress, logOf, redeliveriesOf } from './account-callbacks.ts';
import { callbackEntry } from './callback-entry.ts';
import { suspended, urlsOf } from './callback-log-service.ts';
import { urlsBySubscription } from './callback-subscriptions.ts';

type Filter = RequestFields<'blockchain' | 'network' | 'product' | 'searchPhrase' | 'from' | 'before'>;

const LIMIT = 1000;
const DAY_MS = 86_400_000;
const NAMES = ['blockchain', 'network', 'product', 'searchPhrase', 'from', 'before'] as const;

export class BulkRedeliveryService {
  constructor(private readonly sessions: Sessions) {}

  count(bearer: Bearer, fields: Filter) {
    return this.sessions.authorize(bearer, (caller) => {
      const { slots, log, before } = failedSlots(caller, fields);
      const { database, account } = caller;
      const urls = { bySubscription: urlsBySubscription(database, account.id), others: urlsOf(account.id) };
      const domains = [
        ...new Set(slots.slice(0, LIMIT).map((slot) => new URL(callbackEntry(log, slot, urls).url).host)),
      ];
      return { item: { count: slots.length, limit: LIMIT, before: new Date(before).toISOString(), domains } };
    });
  }

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, (caller) => {
      const rows = caller.database.redeliveryJobs.where({ accountId: caller.account.id }).toReversed();
      const isRecent = (row: RedeliveryJobRow) =>
        caller.now - (jobProgress(row, caller.now).endedAt ?? Infinity) < DAY_MS;
      return { items: rows.filter(isRecent).map((row) => itemOf(caller, row)) };
    });
  }

  start(bearer: Bearer, fields: Filter & RequestFields<'count'>) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { account, person, database, now } = caller;
      if (account.suspended) throw suspended();
      const { slots, log } = failedSlots(caller, fields);
      const originIds = slots.toReversed().map((slot) => log.idOf(slot));
      const jobs = database.redeliveryJobs.where({ accountId: account.id });
      const running = jobs.filter((row) => jobProgress(row, now).state === 'running');
      const taken = new Set(running.flatMap((row) => row.originIds));
      if (originIds.some((origin) => taken.has(origin)))
        throw conflict('redelivery_running', 'These callbacks are being redelivered already.');
      if (slots.length !== fields.count)
        throw conflict('count_changed', `${slots.length} failed callbacks match now, and not ${String(fields.count)}.`);
      if (slots.length === 0) throw invalid('nothing_failed', 'No failed callbacks match.');
      if (slots.length > LIMIT)
        throw conflict('too_many', `No more than ${LIMIT} callbacks can be redelivered at once.`);
      const id = nextHex(database, 'redelivery-job', 16);
      const filter = JSON.stringify(filterOf(fields));
      const row = { id, accountId: account.id, originIds, filter, startedAt: now, stoppedAt: null };
      database.redeliveryJobs.insert(row);
      recordAction(database, person, { at: now, action: 'callback-redelivery-started' });
      return { item: itemOf(caller, row) };
    });
  }

  stop(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', (caller) => {
      const { account, person, database, now } = caller;
      const row = database.redeliveryJobs.find({ id, accountId: account.id });
      if (!row) throw notFound('redelivery');
      if (jobProgress(row, now).state !== 'running') throw conflict('redelivery_ended', 'This redelivery has ended.');
      database.redeliveryJobs.update({ id }, { stoppedAt: now });
      recordAction(database, person, { at: now, action: 'callback-redelivery-stopped' });
      return { item: itemOf(caller, { ...row, stoppedAt: now }) };
    });
  }
}

/** The generated entries that failed and were not delivered since, the newest first. */
function failedSlots(caller: Caller, fields: Filter) {
  const { log, end } = logOf(caller);
  const { from, before } = boundsFields(fields);
  const bounds = { from, before: Math.min(before, caller.now) };
  const [blockchain = null, network = null, product = null, phrase = null] = NAMES.map((name) =>
    optionalTextField(fields, name),
  );
  const delivered = new Set(redeliveriesOf(caller).flatMap(({ originId, success }) => (success ? [originId] : [])));
  const query = { blockchain, network, product, phrase, status: 'failed', bounds };
  const slots = log.search(query, end, Infinity).filter((slot) => !delivered.has(log.idOf(slot)));
  return { slots, log, before: bounds.before };
}

function filterOf(fields: Filter) {
  return Object.fromEntries(NAMES.map((name) => [name, optionalTextField(fields, name)]));
}

function itemOf(caller: Caller, row: RedeliveryJobRow) {
  const { now } = caller;
  const { state, endedAt } = jobProgress(row, now);
  const deliveries = jobDeliveries(logOf(caller).log, row, now);
  const delivered = deliveries.filter(({ success }) => success).length;
  return {
    ...{ id: row.id, state, total: row.originIds.length, delivered, failed: deliveries.length - delivered },
    startedTimestamp: Math.floor(row.startedAt / 1000),
    endedTimestamp: endedAt === null ? null : Math.floor(endedAt / 1000),
    filter: JSON.parse(row.filter) as ReturnType<typeof filterOf>,
  };
}

function conflict(code: string, text: string): ProviderError {
  return new ProviderError(409, code, 'The request was rejected.', [text]);
}
