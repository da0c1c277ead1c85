import {
  BLOCKED_CODE,
  DENIED_CODE,
  hasWords,
  NOT_THE_API_CODE,
  OFFLINE_CODE,
  type RequestFailure,
} from '#src/domain/shared/failure.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

/** Decides the message without a response. `own-…` is for people before the console, who have no role yet. */
export type CallKind = 'read' | 'sign-in' | 'mutation' | 'own-read' | 'own-mutation';

const FORBIDDEN = 403;

const NO_RESPONSE: Readonly<Record<CallKind, MessageKey>> = {
  read: 'failure.no-response',
  'sign-in': 'failure.no-response',
  mutation: 'failure.unconfirmed',
  'own-read': 'failure.no-response',
  'own-mutation': 'failure.unconfirmed',
};

/** By code: faults of the deployment, about which no customer can do anything. */
export const NOT_SERVED: ReadonlyMap<string, MessageKey> = new Map([
  [NOT_THE_API_CODE, 'failure.not-the-api'],
  [BLOCKED_CODE, 'failure.blocked'],
]);

export function notSentMessage({ code }: RequestFailure): MessageKey {
  return code === OFFLINE_CODE ? 'failure.offline' : 'failure.not-loaded';
}

/** A 403 without words. Before the console there are no roles, so there it is a plain rejection. */
export function isReadOnly(failure: RequestFailure, call: CallKind): boolean {
  return failure.status === FORBIDDEN && !hasWords(failure) && (call === 'read' || call === 'mutation');
}

/** Its details, else its own message. A bare 403 in the console is a read-only notice: roles are never guessed. */
export function failureMessages(failure: RequestFailure, call: CallKind, translate: Translate): readonly string[] {
  if (failure.code === DENIED_CODE) return [failure.message || translate('failure.denied')];
  const notServed = NOT_SERVED.get(failure.code);
  if (notServed) return [translate(notServed)];
  if (failure.kind === 'not-sent') return [translate(notSentMessage(failure))];
  if (failure.kind === 'unreachable') {
    const message = NO_RESPONSE[call];
    // A change may have arrived before the network went.
    const isOffline = failure.code === OFFLINE_CODE && message === 'failure.no-response';
    return [translate(isOffline ? 'failure.offline' : message)];
  }
  if (isReadOnly(failure, call)) return [translate('failure.read-only')];
  if (failure.details.length > 0) return failure.details;
  return [failure.message.trim() || translate('failure.unexpected')];
}
