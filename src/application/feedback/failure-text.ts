import type { AnsweredFailure } from '../../domain/shared/failure';
import type { MessageKey } from '../i18n/message-key';
import type { Translate } from '../i18n/translate';

/** What the call was for: decides what is said when no answer came (D39). */
export type CallKind = 'read' | 'sign-in' | 'mutation';

const FORBIDDEN = 403;

const NO_ANSWER: Readonly<Record<CallKind, MessageKey>> = {
  read: 'failure.no-answer',
  'sign-in': 'failure.no-answer',
  mutation: 'failure.unconfirmed',
};

/** A sign-in has no rights yet that it could lack: its 403 is a refusal like any other. */
export function isReadOnly(failure: AnsweredFailure, call: CallKind): boolean {
  return failure.status === FORBIDDEN && call !== 'sign-in';
}

/**
 * The texts that a failure shows, in its toast and beside its form: its details, each one by itself, else its own
 * message (§8). A 403 is a read-only notice, whatever its body: no rights are guessed (D42).
 */
export function failureTexts(failure: AnsweredFailure, call: CallKind, translate: Translate): readonly string[] {
  if (failure.kind === 'unreachable') return [translate(NO_ANSWER[call])];
  if (isReadOnly(failure, call)) return [translate('failure.read-only')];
  if (failure.details.length > 0) return failure.details;
  return [failure.message.trim() || translate('failure.unexpected')];
}
