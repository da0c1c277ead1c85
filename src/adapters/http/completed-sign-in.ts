import type { SignIn } from '../../application/session/auth-gateway';
import { boundFailure } from '../../application/session/call-session';
import type { AccountState } from '../../domain/account/account-state';
import type { SessionUser } from '../../domain/account/profile';
import { tokenClaims } from '../../domain/account/session-token';
import { unexpected } from '../../domain/shared/failure';
import { fail, ok, type Result } from '../../domain/shared/result';
import type { Answer } from './api-client';
import type { Endpoint } from './endpoint';

/** Without a token that decodes, or without a state to enter, nobody is signed in (D1, D5). */
export function completedSignIn(
  { token, status, leaving }: Pick<Answer<Endpoint>, 'token' | 'status' | 'leaving'>,
  state: AccountState | null | undefined,
  user: SessionUser | null | undefined,
): Result<SignIn> {
  if (!state || token === null || tokenClaims(token) === null) {
    return fail(boundFailure(unexpected(status), leaving));
  }
  return ok({ token, state, user: user ?? null });
}
