import { create, enforce } from 'vest';
import { isEmail } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

/** Roles are outside the form, whose fields are texts or booleans. */
export type InviteValues = { readonly email: string; readonly hasRole: boolean };

const test = fieldTest<InviteValues>();

/** The messages are the provider's keys. */
export const inviteSuite = create(({ email, hasRole }: InviteValues) => {
  test('email', 'general.email-is-required', () => {
    enforce(email).isNotBlank();
  });
  test('email', 'general.email-is-invalid', () => {
    enforce(email).condition(isEmail);
  });

  test('hasRole', 'general.role-is-required', () => {
    enforce(hasRole).isTruthy();
  });
});

export const validateInvite: Validator<InviteValues> = (values) => firstErrors(inviteSuite, values);
