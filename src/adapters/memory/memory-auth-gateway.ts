import type { Answer, Item } from '../../../mocks/provider/answer';
import type { Provider } from '../../../mocks/provider/create-provider';
import type { LogInItem, SecondFactorItem } from '../../../mocks/provider/services/auth-service';
import type { BotProof } from '../../application/platform/bot-check';
import type { AuthGateway, Credentials, LogInOutcome, SignIn } from '../../application/session/auth-gateway';
import { unexpected } from '../../domain/shared/failure';
import { fail, ok, type Reply, type Result } from '../../domain/shared/result';
import { callProviderAsVisitor } from './call-provider';

export class MemoryAuthGateway implements AuthGateway {
  constructor(private readonly provider: Provider) {}

  async logIn({ email, password, proof }: Credentials): Reply<LogInOutcome> {
    const reply = await callProviderAsVisitor(() =>
      this.provider.auth.logIn({ email, password, ...botCheckFields(proof) }),
    );
    if (!reply.ok) return reply;
    const { user, additionalAuthActive } = reply.value.data.item;
    if (additionalAuthActive) return ok({ kind: 'second-factor', email: user.email });
    const signIn = signInFrom(reply.value);
    return signIn.ok ? ok({ kind: 'signed-in', signIn: signIn.value }) : signIn;
  }

  async verifySecondFactor(entry: { readonly code: string; readonly email: string }): Reply<SignIn> {
    const reply = await callProviderAsVisitor(() => this.provider.auth.verifySecondFactor(entry));
    return reply.ok ? signInFrom(reply.value) : reply;
  }
}

function signInFrom({ data, token }: Answer<Item<LogInItem | SecondFactorItem>>): Result<SignIn> {
  const { state, user } = data.item;
  return token === undefined ? fail(unexpected(200)) : ok({ token, state: state ?? 'dashboard', user });
}

function botCheckFields(proof: BotProof): { readonly recaptchaToken?: string; readonly disableRecaptcha?: true } {
  if (proof.kind === 'token') return { recaptchaToken: proof.token };
  return proof.kind === 'bypass' ? { disableRecaptcha: true } : {};
}
