import type { Failure } from './failure.ts';

export type Result<T, E = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: E };

/** Gateways never throw; a thrown error is a bug. */
export type AsyncResult<T> = Promise<Result<T>>;

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<E>(failure: E): Result<never, E> {
  return { ok: false, failure };
}
