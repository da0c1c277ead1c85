/** Milliseconds since 1970, UTC; the only form of a point in time inside the product. */
export type Instant = number;

/** In either direction from 1970; beyond it, JavaScript has no date. */
export const LAST_INSTANT = 8.64e15;

const SECONDS_BELOW = 1e12;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(:\d{2}(\.\d+)?)?)$/;

/** Reads seconds, milliseconds or ISO text; null for anything else. */
export function toInstant(raw: unknown): Instant | null {
  if (typeof raw === 'string' && raw.trim() !== '') {
    const asNumber = Number(raw);
    return Number.isNaN(asNumber) ? validInstant(Date.parse(assumeUtc(raw.trim()))) : toInstant(asNumber);
  }
  if (typeof raw !== 'number') return null;
  return validInstant(Math.abs(raw) < SECONDS_BELOW ? raw * 1000 : raw);
}

/** JavaScript reads a time without a zone as local, which differs between people. */
function assumeUtc(text: string): string {
  return text.replace(WITHOUT_ZONE, '$1T$2Z');
}

function validInstant(instant: number): Instant | null {
  return Number.isNaN(new Date(instant).getTime()) ? null : instant;
}
