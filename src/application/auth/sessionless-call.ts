import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';

/** A change that no session stands behind: a refusal is told as a log-in's is (D2), silence as a change's (D39). */
export function sessionlessCall({ kind }: RequestFailure): CallKind {
  return kind === 'unreachable' ? 'mutation' : 'sign-in';
}
