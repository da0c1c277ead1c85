import type { Demo } from '#src/application/app/demo.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Settings } from '#src/application/app/settings.ts';

export interface Backend {
  readonly gateways: Gateways;
  readonly demo: Demo | null;
}

export interface BackendContext {
  readonly settings: Settings;
  readonly sessions: CallSessions;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** URL of the page's folder, which may be a sub-path. */
  readonly baseUri: string;
  readonly search: string;
}
