import type { BotProof } from '../../application/platform/bot-check';
import type { AuthGateway, Credentials, LogInOutcome, SignIn } from '../../application/session/auth-gateway';
import type { AccountState } from '../../domain/account/account-state';
import type { SessionUser } from '../../domain/account/profile';
import { tokenClaims } from '../../domain/account/session-token';
import { unexpected } from '../../domain/shared/failure';
import { fail, ok, type Reply, type Result } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';

export class HttpAuthGateway implements AuthGateway {
  constructor(private readonly client: ApiClient) {}

  async logIn({ email, password, proof }: Credentials): Reply<LogInOutcome> {
    const reply = await this.client.call(endpoints.logIn, { body: { email, password, ...botOptions(proof) } });
    if (!reply.ok) return reply;
    const { user, additionalAuthActive, state } = reply.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user?.email || email });
    const signIn = completed(reply.value, state, user);
    return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
  }

  async verifySecondFactor(entry: { readonly code: string; readonly email: string }): Reply<SignIn> {
    const { code, email } = entry;
    const reply = await this.client.call(endpoints.verifySecondFactor, { body: { code, email } });
    if (!reply.ok) return reply;
    const item = reply.value.data?.item;
    return completed(reply.value, item?.state ?? 'dashboard', item?.user);
  }
}

/** Without a token that decodes, or without a state to enter, nobody is signed in (D1, D5). */
function completed(
  { token, status }: { readonly token: string | null; readonly status: number },
  state: AccountState | null | undefined,
  user: SessionUser | null | undefined,
): Result<SignIn> {
  if (!state || token === null || tokenClaims(token) === null) return fail(unexpected(status));
  return ok({ token, state, user: user ?? null });
}

function botOptions(proof: BotProof): { recaptchaToken?: string; disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
