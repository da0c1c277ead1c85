import { invalid } from './provider-error.ts';

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

export function postedTexts<N extends string>(posted: Posted<N>, name: N): readonly string[] {
  const value = posted[name];
  const areTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (!areTexts) throw invalid(CODE, `${name} must be a list of texts.`);
  return value;
}

/** What may be left out, or be null, is null. */
export function postedTextOrNull<N extends string>(posted: Posted<N>, name: N): string | null {
  return (posted[name] ?? null) === null ? null : postedText(posted, name);
}

/** From a query: over HTTP numbers arrive as text. */
export function postedCount<N extends string>(posted: Posted<N>, name: N, absent: number): number {
  const value = posted[name] ?? absent;
  if (!DIGITS.test(String(value))) throw invalid(CODE, `${name} must be a whole number.`);
  return Number(value);
}
