import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { ResetPasswordValues } from '#src/application/auth/reset-password.suite.ts';

export function resetPasswordHint({ values, errors }: FormStore<ResetPasswordValues>): MessageKey {
  if (values.password === '') return 'reset-password.hint.empty';
  return errors.password ? 'reset-password.hint.password' : 'reset-password.hint.repeat';
}
