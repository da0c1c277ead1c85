import { beforeEach, describe, expect, it } from 'vitest';
import { CAPABILITIES } from '#src/domain/account/capabilities.ts';
import { tokenExpiry } from '#src/domain/auth/session-token.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const HOUR = 3_600_000;

describe.each(backends)('the account over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('returns the profile of the user who signed in', async () => {
    await signIn(backend, 'activeCustomer');
    expect(value(await backend.gateways.account.profile())).toEqual({
      firstName: 'Elena',
      lastName: 'Vasileva',
      email: 'elena@northwall.example',
      paymentPackageId: 'growth',
      teamMembersLimit: 10,
      isTwoFactorRecommended: true,
      hasPassword: true,
    });
  });

  it('lists what the provider offers beyond the required operations', async () => {
    await signIn(backend, 'activeCustomer');
    expect([...value(await backend.gateways.account.capabilities())]).toEqual(CAPABILITIES);
  });

  it('takes it as nothing where the provider does not know the question', async () => {
    const bare = await open({ scenario: 'required-operations' });
    await signIn(bare, 'activeCustomer');
    expect(value(await bare.gateways.account.capabilities()).size).toBe(0);
  });

  it('refreshes the token with every call, and never to an earlier end', async () => {
    await signIn(backend, 'activeCustomer');
    const ends = [tokenExpiry(backend.sessions.getSession()!.token)!];
    for (const minutes of [0, 20, 50]) {
      backend.clock.advance(minutes * 60_000);
      value(await backend.gateways.account.profile());
      ends.push(tokenExpiry(backend.sessions.getSession()!.token)!);
    }
    expect(new Set(backend.sessions.refreshedTokens).size).toBe(3);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(ends.at(-1)).toBe(backend.clock.now() + HOUR);
  });

  it('reports that a session is over once its token has expired', async () => {
    await signIn(backend, 'activeCustomer');
    const { id } = backend.sessions.getSession()!;
    backend.clock.advance(HOUR + 1);
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(backend.sessions.unauthorizedIds).toEqual([id]);
  });

  it('rejects a token that a user has changed', async () => {
    await signIn(backend, 'freePlan');
    const { token } = backend.sessions.getSession()!;
    const [header, , signature] = token.split('.');
    const claims = { sub: 'acc-northwall', email: 'elena@northwall.example', exp: 4_000_000_000, jti: 'x', n: 0 };
    backend.sessions.startSession(
      `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
    );
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized' });
  });

  it('rejects a call without a session, and there is none to end', async () => {
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(backend.sessions.unauthorizedIds).toEqual([]);
  });

  it('reports a response to the session that sent the call, though another one has started since', async () => {
    await signIn(backend, 'activeCustomer');
    const before = backend.sessions.getSession()!;
    const late = backend.gateways.account.profile();
    const after = backend.sessions.startSession('another');
    expect(value(await late).email).toBe('elena@northwall.example');
    expect(backend.sessions.getSession()).toEqual(after);
    expect(backend.sessions.refreshedTokens).not.toContain(before.token);
    expect(backend.sessions.refreshedTokens).toHaveLength(1);
  });

  it('is canceled when nobody waits for the response any more', async () => {
    await signIn(backend, 'activeCustomer');
    const run = new AbortController();
    const result = backend.gateways.account.profile(run.signal);
    run.abort();
    expect(failure(await result)).toEqual({ kind: 'canceled' });
  });

  it('is not even sent when it was canceled before', async () => {
    await signIn(backend, 'activeCustomer');
    expect(failure(await backend.gateways.account.profile(AbortSignal.abort()))).toEqual({ kind: 'canceled' });
    expect(backend.sessions.refreshedTokens).toEqual([]);
  });
});
