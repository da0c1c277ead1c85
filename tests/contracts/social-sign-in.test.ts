import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, value } from './sign-in.ts';

const TEN_MINUTES = 10 * 60 * 1000;

describe.each(backends)('social sign-in over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  const codeOf = (...consent: Parameters<OpenBackend['provider']['social']['consent']>) =>
    backend.provider.social.consent(...consent)['code'] ?? '';

  it.each([
    { provider: 'google', email: demoAccounts.activeCustomer.email },
    { provider: 'github', email: demoAccounts.freePlan.email },
    { provider: 'linkedin', email: demoAccounts.activeCustomer.email },
  ] as const)('signs in a user known to $provider', async ({ provider, email }) => {
    const outcome = value(await backend.gateways.auth.logInWith(provider, codeOf(provider, 'known')));
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { state: 'dashboard', user: { email } } });
  });

  it.each(SOCIAL_PROVIDERS)(
    'creates an account for a new user from %s, whose email needs no code',
    async (provider) => {
      const outcome = value(await backend.gateways.auth.logInWith(provider, codeOf(provider, 'new')));
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      expect(outcome.signIn.state).toBe('company-data');
      expect(backend.provider.mails.all()).toEqual([]);
      backend.sessions.startSession(outcome.signIn.token);
      expect(value(await backend.gateways.account.profile()).email).toBe(outcome.signIn.user?.email);
    },
  );

  it('knows the new one the second time', async () => {
    const [first, second] = [
      value(await backend.gateways.auth.logInWith('google', codeOf('google', 'new'))),
      value(await backend.gateways.auth.logInWith('google', codeOf('google', 'new'))),
    ];
    expect(second).toMatchObject({ kind: 'signed-in' });
    expect(first).toMatchObject({ kind: 'signed-in' });
  });

  it('requests the second factor without saying whose it is, and takes it', async () => {
    const outcome = value(await backend.gateways.auth.logInWith('github', codeOf('github', 'two-factor')));
    expect(outcome).toEqual({ kind: 'second-factor', email: null, takesRecoveryCode: true, takesPasskey: false });
    const { email, code } = demoAccounts.twoFactor;
    expect(value(await backend.gateways.auth.verifySecondFactor({ email, code })).state).toBe('dashboard');
  });

  it.each([
    { what: 'a code that was used', prepare: (code: string) => backend.gateways.auth.logInWith('google', code) },
    {
      what: 'a code that is older than ten minutes',
      prepare: () => Promise.resolve(backend.clock.advance(TEN_MINUTES + 1)),
    },
  ])('rejects $what with a text to show', async ({ prepare }) => {
    const code = codeOf('google', 'known');
    await prepare(code);
    expect(failure(await backend.gateways.auth.logInWith('google', code))).toMatchObject({
      kind: 'rejected',
      status: 400,
      details: ['This sign-in was used already or took too long. Start it again.'],
    });
  });

  it('rejects a code that nobody issued, and one of another provider', async () => {
    const code = codeOf('google', 'known');
    expect(failure(await backend.gateways.auth.logInWith('google', 'made-up'))).toMatchObject({ status: 400 });
    expect(failure(await backend.gateways.auth.logInWith('github', code))).toMatchObject({ status: 400 });
    expect((await backend.gateways.auth.logInWith('google', code)).ok).toBe(true);
  });

  const oidcCode = (code: string, more = {}) => ({
    ...{ code, codeVerifier: 'v'.repeat(43), nonce: 'n'.repeat(43) },
    redirectUri: 'https://console.example/auth/login?app=oidc',
    ...more,
  });

  it('signs in with the single sign-on, once', async () => {
    const code = codeOf('oidc', 'known');
    const outcome = value(await backend.gateways.auth.logInWithOidc(oidcCode(code)));
    const { email } = demoAccounts.activeCustomer;
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { state: 'dashboard', user: { email } } });
    expect(failure(await backend.gateways.auth.logInWithOidc(oidcCode(code)))).toMatchObject({ status: 400 });
  });

  it('takes a code of the single sign-on only with the verifier, the nonce and the redirect', async () => {
    const code = codeOf('oidc', 'known');
    for (const name of ['codeVerifier', 'nonce', 'redirectUri'])
      expect(failure(await backend.gateways.auth.logInWithOidc(oidcCode(code, { [name]: '' })))).toMatchObject({
        ...{ kind: 'rejected', status: 400 },
      });
  });

  it('reports on return that the user canceled or the provider failed', () => {
    expect(backend.provider.social.consent('google', 'cancel')).toEqual({ app: 'google', error: 'access_denied' });
    expect(backend.provider.social.consent('github', 'error')).toEqual({ app: 'github', error: 'server_error' });
  });
});
