import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { tokenExpiry, tokenStatus } from '#src/domain/auth/session-token.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, logIn, NO_PROOF, signIn, value } from './sign-in.ts';

const { activeCustomer, twoFactor } = demoAccounts;
const CODE_LIFETIME = 10 * 60 * 1000;

describe.each(backends)('signing in over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('hands out the first token with the user and the state', async () => {
    const outcome = value(await logIn(backend, 'activeCustomer'));
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    const { token, state, user } = outcome.signIn;
    expect(state).toBe('dashboard');
    expect(user).toEqual({ email: activeCustomer.email, firstName: 'Elena', lastName: 'Vasileva' });
    expect(tokenStatus(token, backend.clock.now())).toBe('valid');
    expect(tokenExpiry(token)).toBe(backend.clock.now() + 3_600_000);
  });

  it.each([
    { wrong: 'password', email: activeCustomer.email, password: 'Northwall-2025' },
    { wrong: 'email', email: 'nobody@northwall.example', password: activeCustomer.password },
  ])('rejects a wrong $wrong with a text to show, and not as a 401', async ({ email, password }) => {
    expect(failure(await backend.gateways.auth.logIn({ email, password, proof: NO_PROOF }))).toMatchObject({
      kind: 'rejected',
      status: 400,
      code: 'wrong_credentials',
      details: ['The email or the password is wrong.'],
    });
  });

  it('takes the email in any case, with spaces around it', async () => {
    const result = await backend.gateways.auth.logIn({
      email: ' Elena@Northwall.example ',
      password: activeCustomer.password,
      proof: NO_PROOF,
    });
    expect(value(result).kind).toBe('signed-in');
  });

  it.each([{ proof: { kind: 'token', token: 'from-the-widget' } as const }, { proof: { kind: 'bypass' } as const }])(
    'takes a bot check of kind $proof.kind',
    async ({ proof }) => {
      const { email, password } = activeCustomer;
      expect(value(await backend.gateways.auth.logIn({ email, password, proof })).kind).toBe('signed-in');
    },
  );

  it('rejects a bot check that did not pass', async () => {
    const { email, password } = activeCustomer;
    const result = await backend.gateways.auth.logIn({ email, password, proof: { kind: 'token', token: 'rejected' } });
    expect(failure(result)).toMatchObject({ kind: 'rejected', code: 'bot_check_failed' });
  });

  it('ends no session with a wrong password', async () => {
    await signIn(backend, 'activeCustomer');
    await backend.gateways.auth.logIn({ email: activeCustomer.email, password: 'wrong', proof: NO_PROOF });
    expect(backend.sessions.unauthorizedIds).toEqual([]);
    expect(backend.sessions.getSession()).not.toBeNull();
  });

  it('rejects a wrong code with a text to show, and takes the right one after it', async () => {
    await logIn(backend, 'twoFactor');
    const { email, code } = twoFactor;
    const wrong = await backend.gateways.auth.verifySecondFactor({ email, code: '000000' });
    expect(failure(wrong)).toMatchObject({
      kind: 'rejected',
      status: 400,
      details: ['The code is wrong or has expired.'],
    });
    expect((await backend.gateways.auth.verifySecondFactor({ email, code })).ok).toBe(true);
  });

  it.each([
    { when: 'without the password before it', prepare: () => Promise.resolve() },
    {
      when: 'when it comes too late',
      prepare: async () => {
        await logIn(backend, 'twoFactor');
        backend.clock.advance(CODE_LIFETIME + 1);
      },
    },
    {
      when: 'a second time',
      prepare: async () => {
        await logIn(backend, 'twoFactor');
        await backend.gateways.auth.verifySecondFactor({ email: twoFactor.email, code: twoFactor.code });
      },
    },
  ])('rejects the right code $when', async ({ prepare }) => {
    await prepare();
    const { email, code } = twoFactor;
    const result = await backend.gateways.auth.verifySecondFactor({ email, code });
    expect(failure(result)).toMatchObject({ kind: 'rejected', code: 'wrong_code' });
  });
});
