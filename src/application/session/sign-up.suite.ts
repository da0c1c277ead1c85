import type { Validator } from '../forms/form-store';
import { validatorOf } from '../forms/rule-suite';
import { SIGN_UP_RULES } from './sign-up-rules';
import type { SignUpFacts, SignUpRuleSet, SignUpValues } from './sign-up-values';

/** §5, sign-up. `factsOf` adds what is known of the phone number at that moment. */
export function signUpValidator(
  ruleSet: SignUpRuleSet,
  factsOf: (values: SignUpValues) => SignUpFacts,
): Validator<SignUpValues> {
  const validate = validatorOf<SignUpFacts>(SIGN_UP_RULES[ruleSet]);
  return (values) => validate(factsOf(values));
}
