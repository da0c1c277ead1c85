import type { Caller } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { CallbackRedeliveryRow } from '#mocks/provider/db/models.ts';
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

export function redeliveriesOf({ account: { id: accountId }, database }: Caller): readonly CallbackRedeliveryRow[] {
  return database.callbackRedeliveries.where({ accountId });
}
