import { number, object, string } from 'valibot';
import type { Clock } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { DEFAULT_MOMENT, type Moment, type KnownNames, momentText, readMoment } from '#src/domain/demo/moment.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { TimeControl } from './time-control.ts';

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
