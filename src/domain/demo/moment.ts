import type { Instant } from '#src/domain/shared/dates.ts';
import type { Fault } from './fault-kind.ts';

/** Who answers the console's calls. */
export const BACKENDS = ['worker', 'memory', 'http', 'replay'] as const;

export type BackendKind = (typeof BACKENDS)[number];

/** What a moment changes in the data of its scenario. */
export interface Overrides {
  /** Used part of the signed-in account's credits, in percent. */
  readonly quota?: number;
  readonly keys?: number;
  /** Number of its team's members, the owner included. */
  readonly members?: number;
}

/** All that decides what a demo shows, except its route: that is the address itself. */
export interface Moment {
  readonly scenario: string;
  readonly persona: string | null;
  /** Names the random values of the data. */
  readonly seed: string;
  /** Null follows the time of the device. */
  readonly time: Instant | null;
  readonly isPaused: boolean;
  /** When the data began; null for the time at which the demo starts. */
  readonly madeAt: Instant | null;
  readonly overrides: Overrides;
  readonly faults: readonly Fault[];
  readonly latencyMs: number;
  readonly isOffline: boolean;
  readonly backend: BackendKind;
  /** The real provider of the backend `http`; empty for that of the settings. */
  readonly providerUrl: string;
  /** Null leaves the choice to the device. */
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
  /** The guided tour that starts with it. */
  readonly tour: string | null;
}

export const DEFAULT_SEED = 'gatehouse';

export const DEFAULT_MOMENT: Moment = {
  scenario: 'visitor',
  persona: null,
  seed: DEFAULT_SEED,
  time: null,
  isPaused: false,
  madeAt: null,
  overrides: {},
  faults: [],
  latencyMs: 0,
  isOffline: false,
  backend: 'worker',
  providerUrl: '',
  language: null,
  theme: null,
  tour: null,
};

/** Whose data answer. The worker and the memory share theirs. */
export function dataSource({ backend, providerUrl }: Pick<Moment, 'backend' | 'providerUrl'>): string {
  if (backend === 'http') return `provider ${providerUrl}`;
  return backend === 'replay' ? 'recording' : 'simulation';
}
