import { type InvitationRefusal, invitationRefusal } from '#src/domain/auth/invitation.ts';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** The general line above the button, and what the server says is wrong (D32). */
export interface SignUpProblem {
  readonly line: MessageKey;
  readonly details: readonly string[];
}

const LINES: Readonly<Record<AnsweredFailure['kind'], MessageKey>> = {
  rejected: 'sign-up.failed',
  unauthorized: 'sign-up.failed',
  unexpected: 'sign-up.failed-at-server',
  // Nobody knows whether the account was made (D39).
  unreachable: 'failure.unconfirmed',
};

/** For an invited person it may also be the invitation that the server refuses. */
export function signUpProblem(failure: AnsweredFailure, isInvited: boolean): SignUpProblem | InvitationRefusal {
  const refusal = isInvited ? invitationRefusal(failure.code) : null;
  return refusal ?? { line: LINES[failure.kind], details: failure.details };
}
