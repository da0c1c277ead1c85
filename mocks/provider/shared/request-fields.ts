import { invalid } from './service-result.ts';

/** The fields of a request by name. Their values are unchecked until one of these functions has read them. */
export type RequestFields<Name extends string> = { readonly [N in Name]?: unknown };

const CODE = 'invalid_request';
const DIGITS = /^\d{1,9}$/;
const LIMIT = 10;
const LIMIT_MAX = 100;

export function textField<N extends string>(fields: RequestFields<N>, name: N): string {
  const value = fields[name];
  if (typeof value !== 'string') throw invalid(CODE, `${name} must be a text.`);
  return value;
}

export function flagField<N extends string>(fields: RequestFields<N>, name: N): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw invalid(CODE, `${name} must be true or false.`);
  return value;
}

export function textListField<N extends string>(fields: RequestFields<N>, name: N): readonly string[] {
  const value = fields[name];
  const isTextList = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (!isTextList) throw invalid(CODE, `${name} must be a list of texts.`);
  return value;
}

export function recordField<N extends string>(fields: RequestFields<N>, name: N): Readonly<Record<string, unknown>> {
  const value = fields[name];
  if (typeof value !== 'object' || value === null) throw invalid(CODE, `${name} must be an object.`);
  return value as Readonly<Record<string, unknown>>;
}

export function optionalTextField<N extends string>(fields: RequestFields<N>, name: N): string | null {
  return (fields[name] ?? null) === null ? null : textField(fields, name);
}

/** How many entries a page has; never more than the provider allows. */
export function limitField(fields: RequestFields<'limit'>): number {
  return Math.min(countField(fields, 'limit', LIMIT), LIMIT_MAX);
}

export interface TimeBounds {
  readonly from: number;
  readonly before: number;
}

export const ANY_TIME: TimeBounds = { from: -Infinity, before: Infinity };

/** From a time on, and before another. */
export function boundsFields(fields: RequestFields<'from' | 'before'>): TimeBounds {
  return { from: timeField(fields, 'from') ?? ANY_TIME.from, before: timeField(fields, 'before') ?? ANY_TIME.before };
}

export function isWithin(at: number, { from, before }: TimeBounds): boolean {
  return at >= from && at < before;
}

function timeField<N extends string>(fields: RequestFields<N>, name: N): number | null {
  const text = optionalTextField(fields, name);
  const at = text === null ? null : Date.parse(text);
  if (Number.isNaN(at)) throw invalid(CODE, `${name} must be a time in ISO 8601.`);
  return at;
}

export function pageOf<T>(rows: readonly T[], fields: RequestFields<'limit' | 'offset'>) {
  const offset = countField(fields, 'offset', 0);
  const end = offset + limitField(fields);
  return { page: rows.slice(offset, end), hasMore: end < rows.length };
}

/** A query over HTTP has numbers as text. */
function countField<N extends string>(fields: RequestFields<N>, name: N, absent: number): number {
  const value = fields[name] ?? absent;
  if (!DIGITS.test(String(value))) throw invalid(CODE, `${name} must be a whole number.`);
  return Number(value);
}
