import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Clock } from '#src/application/platform/clock.ts';

/** The calls of these sessions. Their code is fetched when it is first needed, and again where that failed. */
export type LoadGateways = (sessions: CallSessions) => Promise<Gateways>;

export interface Backend {
  readonly loadGateways: LoadGateways;
  readonly demo: Demo | null;
}

/** Whom the console talks to, before it has a session. */
export interface OpenBackend {
  /** As the backend changes them. */
  readonly settings: Settings;
  /** Null for that of the device. */
  readonly clock: Clock | null;
  readonly demo: Demo | null;
  /** Calls are recorded where there is a log, and their results watched where somebody wants to know. */
  connect(calls?: LazyPart<CallLog> | null, watch?: Pick<ApiClientOptions, 'onResult' | 'onMissingCode'>): LoadGateways;
}
