import {
  hasDigit,
  hasLetter,
  hasLowercase,
  hasOnlyAllowed,
  hasSpecial,
  hasUppercase,
  isPasswordLongEnough,
} from '#src/domain/auth/password-rules.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SignUpRuleSet } from './sign-up-values.ts';

export interface PasswordPart {
  readonly holds: (password: string) => boolean;
  readonly text: MessageKey;
  /** An empty password already passes it, so it shows only once broken. */
  readonly isLimit?: true;
}

const MAX_LENGTH = 50;

/** The messages of the alternative set are the provider's. */
export const PASSWORD_PARTS: Readonly<Record<SignUpRuleSet, readonly PasswordPart[]>> = {
  'sign-up': [
    { holds: isPasswordLongEnough, text: 'sign-up.password.length' },
    { holds: hasDigit, text: 'sign-up.password.digit' },
    { holds: hasLetter, text: 'sign-up.password.letter' },
    { holds: hasUppercase, text: 'sign-up.password.uppercase' },
    { holds: hasSpecial, text: 'sign-up.password.special' },
    { holds: hasOnlyAllowed, text: 'sign-up.password.only-allowed', isLimit: true },
  ],
  alternative: [
    { holds: isPasswordLongEnough, text: 'sign-up.alternative.password.length' },
    { holds: hasUppercase, text: 'sign-up.alternative.password.uppercase' },
    { holds: hasLowercase, text: 'sign-up.alternative.password.lowercase' },
    { holds: hasDigit, text: 'sign-up.alternative.password.digit' },
    { holds: hasSpecial, text: 'sign-up.alternative.password.special' },
    { holds: isShortEnough, text: 'sign-up.alternative.password.too-long', isLimit: true },
  ],
};

function isShortEnough(password: string): boolean {
  return [...password].length <= MAX_LENGTH;
}
