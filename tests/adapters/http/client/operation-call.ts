import type { Gateways } from '#src/application/app/gateways.ts';
import { ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';

export interface Operation {
  readonly call: (gateways: Gateways) => Promise<Result<unknown>>;
  /** The `data` of a successful response. */
  readonly data: unknown;
  /** Faults of other operations that are answers here. */
  readonly fine?: readonly string[];
}

/** Responses that the specification does not show may be empty. */
export const notShown = { fine: ['204', 'an item of null'] };

/** Nothing of the response is read, so it may be empty. */
export async function withNullValue(call: AsyncResult<void>): AsyncResult<null> {
  const result = await call;
  return result.ok ? ok(null) : result;
}
