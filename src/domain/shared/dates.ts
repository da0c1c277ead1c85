/** Milliseconds since 1970, UTC; the only form of a point in time inside the product. */
export type Instant = number;

const SECONDS_BELOW = 1e12;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(:\d{2}(\.\d+)?)?)$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Reads seconds, milliseconds or ISO text; null for anything else. */
export function toInstant(raw: unknown): Instant | null {
  if (typeof raw === 'string' && raw.trim() !== '') {
    const asNumber = Number(raw);
    return Number.isNaN(asNumber) ? validInstant(Date.parse(assumeUtc(raw.trim()))) : toInstant(asNumber);
  }
  if (typeof raw !== 'number') return null;
  return validInstant(Math.abs(raw) < SECONDS_BELOW ? raw * 1000 : raw);
}

/** 'D Mon YYYY, HH:MM UTC', for lists and logs. */
export function formatUtc(instant: Instant): string {
  return `${formatUtcDay(instant)}, ${formatTimeOfDay(instant)} UTC`;
}

/** 'D Mon YYYY', for a period. */
export function formatUtcDay(instant: Instant): string {
  return `${formatDay(instant)} ${new Date(instant).getUTCFullYear()}`;
}

/** 'HH:MM' of UTC, for the axis of a chart. */
export function formatTimeOfDay(instant: Instant): string {
  const date = new Date(instant);
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** 'D Mon', for the axis of a chart. */
export function formatDay(instant: Instant): string {
  const date = new Date(instant);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** 'November 20, 2026', for billing. */
export function formatLongDate(instant: Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}

/** JavaScript reads a time without a zone as local, which differs between people. */
function assumeUtc(text: string): string {
  return text.replace(WITHOUT_ZONE, '$1T$2Z');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function validInstant(instant: number): Instant | null {
  return Number.isNaN(new Date(instant).getTime()) ? null : instant;
}
