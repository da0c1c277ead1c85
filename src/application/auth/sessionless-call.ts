import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import type { CallKind } from '#src/application/feedback/failure-text.ts';

/** A change that no session stands behind: a refusal is told as a log-in's is (D2), silence as a change's (D39). */
export function sessionlessCall({ kind }: AnsweredFailure): CallKind {
  return kind === 'unreachable' ? 'mutation' : 'sign-in';
}
