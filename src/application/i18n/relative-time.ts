import type { Elapsed } from '#src/domain/shared/elapsed.ts';

const UNITS = {
  now: 'second',
  minutes: 'minute',
  hours: 'hour',
} as const satisfies Record<Elapsed['unit'], Intl.RelativeTimeFormatUnit>;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** "5 minutes ago" in the given language, and "Now" below a minute. It stands alone, so it starts with a capital. */
export function timeAgo({ unit, count }: Elapsed, language: string): string {
  const text = formatIn(language).format(-count, UNITS[unit]);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** "in 5 minutes" in the given language, for use inside a sentence; whole hours are given as hours. */
export function timeAhead(minutes: number, language: string): string {
  const isHours = minutes >= 60 && minutes % 60 === 0;
  return formatIn(language).format(isHours ? minutes / 60 : minutes, isHours ? 'hour' : 'minute');
}

/** Creating a format is slow, and every row of a list needs one. */
function formatIn(language: string): Intl.RelativeTimeFormat {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, format);
  return format;
}
