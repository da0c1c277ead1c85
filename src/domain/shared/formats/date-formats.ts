import { type Instant, LAST_INSTANT } from '#src/domain/shared/dates.ts';
import { lazy } from './lazy.ts';
import { NO_VALUE } from './number-formats.ts';

/** Of UTC, but for `localTime`. */
export interface DateFormats {
  /** '20 Nov 2026, 14:22 UTC', for lists. */
  readonly utc: (at: Instant) => string;
  /** '20 Nov 2026, 14:22:01 UTC', so that an entry matches a customer's own logs. */
  readonly exactTime: (at: Instant) => string;
  /** '20 Nov 2026, 16:22:01 GMT+2'. `zone` is an IANA time zone; the default is the zone of the device. */
  readonly localTime: (at: Instant, zone?: string) => string;
  /** '20 Nov', for the axis of a chart, as are the next three. */
  readonly day: (at: Instant) => string;
  /** '14:22', for the axis of a chart. */
  readonly timeOfDay: (at: Instant) => string;
  /** '20 Nov, 14:22'. */
  readonly dayAndTime: (at: Instant) => string;
  /** '20 Nov, 14:22 UTC'. */
  readonly utcDayAndTime: (at: Instant) => string;
  /** 'November 20, 2026', for a day. */
  readonly longDate: (at: Instant) => string;
}

type Format = (at: Instant) => string;

const DAY = { day: 'numeric', month: 'short' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const SECONDS = { ...TIME, second: '2-digit' } as const;
const UTC = { timeZone: 'UTC' } as const;
const ZONE = { timeZoneName: 'short' } as const;

export function createDateFormats(locale: string): DateFormats {
  const create = (options: Intl.DateTimeFormatOptions) => createFormat(locale, options);
  const zones = new Map<string | undefined, Format>();

  const inZone = (zone: string | undefined): Format => {
    const options = { ...DATE, ...SECONDS, ...ZONE, ...(zone !== undefined && { timeZone: zone }) };
    const known = zones.get(zone) ?? create(options);
    zones.set(zone, known);
    return known;
  };

  const longDate = lazy(() => new Intl.DateTimeFormat(locale, { ...UTC, dateStyle: 'long' }));
  return {
    utc: create({ ...UTC, ...DATE, ...TIME, ...ZONE }),
    exactTime: create({ ...UTC, ...DATE, ...SECONDS, ...ZONE }),
    localTime: (at, zone) => inZone(zone)(at),
    day: create({ ...UTC, ...DAY }),
    timeOfDay: create({ ...UTC, ...TIME }),
    dayAndTime: create({ ...UTC, ...DAY, ...TIME }),
    utcDayAndTime: create({ ...UTC, ...DAY, ...TIME, ...ZONE }),
    longDate: total((at) => longDate().format(at)),
  };
}

function createFormat(locale: string, options: Intl.DateTimeFormatOptions): Format {
  const format = lazy(() => new Intl.DateTimeFormat(locale, options));
  if (locale.startsWith('en')) return total((at) => dayFirst(format().formatToParts(at)));
  return total((at) => format().format(at));
}

/** `Intl` throws beyond the last date, where the end of a span may lie. */
function total(format: Format): Format {
  return (at) => (Number.isNaN(at) ? NO_VALUE : format(Math.min(Math.max(at, -LAST_INSTANT), LAST_INSTANT)));
}

/** Logs are read beside those of a server, so English has the day first as well: '5 Sep 2026, 23:07 UTC'. */
function dayFirst(parts: readonly Intl.DateTimeFormatPart[]): string {
  const values = new Map(parts.map(({ type, value }) => [type, value]));
  const join = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string) =>
    types.flatMap((type) => values.get(type) ?? []).join(separator);
  const time = join(['hour', 'minute', 'second'], ':');
  const zone = values.get('timeZoneName');
  const timeAndZone = zone === undefined ? time : `${time} ${zone}`;
  return [join(['day', 'month', 'year'], ' '), timeAndZone].filter(Boolean).join(', ');
}
