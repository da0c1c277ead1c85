import { type Instant, formatUtc } from '#src/domain/shared/dates.ts';
import { type Elapsed, elapsedSince } from '#src/domain/shared/elapsed.ts';

export const LOG_TIME_FORMATS = ['utc', 'local', 'relative'] as const;

export type LogTimeFormat = (typeof LOG_TIME_FORMATS)[number];

/** A text, or an elapsed time that the interface puts into words. */
export type FormattedLogTime = { readonly text: string } | { readonly elapsed: Elapsed };

/** `zone` is an IANA time zone; the default is the zone of the device. */
export function formatLogTime(at: Instant, mode: LogTimeFormat, now: Instant, zone?: string): FormattedLogTime {
  if (mode === 'local') return { text: formatLocal(at, zone) };
  const elapsed = mode === 'relative' ? elapsedSince(at, now) : null;
  return elapsed ? { elapsed } : { text: formatExactTime(at) };
}

/** To the second, so that entries match a customer's own logs: '20 Nov 2026, 14:22:01 UTC'. */
export function formatExactTime(at: Instant): string {
  const seconds = new Date(at).toISOString().slice(17, 19);
  return formatUtc(at).replace(/ UTC$/, `:${seconds} UTC`);
}

/** Like `formatExactTime` in local time: '20 Nov 2026, 16:22:01 GMT+2'. */
function formatLocal(at: Instant, zone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
    ...(zone !== undefined && { timeZone: zone }),
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return `${part('day')} ${part('month')} ${part('year')}, ${time} ${part('timeZoneName')}`;
}
