import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

export function changeEmailHint(form: FormStore<LogInValues>): MessageKey | null {
  if (form.isSubmitting || form.canSubmit) return null;
  const { email, password } = form.values;
  if (email.trim() === '') return password === '' ? 'change-email.hint.both' : 'change-email.hint.email';
  if (form.errors.email) return 'change-email.hint.email-invalid';
  return password === '' ? 'change-email.hint.password' : null;
}
