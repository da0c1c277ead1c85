import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { ApiResponse } from '#src/adapters/http/client/api-client.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

/** Nobody is signed in without a valid token and an account state. */
export function toSignIn(
  { token, status, context }: Pick<ApiResponse<Endpoint>, 'token' | 'status' | 'context'>,
  state: AccountState | null | undefined,
  user: SessionUser | null | undefined,
): Result<SignIn> {
  if (!state || token === null || tokenClaims(token) === null) {
    return fail(withOrigin(unexpected(status), context));
  }
  return ok({ token, state, user: user ?? null });
}
