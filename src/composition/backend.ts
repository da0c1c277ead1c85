import type { Demo } from '../application/demo/demo';
import type { Gateways } from '../application/gateways';
import type { Clock } from '../application/platform/clock';
import type { KeyValueStorage } from '../application/platform/key-value-storage';
import type { CallSessions } from '../application/session/call-session';
import type { Settings } from '../application/settings/settings';

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
