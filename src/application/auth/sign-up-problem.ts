import { type InvitationError, invitationError } from '#src/domain/auth/invitation.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** The general line above the button, and what the server says is wrong (D32). */
export interface SignUpProblem {
  readonly message: MessageKey;
  readonly details: readonly string[];
}

const MESSAGES: Readonly<Record<RequestFailure['kind'], MessageKey>> = {
  rejected: 'sign-up.failed',
  unauthorized: 'sign-up.failed',
  unexpected: 'sign-up.failed-at-server',
  // Nobody knows whether the account was made (D39).
  unreachable: 'failure.unconfirmed',
};

/** For an invited person it may also be the invitation that the server refuses. */
export function toSignUpProblem(failure: RequestFailure, isInvited: boolean): SignUpProblem | InvitationError {
  const invitationProblem = isInvited ? invitationError(failure.code) : null;
  return invitationProblem ?? { message: MESSAGES[failure.kind], details: failure.details };
}
