import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

export function logInHint({ values, errors }: FormStore<LogInValues>): MessageKey | null {
  const { email, password } = values;
  if (email === '') return password === '' ? 'log-in.hint.both' : 'log-in.hint.email';
  if (errors.email) return 'log-in.hint.email-invalid';
  return password === '' ? 'log-in.hint.password' : null;
}
