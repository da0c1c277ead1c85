import { isEmail, isPresent } from '#src/domain/shared/text-rules.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';

/** Roles stand outside the form, whose fields are texts or booleans. */
export type InviteValues = { readonly email: string; readonly hasRole: boolean };

/** The messages are the provider's keys. */
export const validateInvite = createValidator<InviteValues>({
  email: [
    { holds: ({ email }) => isPresent(email), message: 'general.email-is-required' },
    { holds: ({ email }) => isEmail(email), message: 'general.email-is-invalid' },
  ],
  hasRole: [{ holds: ({ hasRole }) => hasRole, message: 'general.role-is-required' }],
});
