import type { SignIn } from '../../application/session/auth-gateway';
import type { AccountState } from '../../domain/account/account-state';
import type { SessionUser } from '../../domain/account/profile';
import { tokenClaims } from '../../domain/account/session-token';
import { unexpected } from '../../domain/shared/failure';
import { fail, ok, type Result } from '../../domain/shared/result';

/** Without a token that decodes, or without a state to enter, nobody is signed in (D1, D5). */
export function completedSignIn(
  { token, status }: { readonly token: string | null; readonly status: number },
  state: AccountState | null | undefined,
  user: SessionUser | null | undefined,
): Result<SignIn> {
  if (!state || token === null || tokenClaims(token) === null) return fail(unexpected(status));
  return ok({ token, state, user: user ?? null });
}
