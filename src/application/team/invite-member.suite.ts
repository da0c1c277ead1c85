import { isEmail, isPresent } from '#src/domain/shared/text-rules.ts';
import { createValidator } from '#src/application/forms/rule-suite.ts';

/** The chosen roles stand beside the form: a field holds a text or a yes. */
export type InviteValues = { readonly email: string; readonly hasRole: boolean };

/** §5, Invite; the messages are the specification's own keys (D49). */
export const validateInvite = createValidator<InviteValues>({
  email: [
    { holds: ({ email }) => isPresent(email), message: 'general.email-is-required' },
    { holds: ({ email }) => isEmail(email), message: 'general.email-is-invalid' },
  ],
  hasRole: [{ holds: ({ hasRole }) => hasRole, message: 'general.role-is-required' }],
});
