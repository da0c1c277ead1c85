import type { CountryCode, PhoneReading } from '#src/application/platform/phone-check.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { type InvitationError, invitationError } from '#src/domain/auth/invitation.ts';
import { NOT_SERVED, notSentMessage } from '#src/application/feedback/failure-messages.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

export interface SignUpProblem {
  readonly message: MessageKey;
  readonly details: readonly string[];
}

const MESSAGES: Readonly<Record<Exclude<RequestFailure['kind'], 'not-sent'>, MessageKey>> = {
  rejected: 'sign-up.failed',
  unauthorized: 'sign-up.failed',
  unexpected: 'sign-up.failed-at-server',
  unreachable: 'failure.unconfirmed',
};

/** For an invited person, the server may also have rejected the invitation. */
export function toSignUpProblem(failure: RequestFailure, isInvited: boolean): SignUpProblem | InvitationError {
  const invitationProblem = isInvited ? invitationError(failure.code) : null;
  const message =
    NOT_SERVED.get(failure.code) ?? (failure.kind === 'not-sent' ? notSentMessage(failure) : MESSAGES[failure.kind]);
  return invitationProblem ?? { message, details: failure.details };
}

export type SignUpRuleSet = Settings['signUpRules'];

export type SignUpValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
  /** As picked; a number with a plus sign implies its own country. */
  readonly phoneCountry: CountryCode;
  readonly phoneNumber: string;
  readonly terms: boolean;
};

export type SignUpFacts = SignUpValues & {
  /** `unknown` until the library's data load; null for an invalid number. */
  readonly phone: PhoneReading | 'unknown' | null;
  readonly minNameLength: number;
  readonly isPhoneRequired: boolean;
};
