import { number, object, string, nullable } from 'valibot';
import type { Clock } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { DEFAULT_MOMENT, type Moment, type KnownNames, momentText, readMoment } from '#src/domain/demo/moment.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { TimeControl, DemoData } from './demo-data.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';

export const MOMENT_KEY = 'gatehouse.demo';

interface StoringDeps {
  readonly storage: KeyValueStorage;
  readonly known: KnownNames;
  readonly time: TimeControl;
  readonly deviceClock: Clock;
}

const STORED = object({ text: string(), at: number() });

/** With the time of the device, which lets a clock that runs go on while the page is closed. `instant` comes next. */
export function storeMoment(shown: Moment, deps: StoringDeps, instant?: Instant): void {
  const { storage, known, time, deviceClock } = deps;
  const moment = { ...shown, time: instant ?? (time.followsDevice ? null : time.now()) };
  storage.set(MOMENT_KEY, JSON.stringify({ text: momentText(moment, known), at: deviceClock.now() }));
}

/** How a demo goes on; null if nothing is stored. */
export function restoreMoment(text: string | null, known: KnownNames, deviceTime: Instant): Moment | null {
  const stored = parseStored(STORED, text);
  if (!stored) return null;
  const { moment } = readMoment(stored.text, known);
  const passedMs = moment.isPaused ? 0 : deviceTime - stored.at;
  return { ...DEFAULT_MOMENT, ...moment, time: moment.time === null ? null : moment.time + passedMs };
}

const LAST_CHANGE_KEY = 'gatehouse.demo-change';

const ENTRY = object({
  moment: nullable(string()),
  /** Only where the change replaced the data. */
  data: nullable(object({ text: string(), session: nullable(string()) })),
});

/** Remembers how the demo was before the last change, also across the reload of that change. */
export class LastChange {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly tabStorage: KeyValueStorage,
    private readonly data: Pick<DemoData, 'save' | 'restore'>,
  ) {}

  get isKnown(): boolean {
    return this.tabStorage.get(LAST_CHANGE_KEY) !== null;
  }

  remember(what: 'moment' | 'data'): void {
    const text = what === 'data' ? this.data.save() : null;
    const data = text === null ? null : { text, session: this.storage.get(SESSION_KEY) };
    this.tabStorage.set(LAST_CHANGE_KEY, JSON.stringify({ moment: this.storage.get(MOMENT_KEY), data }));
  }

  /** What it restored; null if there was nothing. */
  revert(): 'moment' | 'data' | null {
    const entry = parseStored(ENTRY, this.tabStorage.get(LAST_CHANGE_KEY));
    this.tabStorage.remove(LAST_CHANGE_KEY);
    if (!entry) return null;
    const { moment, data } = entry;
    put(this.storage, MOMENT_KEY, moment);
    if (data === null) return 'moment';
    this.data.restore(data.text);
    put(this.storage, SESSION_KEY, data.session);
    return 'data';
  }
}

function put(storage: KeyValueStorage, key: string, value: string | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, value);
}
