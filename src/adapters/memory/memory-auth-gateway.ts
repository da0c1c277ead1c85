import type { Answer } from '#mocks/provider/answer.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { BotProof } from '#src/application/platform/bot-check.ts';
import type {
  AuthGateway,
  Credentials,
  LogInOutcome,
  Registration,
  SignIn,
  SocialOutcome,
  SocialProvider,
  StateChange,
} from '#src/application/auth/auth-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok, type Reply, type Result } from '#src/domain/shared/result.ts';
import { callProvider, callProviderAsVisitor } from './call-provider.ts';

export class MemoryAuthGateway implements AuthGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async logIn({ email, password, proof }: Credentials): Reply<LogInOutcome> {
    const reply = await callProviderAsVisitor(this.sessions, () =>
      this.provider.auth.logIn({ email, password, ...botCheckFields(proof) }),
    );
    if (!reply.ok) return reply;
    const { user, additionalAuthActive } = reply.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user.email });
    return signedIn(reply.value);
  }

  async verifySecondFactor(entry: { readonly code: string; readonly email: string }): Reply<SignIn> {
    const reply = await callProviderAsVisitor(this.sessions, () => this.provider.auth.verifySecondFactor(entry));
    return reply.ok ? signInFrom(reply.value) : reply;
  }

  async register({ proof, invitationToken, ...person }: Registration): Reply<SignIn> {
    const invitation = invitationToken === null ? {} : { invitationToken };
    const reply = await callProviderAsVisitor(this.sessions, () =>
      this.provider.registration.register({ ...person, ...invitation, ...botCheckFields(proof) }),
    );
    return reply.ok ? signInFrom(reply.value) : reply;
  }

  async logInWith(provider: SocialProvider, code: string): Reply<SocialOutcome> {
    const reply = await callProviderAsVisitor(this.sessions, () => this.provider.social.logIn(provider, { code }));
    if (!reply.ok) return reply;
    const { user, additionalAuthActive } = reply.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user?.email ?? null });
    return signedIn(reply.value);
  }

  async verifyEmail(code: string): Reply<StateChange> {
    const { registration } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => registration.verifyEmail(bearer, { code }));
    return reply.ok ? ok(reply.value.item.state) : reply;
  }

  async resendEmailCode(): Reply<StateChange> {
    const { registration } = this.provider;
    const reply = await callProvider(this.sessions, (bearer) => registration.resendEmailCode(bearer));
    return reply.ok ? ok(reply.value.item.state) : reply;
  }

  async forgotPassword({ email, proof }: { readonly email: string; readonly proof: BotProof }): Reply<void> {
    const { passwords } = this.provider;
    const reply = await callProviderAsVisitor(this.sessions, () =>
      passwords.forgotPassword({ email, ...botCheckFields(proof) }),
    );
    return reply.ok ? ok(undefined) : reply;
  }

  async resetPassword({ token, password }: { readonly token: string; readonly password: string }): Reply<void> {
    const { passwords } = this.provider;
    const reply = await callProviderAsVisitor(this.sessions, () => passwords.resetPassword(token, { password }));
    return reply.ok ? ok(undefined) : reply;
  }
}

type SignInAnswer = Answer<{
  readonly item: { readonly user: WireUser | null; readonly state: AccountState | null };
}>;

/** Registering answers the e-mail alone. */
type WireUser = Pick<SessionUser, 'email'> & Partial<SessionUser>;

function signedIn(answer: SignInAnswer): Result<LogInOutcome> {
  const signIn = signInFrom(answer);
  return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
}

function signInFrom({ data, token }: SignInAnswer): Result<SignIn> {
  const { state, user } = data.item;
  if (token === undefined) return fail(unexpected(200));
  return ok({ token, state: state ?? 'dashboard', user: user && { firstName: '', lastName: '', ...user } });
}

function botCheckFields(proof: BotProof): { readonly recaptchaToken?: string; readonly disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
