import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { type FaultKind, withFault, type VisibleOutcome, visibleOutcomes } from '#src/domain/demo/faults.ts';
import { type BackendKind, dataSource, type Moment } from '#src/domain/demo/moment.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { parseSessionRecord, SESSION_KEY, type SessionRecord } from '#src/application/auth/session-record.ts';
import { type DemoScenario, type ProviderChange, setTime, type TimeControl } from './demo-data.ts';
import { DemoLinks } from './demo-links.ts';
import type { DemoOperation, DemoStoreDeps } from './demo-parts.ts';
import type { RecordingStore } from './recording-store.ts';
import { MOMENT_KEY, restoreMoment, storeMoment } from './stored-moment.ts';

function everySecond(clock: Clock, task: () => void): Disposer {
  const tick = () => {
    task();
    stop = clock.after(1000, tick);
  };
  let stop: Disposer = () => undefined;
  tick();
  return () => stop();
}

const BUTTON_KEY = 'gatehouse.demo-button';

/** What a presenter changes while the demo runs. It holds for all tabs and outlives a reload. */
export class DemoStore {
  moment: Moment;
  /** Parts of the opened link that say nothing here. */
  unknown: readonly string[];
  isSwitching = false;
  switchFailed = false;
  canRevert: boolean;
  isButtonHidden: boolean;
  /** Ticks while somebody watches the clock. */
  now: Instant;
  readonly links: DemoLinks;
  readonly scenarios: readonly DemoScenario[];
  readonly operations: readonly DemoOperation[];
  readonly recording: RecordingStore;
  /** The previous session ends then. */
  readonly onProviderChange: ProviderChange['onChange'];
  readonly #deps: DemoStoreDeps;

