import type { AnsweredFailure } from '../../domain/shared/failure';
import type { MessageKey } from '../i18n/message-key';
import type { Translate } from '../i18n/translate';

/** What the call was for: decides what is said when no answer came (D39). */
export type CallKind = 'read' | 'sign-in' | 'mutation';

const NO_ANSWER: Readonly<Record<CallKind, MessageKey>> = {
  read: 'failure.no-answer',
  'sign-in': 'failure.no-answer',
  mutation: 'failure.unconfirmed',
};

/** The texts that a failure shows: its details, each one by itself, else its own message (§8). */
export function failureTexts(failure: AnsweredFailure, call: CallKind, translate: Translate): readonly string[] {
  if (failure.kind === 'unreachable') return [translate(NO_ANSWER[call])];
  if (failure.details.length > 0) return failure.details;
  return [failure.message.trim() || translate('failure.unexpected')];
}
