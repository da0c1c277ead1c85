import { each, enforce } from 'vest';
import { fieldTest } from '#src/application/forms/form-suite.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { PASSWORD_PARTS } from './sign-up-password.ts';
import type { SignUpRuleSet } from './sign-up-values.ts';

export type NewPasswordValues = { readonly password: string; readonly repeatedPassword: string };

interface Messages {
  readonly password: MessageKey;
  readonly repeat: MessageKey;
  readonly differ: MessageKey;
}

const MESSAGES: Readonly<Record<SignUpRuleSet, Messages>> = {
  'sign-up': {
    password: 'sign-up.password-is-required',
    repeat: 'sign-up.repeated-password-is-required',
    differ: 'sign-up.passwords-differ',
  },
  alternative: {
    password: 'sign-up.alternative.required',
    repeat: 'sign-up.alternative.required',
    differ: 'sign-up.alternative.passwords-differ',
  },
};

const test = fieldTest<NewPasswordValues>();

/** The sign-up and the reset check a new password alike. */
export function testNewPassword({ password, repeatedPassword }: NewPasswordValues, ruleSet: SignUpRuleSet): void {
  const messages = MESSAGES[ruleSet];

  test('password', messages.password, () => {
    // A password is never trimmed, so a space counts.
    enforce(password).isNotEmpty();
  });
  each([...PASSWORD_PARTS[ruleSet]], ({ holds, text }) => {
    const body = () => {
      enforce(password).condition(holds);
    };
    test('password', text, body, text);
  });

  test('repeatedPassword', messages.repeat, () => {
    enforce(repeatedPassword).isNotEmpty();
  });
  test('repeatedPassword', messages.differ, () => {
    enforce(repeatedPassword).equals(password);
  });
}
