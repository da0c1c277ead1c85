import type { Validator } from '#src/application/forms/form-store.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';
import { SIGN_UP_RULES } from './sign-up-rules.ts';
import type { SignUpFacts, SignUpRuleSet, SignUpValues } from './sign-up-values.ts';

/** `factsOf` adds what is currently known about the phone number. */
export function signUpValidator(
  ruleSet: SignUpRuleSet,
  toFacts: (values: SignUpValues) => SignUpFacts,
): Validator<SignUpValues> {
  const validate = createValidator<SignUpFacts>(SIGN_UP_RULES[ruleSet]);
  return (values) => validate(toFacts(values));
}
