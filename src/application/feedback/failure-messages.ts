import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

/**
 * What the call was for: decides what is said when no answer came (D39). `own-…` is of people who are not in the console
 * yet, at the verification and in the questionnaire: nobody has given them a role.
 */
export type CallKind = 'read' | 'sign-in' | 'mutation' | 'own-read' | 'own-mutation';

const FORBIDDEN = 403;

const NO_RESPONSE: Readonly<Record<CallKind, MessageKey>> = {
  read: 'failure.no-answer',
  'sign-in': 'failure.no-answer',
  mutation: 'failure.unconfirmed',
  'own-read': 'failure.no-answer',
  'own-mutation': 'failure.unconfirmed',
};

/** Outside the console there are no rights that one could lack: a 403 is a refusal there, and has a reason. */
export function isReadOnly(failure: RequestFailure, call: CallKind): boolean {
  return failure.status === FORBIDDEN && (call === 'read' || call === 'mutation');
}

/**
 * The texts that a failure shows, in its toast and beside its form: its details, each one by itself, else its own
 * message (§8). A 403 in the console is a read-only notice, whatever its body: no rights are guessed (D42).
 */
export function failureMessages(failure: RequestFailure, call: CallKind, translate: Translate): readonly string[] {
  if (failure.kind === 'unreachable') return [translate(NO_RESPONSE[call])];
  if (isReadOnly(failure, call)) return [translate('failure.read-only')];
  if (failure.details.length > 0) return failure.details;
  return [failure.message.trim() || translate('failure.unexpected')];
}
