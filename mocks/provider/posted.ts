import { invalid } from './provider-error';

/** What a caller sent, by name; the values are anything until they have been read. */
export type Posted<Name extends string> = { readonly [N in Name]?: unknown };

const CODE = 'invalid_request';
const DIGITS = /^\d{1,9}$/;

export function postedText<N extends string>(posted: Posted<N>, name: N): string {
  const value = posted[name];
  if (typeof value !== 'string') throw invalid(CODE, `${name} must be a text.`);
  return value;
}

export function postedFlag<N extends string>(posted: Posted<N>, name: N): boolean {
  const value = posted[name];
  if (typeof value !== 'boolean') throw invalid(CODE, `${name} must be true or false.`);
  return value;
}

/** From a query: over HTTP numbers arrive as text. */
export function postedCount<N extends string>(posted: Posted<N>, name: N, absent: number): number {
  const value = posted[name] ?? absent;
  if (!DIGITS.test(String(value))) throw invalid(CODE, `${name} must be a whole number.`);
  return Number(value);
}
