import { create } from 'vest';
import type { Validator } from '#src/application/forms/form-store.ts';
import { firstErrors } from '#src/application/forms/form-suite.ts';
import { type NewPasswordValues, testNewPassword } from './new-password-tests.ts';
import type { SignUpRuleSet } from './sign-up-values.ts';

export const resetPasswordSuite = create((values: NewPasswordValues, ruleSet: SignUpRuleSet) => {
  testNewPassword(values, ruleSet);
});

export function resetPasswordValidator(ruleSet: SignUpRuleSet): Validator<NewPasswordValues> {
  return (values) => firstErrors(resetPasswordSuite, values, ruleSet);
}