  constructor(moment: Moment, unknown: readonly string[], deps: DemoStoreDeps) {
    this.moment = moment;
    this.unknown = unknown;
    this.now = deps.time.now();
    this.canRevert = deps.lastChange.isKnown;
    this.isButtonHidden = deps.storage.get(BUTTON_KEY) !== null;
    this.#deps = deps;
    this.scenarios = deps.data.scenarios;
    this.operations = deps.operations;
    this.recording = deps.recording;
    this.onProviderChange = deps.providerChange.onChange;
    this.links = new DemoLinks(deps, () => this.moment);
    makeAutoObservable(
      this,
      { links: false, recording: false, onProviderChange: false },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    this.store();
    return this.#deps.storage.onOtherTab((key, value) => {
      if (key === MOMENT_KEY && this.follow(value)) void this.connect(this.moment.backend);
    });
  }

  get followsDevice(): boolean {
    return this.now >= 0 && this.#deps.time.followsDevice;
  }

  get isPaused(): boolean {
    return this.moment.isPaused;
  }

  async copyLink(): Promise<boolean> {
    return (await this.#deps.clipboard.write(this.links.exact())) === 'copied';
  }

  openScenario(scenario: string): void {
    this.#deps.page.load(this.links.scenario(scenario));
  }

  setFault(operation: string, kind: FaultKind | null): void {
    this.change({ faults: withFault(this.moment.faults, operation, kind) });
  }

  /** What a person sees of a fault; of all operations, each outcome once. */
  outcomesOf(operation: string, kind: FaultKind): readonly VisibleOutcome[] {
    return visibleOutcomes(kind, operation, this.#deps.operations);
  }

  clearFaults(): void {
    this.change({ faults: [] });
  }

  setLatency(latencyMs: number): void {
    this.change({ latencyMs });
  }

  setOffline(isOffline: boolean): void {
    this.change({ isOffline });
  }

  pause(): void {
    this.moveClock((time) => time.pause());
  }

  resume(): void {
    this.moveClock((time) => time.resume());
  }

  advance(milliseconds: number): void {
    this.moveClock((time) => time.moveTo(time.now() + milliseconds));
  }

  /** To another time in one step: nothing that waits in between happens, and the session stays. */
  skipTo(instant: Instant): void {
    const { data, lastChange, page, storage } = this.#deps;
    lastChange.remember('data');
    const record = this.signedIn;
    const signIn = record?.user ? data.signInAt(record.user.email, instant) : null;
    if (record && signIn) storage.set(SESSION_KEY, JSON.stringify({ ...record, token: signIn.token }));
    this.store(instant);
    page.reload();
  }

  skip(milliseconds: number): void {
    this.skipTo(this.#deps.time.now() + milliseconds);
  }

  /** To its last minute, so that what its end changes can be seen to come. */
  skipToPeriodEnd(): void {
    this.skipTo(this.#deps.data.periodEnd() - 60_000);
  }

  followDevice(): void {
    this.moveClock((time) => time.followDevice());
  }

  /** Updates `now` every second until disposed. */
  watchTime(): Disposer {
    return everySecond(this.#deps.deviceClock, this.readTime);
  }

  async switchBackend(backend: BackendKind, providerUrl = this.moment.providerUrl): Promise<void> {
    const before = this.moment;
    this.change({ providerUrl });
    await this.useBackend(before, backend);
  }

  async loadRecording(text: string): Promise<void> {
    if (this.recording.load(text)) await this.switchBackend('replay');
  }

  /** The data as the scenario began; the rest stays. */
  resetData(): void {
    this.#deps.lastChange.remember('data');
    this.#deps.data.reset();
    this.#deps.page.reload();
  }

  reset(): void {
    this.openScenario(this.moment.scenario);
  }

  revert(): void {
    this.canRevert = false;
    const before = this.moment;
    if (this.#deps.lastChange.revert() === 'data') return this.#deps.page.reload();
    const isOther = this.follow(this.#deps.storage.get(MOMENT_KEY));
    if (isOther) void this.useBackend(before, this.moment.backend);
  }

  hideButton(isHidden: boolean): void {
    this.isButtonHidden = isHidden;
    if (isHidden) this.#deps.storage.set(BUTTON_KEY, 'hidden');
    else this.#deps.storage.remove(BUTTON_KEY);
  }

  dismissUnknown(): void {
    this.unknown = [];
  }

  private async useBackend(before: Moment, backend: BackendKind): Promise<void> {
    if (!(await this.connect(backend))) return;
    this.#deps.providerChange.apply(before, this.moment);
    this.readClock();
  }

  private async connect(backend: BackendKind): Promise<boolean> {
    this.isSwitching = true;
    const isSwitched = await this.#deps.backends.switchTo(backend);
    runInAction(() => {
      this.isSwitching = false;
      this.switchFailed = !isSwitched;
      this.moment = { ...this.moment, backend: this.#deps.backends.current };
      this.store();
    });
    return isSwitched;
  }

  private change(changed: Partial<Moment>): void {
    this.remember();
    this.moment = { ...this.moment, ...changed };
    this.store();
  }

  private moveClock(move: (time: TimeControl) => void): void {
    this.remember();
    move(this.#deps.time);
    this.readClock();
  }

  private readClock(): void {
    this.moment = { ...this.moment, isPaused: this.#deps.time.isPaused };
    this.readTime();
    this.store();
  }

  private remember(): void {
    this.#deps.lastChange.remember('moment');
    this.canRevert = true;
  }

  private readTime(): void {
    this.now = this.#deps.time.now();
  }

  private get signedIn(): SessionRecord | null {
    return parseSessionRecord(this.#deps.storage.get(SESSION_KEY));
  }

  private store(instant?: Instant): void {
    storeMoment(this.moment, this.#deps, instant);
  }

  /** As another tab or a revert left it; says whether another backend has to answer. */
  private follow(text: string | null): boolean {
    const { known, time, deviceClock, backends } = this.#deps;
    const moment = restoreMoment(text, known, deviceClock.now());
    if (!moment) return false;
    const isOther = moment.backend !== backends.current || dataSource(moment) !== dataSource(this.moment);
    setTime(time, moment);
    this.moment = moment;
    this.readTime();
    return isOther;
  }
}
