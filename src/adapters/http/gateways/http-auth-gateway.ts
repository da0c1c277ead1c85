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
import { ok, type Reply } from '#src/domain/shared/result.ts';
import type { Answer, ApiClient } from '#src/adapters/http/client/api-client.ts';
import { botOptions } from './bot-options.ts';
import { completedSignIn } from './completed-sign-in.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

/** The three calls have the same body and reply. */
const socialLogIns = {
  google: endpoints.logInWithGoogle,
  github: endpoints.logInWithGithub,
  linkedin: endpoints.logInWithLinkedin,
} as const satisfies Record<SocialProvider, unknown>;

export class HttpAuthGateway implements AuthGateway {
  constructor(private readonly client: ApiClient) {}

  async logIn({ email, password, proof }: Credentials): Reply<LogInOutcome> {
    const body = { email, password, ...botOptions(proof) };
    const reply = await loggedIn(this.client.call(endpoints.logIn, { body }));
    if (!reply.ok) return reply;
    const outcome = reply.value;
    return ok(outcome.kind === 'signed-in' ? outcome : { ...outcome, email: outcome.email ?? email });
  }

  async verifySecondFactor({ code, email }: { readonly code: string; readonly email: string }): Reply<SignIn> {
    const reply = await this.client.call(endpoints.verifySecondFactor, { body: { code, email } });
    if (!reply.ok) return reply;
    const item = reply.value.data?.item;
    return completedSignIn(reply.value, item?.state ?? 'dashboard', item?.user);
  }

  async register({ proof, invitationToken, ...person }: Registration): Reply<SignIn> {
    const { firstName, lastName, email, password, phoneNumber } = person;
    const invitation = invitationToken === null ? {} : { invitationToken };
    const body = { firstName, lastName, email, password, phoneNumber, ...invitation, ...botOptions(proof) };
    const reply = await this.client.call(endpoints.register, { body });
    if (!reply.ok) return reply;
    const { state, user } = reply.value.data.item;
    return completedSignIn(reply.value, state ?? 'email-verification', user);
  }

  logInWith(provider: SocialProvider, code: string): Reply<SocialOutcome> {
    return loggedIn(this.client.call(socialLogIns[provider], { body: { code } }));
  }

  verifyEmail(code: string): Reply<StateChange> {
    const call = this.client.call(endpoints.verifyEmail, { body: { code } });
    return translated(call, ({ data }) => data.item.state);
  }

  /** The call takes a code (§7), and there is none to give: what is asked for is the code. */
  resendEmailCode(): Reply<StateChange> {
    const call = this.client.call(endpoints.resendEmailCode, { body: { code: '' } });
    return translated(call, ({ data }) => data.item.state);
  }

  forgotPassword({ email, proof }: { readonly email: string; readonly proof: BotProof }): Reply<void> {
    const call = this.client.call(endpoints.forgotPassword, { body: { email, ...botOptions(proof) } });
    return translated(call, () => undefined);
  }

  resetPassword({ token, password }: { readonly token: string; readonly password: string }): Reply<void> {
    return translated(this.client.call(endpoints.resetPassword, { token, body: { password } }), () => undefined);
  }
}

/** Social log-ins answer as a log-in does. */
type LogInAnswer = Pick<Answer<typeof endpoints.logIn>, 'data' | 'token' | 'status' | 'leaving'>;

/** Signed in, or asked for the second factor of whomever the reply names (D5, D56). */
async function loggedIn(call: Reply<LogInAnswer>): Reply<SocialOutcome> {
  const reply = await call;
  if (!reply.ok) return reply;
  const { user, additionalAuthActive, state } = reply.value.data.item;
  if (additionalAuthActive) return ok({ kind: 'second-factor', email: user?.email || null });
  const signIn = completedSignIn(reply.value, state, user);
  return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
}
