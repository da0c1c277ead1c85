import { create, enforce, test } from 'vest';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { FieldErrors, Validator } from './form-store.ts';

export interface Rule<V> {
  readonly holds: (values: V) => boolean;
  readonly message: MessageKey;
}

/** The rules of each field in order; the first broken one is shown. */
export type Rules<V> = { readonly [F in keyof V]?: readonly Rule<V>[] };

/**
 * A vest suite over domain predicates; eager mode stops at a field's first broken rule.
 * `runStatic`, because suites otherwise remember earlier runs.
 */
export function createValidator<V extends object>(rules: Rules<V>): Validator<V> {
  const fields = Object.keys(rules) as (keyof V & string)[];
  const suite = create((values: V) => {
    for (const field of fields) {
      for (const { holds, message } of rules[field] ?? []) {
        test(field, message, () => {
          enforce(holds(values)).isTruthy();
        });
      }
    }
  });
  return (values) => {
    const failing = suite.runStatic(values).getErrors();
    const errors = fields.map((field) => [field, failing[field]?.[0]] as const).filter(([, message]) => message);
    return Object.fromEntries(errors) as FieldErrors<V>;
  };
}
