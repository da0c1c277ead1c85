import type { Validator } from '../forms/form-store';
import type { EmailValues } from './email-values';

export async function loadEmailValidator(): Promise<Validator<EmailValues>> {
  const { validateEmail } = await import('./email.suite');
  return validateEmail;
}
