import type { SocialItem } from '#mocks/provider/auth/social-service.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';
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
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryAuthGateway extends MemoryGateway implements AuthGateway {
  async logIn({ email, password, proof }: Credentials): AsyncResult<LogInOutcome> {
    const result = await this.visit(() => this.provider.auth.logIn({ email, password, ...botProofFields(proof) }));
    if (!result.ok) return result;
    const { user, additionalAuthActive, recoveryCodesActive: takesRecoveryCode } = result.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user.email, takesRecoveryCode });
    return toLogInOutcome(result.value);
  }

  async verifySecondFactor(entry: { readonly code: string; readonly email: string }): AsyncResult<SignIn> {
    const result = await this.visit(() => this.provider.auth.verifySecondFactor(entry));
    return result.ok ? toSignIn(result.value) : result;
  }

  async register({ proof, invitationToken, ...person }: Registration): AsyncResult<SignIn> {
    const invitation = invitationToken === null ? {} : { invitationToken };
    const result = await this.visit(() =>
      this.provider.registration.register({ ...person, ...invitation, ...botProofFields(proof) }),
    );
    return result.ok ? toSignIn(result.value) : result;
  }

  logInWith(provider: SocialProvider, code: string): AsyncResult<SocialOutcome> {
    return this.toSocialOutcome(() => this.provider.social.logIn(provider, { code }));
  }

  logInWithOidc(code: OidcCode): AsyncResult<SocialOutcome> {
    return this.toSocialOutcome(() => this.provider.social.logInWithOidc(code));
  }

  private async toSocialOutcome(logIn: () => ServiceResult<Item<SocialItem>>): AsyncResult<SocialOutcome> {
    const result = await this.visit(logIn);
    if (!result.ok) return result;
    const { user, additionalAuthActive, recoveryCodesActive: takesRecoveryCode } = result.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user?.email ?? null, takesRecoveryCode });
    return toLogInOutcome(result.value);
  }

  async verifyEmail(code: string): AsyncResult<StateChange> {
    const { registration } = this.provider;
    const result = await this.call((bearer) => registration.verifyEmail(bearer, { code }));
    return result.ok ? ok(result.value.item.state) : result;
  }

  async resendEmailCode(): AsyncResult<StateChange> {
    const { registration } = this.provider;
    const result = await this.call((bearer) => registration.resendEmailCode(bearer));
    return result.ok ? ok(result.value.item.state) : result;
  }

  async forgotPassword({ email, proof }: { readonly email: string; readonly proof: BotProof }): AsyncResult<void> {
    const { passwords } = this.provider;
    const result = await this.visit(() => passwords.forgotPassword({ email, ...botProofFields(proof) }));
    return result.ok ? ok(undefined) : result;
  }

  async resetPassword({ token, password }: { readonly token: string; readonly password: string }): AsyncResult<void> {
    const { passwords } = this.provider;
    const result = await this.visit(() => passwords.resetPassword(token, { password }));
    return result.ok ? ok(undefined) : result;
  }
}

type SignInResponse = ServiceResult<{
  readonly item: { readonly user: WireUser | null; readonly state: AccountState | null };
}>;

/** A registration returns only the email. */
type WireUser = Pick<SessionUser, 'email'> & Partial<SessionUser>;

function toLogInOutcome(response: SignInResponse): Result<LogInOutcome> {
  const signIn = toSignIn(response);
  return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
}

function toSignIn({ data, token }: SignInResponse): Result<SignIn> {
  const { state, user } = data.item;
  if (token === undefined) return fail(unexpected(200));
  return ok({ token, state: state ?? 'dashboard', user: user && { firstName: '', lastName: '', ...user } });
}

function botProofFields(proof: BotProof): { readonly recaptchaToken?: string; readonly disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
