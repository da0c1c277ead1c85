import { create, enforce } from 'vest';
import { isEmail } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type InviteValues = { readonly email: string; readonly roleIds: string };

const test = fieldTest<InviteValues>();

/** The messages are the provider's keys. */
export const inviteSuite = create(({ email, roleIds }: InviteValues) => {
  test('email', 'general.email-is-required', () => {
    enforce(email).isNotBlank();
  });
  test('email', 'general.email-is-invalid', () => {
    enforce(email).condition(isEmail);
  });

  test('roleIds', 'general.role-is-required', () => {
    enforce(roleIds).isNotBlank();
  });
});

export const validateInvite: Validator<InviteValues> = (values) => firstErrors(inviteSuite, values);
