import type { FormStore } from '../../application/forms/form-store';
import type { MessageKey } from '../../application/i18n/message-key';
import type { ResetPasswordValues } from '../../application/session/reset-password-values';

/** What is still missing, in words, while the button is disabled (D25). */
export function resetPasswordHint({ values, errors }: FormStore<ResetPasswordValues>): MessageKey {
  if (values.password === '') return 'reset-password.hint.empty';
  return errors.password ? 'reset-password.hint.password' : 'reset-password.hint.repeat';
}
