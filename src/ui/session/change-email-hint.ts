import type { FormStore } from '../../application/forms/form-store';
import type { MessageKey } from '../../application/i18n/message-key';
import type { LogInValues } from '../../application/session/log-in.suite';

/** What is still missing, in words, while the button is disabled (D25). */
export function changeEmailHint(form: FormStore<LogInValues>): MessageKey | null {
  if (form.isSubmitting || form.canSubmit) return null;
  const { email, password } = form.values;
  if (email.trim() === '') return password === '' ? 'change-email.hint.both' : 'change-email.hint.email';
  if (form.errors.email) return 'change-email.hint.email-invalid';
  return password === '' ? 'change-email.hint.password' : null;
}
