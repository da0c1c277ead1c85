import { test } from 'vest';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { FieldErrors } from './form-store.ts';

export type FieldTest<V> = (field: keyof V & string, message: MessageKey, body: () => void, key?: string) => void;

export function fieldTest<V>(): FieldTest<V> {
  return test;
}

interface FormSuite<A extends readonly unknown[]> {
  readonly reset: () => void;
  readonly run: (...args: A) => { getErrors(): Readonly<Record<string, readonly string[]>> };
}

/** The reset discards the last run, because vest reuses its results for skipped tests, in `runStatic` too. */
export function firstErrors<V extends object, A extends readonly unknown[]>(
  suite: FormSuite<[V, ...A]>,
  values: V,
  ...more: A
): FieldErrors<V> {
  suite.reset();
  const errors = Object.entries(suite.run(values, ...more).getErrors());
  return Object.fromEntries(errors.map(([field, [message]]) => [field, message])) as FieldErrors<V>;
}
