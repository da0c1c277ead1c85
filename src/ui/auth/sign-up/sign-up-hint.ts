import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SignUpValues } from '#src/application/auth/sign-up-values.ts';

export interface SignUpHint {
  readonly key: MessageKey;
  readonly count: number;
}

/** Says "Fix" once an invalid value was typed. */
export function signUpHint({ errors, values, errorCount }: FormStore<SignUpValues>): SignUpHint | null {
  if (errorCount === 0) return null;
  const needsTerms = errors.terms !== undefined;
  const count = errorCount - (needsTerms ? 1 : 0);
  if (count === 0) return { key: 'sign-up.hint.agree', count };
  const invalidFields = Object.keys(errors) as (keyof SignUpValues)[];
  const isTyped = invalidFields.some((field) => field !== 'terms' && values[field] !== '');
  if (isTyped) return { key: needsTerms ? 'sign-up.hint.fix-and-agree' : 'sign-up.hint.fix', count };
  return { key: needsTerms ? 'sign-up.hint.fill-and-agree' : 'sign-up.hint.fill', count };
}
