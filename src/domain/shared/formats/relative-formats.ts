import type { Elapsed } from '#src/domain/shared/elapsed.ts';
import { lazy } from './lazy.ts';

export interface RelativeFormats {
  /** '5 minutes ago', and 'Now' below a minute. It stands alone, so it starts with a capital. */
  readonly timeAgo: (elapsed: Elapsed) => string;
  /** 'in 5 minutes', for use inside a sentence; whole hours are given as hours. */
  readonly timeAhead: (minutes: number) => string;
}

const UNITS = {
  now: 'second',
  minutes: 'minute',
  hours: 'hour',
} as const satisfies Record<Elapsed['unit'], Intl.RelativeTimeFormatUnit>;

export function createRelativeFormats(locale: string): RelativeFormats {
  const format = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return {
    timeAgo: ({ unit, count }) => {
      const text = format().format(-count, UNITS[unit]);
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    timeAhead: (minutes) => {
      const isHours = minutes >= 60 && minutes % 60 === 0;
      return format().format(isHours ? minutes / 60 : minutes, isHours ? 'hour' : 'minute');
    },
  };
}
