import type { Demo } from '#src/application/app/demo.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { LazyPart } from '#src/application/app/lazy-part.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Clock } from '#src/application/platform/clock.ts';

export interface Backend {
  readonly gateways: Gateways;
  readonly demo: Demo | null;
}

/** Whom the console talks to, before it has a session. */
export interface OpenBackend {
  /** As the backend changes them. */
  readonly settings: Settings;
  /** Null for that of the device. */
  readonly clock: Clock | null;
  readonly demo: Demo | null;
  /** Calls are recorded where there is a log. */
  connect(sessions: CallSessions, calls?: LazyPart<CallLog> | null): Gateways;
}
