import type { FormStore } from '../../application/forms/form-store';
import type { MessageKey } from '../../application/i18n/message-key';
import type { LogInValues } from '../../application/session/log-in.suite';

/** What is still missing, in words, while the button is disabled (D25). */
export function logInHint({ values, errors }: FormStore<LogInValues>): MessageKey | null {
  const { email, password } = values;
  if (email === '') return password === '' ? 'log-in.hint.both' : 'log-in.hint.email';
  if (errors.email) return 'log-in.hint.email-invalid';
  return password === '' ? 'log-in.hint.password' : null;
}
