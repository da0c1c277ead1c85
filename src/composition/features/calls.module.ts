import { reaction } from 'mobx';
import { createBrowserCallTriggers } from '#src/adapters/browser/browser-call-triggers.ts';
import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import { withCallLog } from '#src/adapters/http/client/logged-transport.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import { CallsStore } from '#src/application/calls/calls-store.ts';
import type { CopyText } from '#src/application/feedback/report-failure.ts';
import type { Platform } from '#src/application/platform/platform.ts';

export function openCallLog({ clock, whenIdle }: Platform, session: SessionStore, page: Window): CallLog {
  const { secrets } = session;
  const log = new CallLog({ now: () => clock.now(), elapsedMs: () => performance.now(), whenIdle, secrets });
  createBrowserCallTriggers(page).watch(log.trigger);
  reaction(
    () => session.sessionId,
    (_, before) => {
      if (before !== null) log.endSession();
    },
  );
  return log;
}

export function recordCalls(options: ApiClientOptions, log: CallLog): ApiClientOptions {
  return withCallLog(options, log);
}

export function createCallsStore(log: CallLog, copyText: CopyText): CallsStore {
  // There is no page where the tests of the stores run.
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return new CallsStore(log, copyText, origin);
}
