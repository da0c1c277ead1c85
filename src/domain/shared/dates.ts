/** Milliseconds since 1970, UTC; the only form of a point in time inside the product. */
export type Instant = number;

/** In either direction from 1970; beyond it, JavaScript has no date. */
export const LAST_INSTANT = 8.64e15;
