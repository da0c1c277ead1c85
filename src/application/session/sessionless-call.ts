import type { AnsweredFailure } from '../../domain/shared/failure';
import type { CallKind } from '../feedback/failure-text';

/** A change that no session stands behind: a refusal is told as a log-in's is (D2), silence as a change's (D39). */
export function sessionlessCall({ kind }: AnsweredFailure): CallKind {
  return kind === 'unreachable' ? 'mutation' : 'sign-in';
}
