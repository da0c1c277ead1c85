const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** A value of a message in a direction of its own. Left to right, where nothing would be turned around, it stays as it is. */
export function isolateValue<V>(value: V, direction: 'ltr' | 'rtl'): V | string {
  if (direction === 'ltr' || typeof value !== 'string' || value === '') return value;
  return FIRST_STRONG_ISOLATE + value + POP_DIRECTIONAL_ISOLATE;
}
