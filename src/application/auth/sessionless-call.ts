import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';

/** A change without a session: a rejection reads like a log-in's, silence like a change's. */
export function sessionlessCall({ kind }: RequestFailure): CallKind {
  return kind === 'unreachable' ? 'mutation' : 'sign-in';
}
