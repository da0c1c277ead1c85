import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SignUpValues } from '#src/application/auth/sign-up-values.ts';

export interface SignUpHint {
  readonly key: MessageKey;
  readonly count: number;
}

/** What is still missing, in words, while the button is disabled (D25). "Fix" once something wrong was typed. */
export function signUpHint({ errors, values, missing }: FormStore<SignUpValues>): SignUpHint | null {
  if (missing === 0) return null;
  const lacksTerms = errors.terms !== undefined;
  const count = missing - (lacksTerms ? 1 : 0);
  if (count === 0) return { key: 'sign-up.hint.agree', count };
  const broken = Object.keys(errors) as (keyof SignUpValues)[];
  const isTyped = broken.some((field) => field !== 'terms' && values[field] !== '');
  if (isTyped) return { key: lacksTerms ? 'sign-up.hint.fix-and-agree' : 'sign-up.hint.fix', count };
  return { key: lacksTerms ? 'sign-up.hint.fill-and-agree' : 'sign-up.hint.fill', count };
}
