import type { Instant } from '#src/domain/shared/dates.ts';
import { type Moment, type BackendKind, dataSource } from '#src/domain/demo/moment.ts';
import type { demoScenariosMessages } from '#src/application/i18n/en/demo/scenarios.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { RecordingStore } from './recording-store.ts';

/** The hand on a demo's clock, which the console and its simulated provider share. */
export interface TimeControl {
  now(): Instant;
  readonly isPaused: boolean;
  readonly followsDevice: boolean;
  pause(): void;
  resume(): void;
  /** Runs every task that becomes due on the way, in order. */
  moveTo(instant: Instant): void;
  followDevice(): void;
}

export function setTime(time: TimeControl, moment: Pick<Moment, 'time' | 'isPaused'>): void {
  if (moment.time === null) time.followDevice();
  else time.moveTo(moment.time);
  if (moment.isPaused) time.pause();
  else time.resume();
}

/** Gets the session that comes next; null leads to the log-in page. */
type OnProviderChange = (signIn: SignIn | null) => void;

/** What follows when other data answer: no earlier token is valid there. */
export class ProviderChange {
  readonly #listeners = new Set<OnProviderChange>();

  constructor(
    private readonly time: TimeControl,
    private readonly recording: Pick<RecordingStore, 'loaded' | 'signIn'>,
  ) {}

  readonly onChange = (listener: OnProviderChange): Disposer => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Relative times of a recording read as they did then. */
  apply(before: Moment, after: Moment): void {
    const isReplay = after.backend === 'replay';
    if (!isReplay && dataSource(before) === dataSource(after)) return;
    if (isReplay) setTime(this.time, { time: this.recording.loaded?.recordedAt ?? null, isPaused: false });
    else if (before.backend === 'replay') this.time.followDevice();
    for (const listener of this.#listeners) listener(isReplay ? this.recording.signIn : null);
  }
}

/** In the order of the catalog. */
export const SCENARIO_GROUPS = ['ways-in', 'onboarding', 'day', 'money', 'limits', 'failures'] as const;

type DescribedIn<Key> = Key extends `scenario.${infer Name}.about` ? Name : never;

/** Every scenario has its label and one sentence among the messages, or it does not compile. */
type DescribedScenario = DescribedIn<keyof typeof demoScenariosMessages>;

export interface DemoScenario {
  readonly group: (typeof SCENARIO_GROUPS)[number];
  readonly name: DescribedScenario;
  readonly path: string;
}

export interface DemoData {
  readonly scenarios: readonly DemoScenario[];
  /** The one that the data began with. */
  readonly scenario: string;
  startOf(scenario: string): Partial<Moment>;
  readonly madeAt: Instant;
  /** A session of this person that holds at a time; null for an unknown email. */
  signInAt(email: string, at: Instant): SignIn | null;
  periodEnd(): Instant;
  reset(): void;
  /** All data as text, or null if this device holds none. */
  save(): string | null;
  restore(text: string): void;
}

export interface BackendSwitch {
  readonly current: BackendKind;
  /** False where it cannot: no worker here, or nothing recorded. */
  switchTo(kind: BackendKind): Promise<boolean>;
}
