const MAX_WAIT_MS = 24 * 60 * 60 * 1000;
/** `Date.parse` alone would take `-5` for a date. */
const HTTP_DATE = /^[A-Z][a-z]+, .+ \d\d:\d\d:\d\d GMT$/;

/** Whole seconds or an HTTP date, as milliseconds from `now`; undefined for anything else. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return clampWait(Number(text) * 1000);
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : clampWait(date - now);
}

function clampWait(wait: number): number {
  return Math.min(Math.max(wait, 0), MAX_WAIT_MS);
}
