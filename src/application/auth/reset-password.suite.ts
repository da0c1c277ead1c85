import { isPasswordPresent } from '#src/domain/shared/text-rules.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';
import { PASSWORD_PARTS } from './sign-up-password.ts';
import type { SignUpRuleSet } from './sign-up-values.ts';

export type ResetPasswordValues = { readonly password: string; readonly repeatedPassword: string };

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

/** Both passwords follow the sign-up rules. */
export function resetPasswordValidator(set: SignUpRuleSet): Validator<ResetPasswordValues> {
  const messages = MESSAGES[set];
  return createValidator<ResetPasswordValues>({
    password: [
      { holds: ({ password }) => isPasswordPresent(password), message: messages.password },
      ...PASSWORD_PARTS[set].map(({ holds, text }) => ({
        holds: ({ password }: ResetPasswordValues) => holds(password),
        message: text,
      })),
    ],
    repeatedPassword: [
      { holds: ({ repeatedPassword }) => isPasswordPresent(repeatedPassword), message: messages.repeat },
      { holds: ({ password, repeatedPassword }) => password === repeatedPassword, message: messages.differ },
    ],
  });
}
