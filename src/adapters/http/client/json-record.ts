import { type AsyncResult, ok } from '#src/domain/shared/result.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Own keys only: a missing field is never looked up on a prototype. */
export function getField(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export async function mapResult<Source, Value>(
  call: AsyncResult<Source>,
  map: (value: Source) => Value,
): AsyncResult<Value> {
  const result = await call;
  return result.ok ? ok(map(result.value)) : result;
}
