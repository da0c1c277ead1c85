import type { Demo } from '#src/application/app/demo.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { Settings } from '#src/application/app/settings.ts';

/** The provider's side of the console, whole. */
export interface Backend {
  readonly gateways: Gateways;
  readonly demo: Demo | null;
}

export interface BackendContext {
  readonly settings: Settings;
  readonly sessions: CallSessions;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Address of the page's folder: the sub-path that the console lives under. */
  readonly baseUri: string;
  readonly search: string;
}
