import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { dataSource, type Moment } from '#src/domain/demo/moment.ts';
import type { RecordingStore } from './recording-store.ts';
import { setTime } from './set-time.ts';
import type { TimeControl } from './time-control.ts';

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
