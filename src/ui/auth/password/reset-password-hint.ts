import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { NewPasswordValues } from '#src/application/auth/new-password-tests.ts';

export function resetPasswordHint({ values, errors }: FormStore<NewPasswordValues>): MessageKey {
  if (values.password === '') return 'reset-password.hint.empty';
  return errors.password ? 'reset-password.hint.password' : 'reset-password.hint.repeat';
}
