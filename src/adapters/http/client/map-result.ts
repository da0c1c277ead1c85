import { ok, type AsyncResult } from '#src/domain/shared/result.ts';

/** The answer of `call` in the words of the domain; a failure stays as it is. */
export async function mapResult<Source, Value>(
  call: AsyncResult<Source>,
  map: (value: Source) => Value,
): AsyncResult<Value> {
  const result = await call;
  return result.ok ? ok(map(result.value)) : result;
}
