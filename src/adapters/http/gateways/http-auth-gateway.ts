import type { BotProof } from '#src/application/platform/bot-check.ts';
import type {
  AuthGateway,
  Credentials,
  LogInOutcome,
  OidcCode,
  Registration,
  SignIn,
  SocialOutcome,
  SocialProvider,
  StateChange,
} from '#src/application/auth/auth-gateway.ts';
import { ok, type AsyncResult, fail, type Result } from '#src/domain/shared/result.ts';
import type { ApiResponse, ApiClient } from '#src/adapters/http/client/api-client.ts';
import { signInEndpoints, signUpEndpoints } from '#src/adapters/http/endpoints/auth-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { withOrigin } from '#src/application/auth/call-session.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

const socialLogIns = {
  google: signInEndpoints.logInWithGoogle,
  github: signInEndpoints.logInWithGithub,
  linkedin: signInEndpoints.logInWithLinkedin,
} as const satisfies Record<SocialProvider, unknown>;

export class HttpAuthGateway implements AuthGateway {
  constructor(private readonly client: ApiClient) {}

  async logIn({ email, password, proof }: Credentials): AsyncResult<LogInOutcome> {
    const body = { email, password, ...botProofFields(proof) };
    const result = await toSocialOutcome(this.client.call(signInEndpoints.logIn, { body }));
    if (!result.ok) return result;
    const outcome = result.value;
    return ok(outcome.kind === 'signed-in' ? outcome : { ...outcome, email: outcome.email ?? email });
  }

  async verifySecondFactor({ code, email }: { readonly code: string; readonly email: string }): AsyncResult<SignIn> {
    const result = await this.client.call(signInEndpoints.verifySecondFactor, { body: { code, email } });
    if (!result.ok) return result;
    const item = result.value.data?.item;
    return toSignIn(result.value, item?.state ?? 'dashboard', item?.user);
  }

  async register({ proof, invitationToken, ...person }: Registration): AsyncResult<SignIn> {
    const { firstName, lastName, email, password, phoneNumber } = person;
    const invitation = invitationToken === null ? {} : { invitationToken };
    const body = { firstName, lastName, email, password, phoneNumber, ...invitation, ...botProofFields(proof) };
    const result = await this.client.call(signUpEndpoints.register, { body });
    if (!result.ok) return result;
    const { state, user } = result.value.data.item;
    return toSignIn(result.value, state ?? 'email-verification', user);
  }

  logInWith(provider: SocialProvider, code: string, invitationToken?: string): AsyncResult<SocialOutcome> {
    const body = { code, ...invitation(invitationToken) };
    return toSocialOutcome(this.client.call(socialLogIns[provider], { body }));
  }

  logInWithOidc(code: OidcCode, invitationToken?: string): AsyncResult<SocialOutcome> {
    const body = { ...code, ...invitation(invitationToken) };
    return toSocialOutcome(this.client.call(signInEndpoints.logInWithOidc, { body }));
  }

  verifyEmail(code: string): AsyncResult<StateChange> {
    const call = this.client.call(signUpEndpoints.verifyEmail, { body: { code } });
    return mapResult(call, ({ data }) => data.item.state);
  }

  /** The wire requires a code, but this call requests one. */
  resendEmailCode(): AsyncResult<StateChange> {
    const call = this.client.call(signUpEndpoints.resendEmailCode, { body: { code: '' } });
    return mapResult(call, ({ data }) => data.item.state);
  }

  forgotPassword({ email, proof }: { readonly email: string; readonly proof: BotProof }): AsyncResult<void> {
    const call = this.client.call(signUpEndpoints.forgotPassword, { body: { email, ...botProofFields(proof) } });
    return mapResult(call, () => undefined);
  }

  resetPassword({ token, password }: { readonly token: string; readonly password: string }): AsyncResult<void> {
    return mapResult(this.client.call(signUpEndpoints.resetPassword, { token, body: { password } }), () => undefined);
  }
}

type LogInResponse = Pick<ApiResponse<typeof signInEndpoints.logIn>, 'data' | 'token' | 'status' | 'context'>;

/** Signed in, or the second factor is required. */
export async function toSocialOutcome(call: AsyncResult<LogInResponse>): AsyncResult<SocialOutcome> {
  const result = await call;
  if (!result.ok) return result;
  const { user, state, recoveryCodesActive: takesRecoveryCode, passkeysActive: takesPasskey } = result.value.data.item;
  if (result.value.data.item.additionalAuthActive)
    return ok({ kind: 'second-factor', email: user?.email || null, takesRecoveryCode, takesPasskey });
  const signIn = toSignIn(result.value, state, user);
  return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
}

/** A proof on the wire; empty if the deployment has no bot check. */
function botProofFields(proof: BotProof): { recaptchaToken?: string; disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}

/** Nobody is signed in without a valid token and an account state. */
function toSignIn(
  { token, status, context }: Pick<ApiResponse<Endpoint>, 'token' | 'status' | 'context'>,
  state: AccountState | null | undefined,
  user: SessionUser | null | undefined,
): Result<SignIn> {
  if (!state || token === null || tokenClaims(token) === null) {
    return fail(withOrigin(unexpected(status), context));
  }
  return ok({ token, state, user: user ?? null });
}

function invitation(invitationToken: string | undefined): { readonly invitationToken?: string } {
  return invitationToken === undefined ? {} : { invitationToken };
}
