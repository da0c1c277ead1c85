import type { Validator } from '#src/application/forms/form-store.ts';
import type { EmailValues } from './email.suite.ts';

export async function loadEmailValidator(): Promise<Validator<EmailValues>> {
  const { validateEmail } = await import('./email.suite.ts');
  return validateEmail;
}
