import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import { notFound, ProviderError, tooMany } from '#mocks/provider/shared/service-result.ts';
import { hex } from '#mocks/provider/shared/seeded-number.ts';
import { failsAgain } from './callback-entry.ts';
import type { CallbackLog } from './callback-log.ts';
import { logOf, redeliveriesOf } from './redelivered-log.ts';

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
