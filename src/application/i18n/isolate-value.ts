import { directionOf } from '#src/domain/shared/language.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** In a direction of its own; from left to right, where nothing would be turned around, it stays as it is. */
export function isolateValue<V>(value: V, language: string): V | string {
  if (directionOf(language) === 'ltr' || typeof value !== 'string' || value === '') return value;
  return FIRST_STRONG_ISOLATE + value + POP_DIRECTIONAL_ISOLATE;
}
