import type { Validator } from '../forms/form-store';

export type EmailValues = { readonly email: string };

export async function loadEmailValidator(): Promise<Validator<EmailValues>> {
  const { validateEmail } = await import('./email.suite');
  return validateEmail;
}
