import type { Caller } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { CallbackRedeliveryRow, RedeliveryJobRow } from '#mocks/provider/db/models.ts';
import { hex, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { failsAgain } from './callback-entry.ts';
import { CallbackLog, type Silence } from './callback-log.ts';

/** A suspended customer gets no callbacks. */
export function logOf({ account, database, now }: Caller) {
  const { seed, madeAt } = database;
  const past = { seed, accountId: account.id, madeAt, count: account.pastCallbacks };
  const log = new CallbackLog(past, silenceOf(database, account.id));
  return { log, end: log.endAt(account.suspended ? madeAt : now) };
}

/** What its rows say of themselves. */
function silenceOf({ callbackSubscriptions }: Database, accountId: string): Silence {
  const rows = callbackSubscriptions.where({ accountId });
  return new Map(rows.flatMap(({ id, silentFrom }) => (silentFrom === null ? [] : [[id, silentFrom]])));
}

/** In the order of their times: those of single callbacks, and of jobs as far as they are. */
export function redeliveriesOf(caller: Caller): readonly CallbackRedeliveryRow[] {
  const { account, database, now } = caller;
  const accountId = account.id;
  const jobs = database.redeliveryJobs.where({ accountId });
  const single = database.callbackRedeliveries.where({ accountId });
  if (jobs.length === 0) return single;
  const { log } = logOf(caller);
  return [...single, ...jobs.flatMap((job) => jobDeliveries(log, job, now))].toSorted(
    (one, other) => one.at - other.at,
  );
}

/** From one callback to the next; few of them take as long that somebody sees it. */
const PACE_MS = 100;
const SHORTEST_MS = 10_000;

function paceOf({ originIds }: RedeliveryJobRow): number {
  return Math.max(PACE_MS, SHORTEST_MS / originIds.length);
}

/** How far a job is. */
export function jobProgress(job: RedeliveryJobRow, now: number) {
  const { originIds, startedAt, stoppedAt } = job;
  const pace = paceOf(job);
  const sent = Math.floor((Math.min(now, stoppedAt ?? Infinity) - startedAt) / pace);
  const isDone = sent >= originIds.length;
  const endedAt = isDone ? startedAt + originIds.length * pace : stoppedAt;
  const state = isDone ? 'done' : stoppedAt === null ? 'running' : 'stopped';
  return { sent: Math.min(Math.max(sent, 0), originIds.length), endedAt, state };
}

export function jobDeliveries(log: CallbackLog, job: RedeliveryJobRow, now: number): readonly CallbackRedeliveryRow[] {
  const { id, accountId, originIds, startedAt } = job;
  return originIds.slice(0, jobProgress(job, now).sent).map((originId, index) => {
    const at = startedAt + Math.floor((index + 1) * paceOf(job));
    const end = log.endAt(at);
    // No later than the next generated entry, so that the newest stays first.
    const executionTimestamp = Math.floor(Math.min(at, log.timeOf(end)) / 1000);
    const entry = `${hex(executionTimestamp, 8)}0001${seededHex(`${id}|${index}`, 12)}`;
    const success = !failsAgain(log, log.slotOf(originId, end) ?? end);
    return { id: entry, accountId, originId, slot: end - 1, at, executionTimestamp, success };
  });
}
