import { beforeEach, describe, expect, it } from 'vitest';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { backends, type OpenBackend } from './backends.ts';
import { mailedCode, mailedToken, NEWCOMER, register } from './newcomer.ts';
import { failure, NO_PROOF, signIn, value } from './sign-in.ts';

const WEEK = 7 * 24 * 3_600_000;
const INVITED = 'zoë.lindqvist@northwall.example';

describe.each(backends)('registration over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  it('opens a session that has to verify its email, and mails six digits', async () => {
    const { state, user } = await register(backend);
    expect(state).toBe('email-verification');
    expect(user?.email).toBe(NEWCOMER.email);
    expect(mailedCode(backend)).toMatch(/^\d{6}$/);
    expect(backend.provider.mails.all()[0]).toMatchObject({ to: NEWCOMER.email, link: null });
    expect(value(await backend.gateways.account.profile())).toMatchObject({ firstName: 'Ана-Мария' });
  });

  it('rejects an email that has an account, in any case', async () => {
    const result = await backend.gateways.auth.register({ ...NEWCOMER, email: 'ELENA@northwall.example' });
    expect(failure(result)).toMatchObject({
      kind: 'rejected',
      status: 400,
      code: 'email_taken',
      details: ['An account with this email exists already. Log in instead.'],
    });
  });

  it('shows everything that is wrong, one text each', async () => {
    const result = await backend.gateways.auth.register({ ...NEWCOMER, firstName: 'A', password: 'short' });
    expect(failure(result)).toMatchObject({
      details: [
        'The first name is not valid.',
        'The password needs at least 8 characters.',
        'The password needs an uppercase letter.',
        'The password needs a digit.',
        'The password needs a special character.',
      ],
    });
    expect(backend.provider.mails.all()).toEqual([]);
  });

  it('rejects a wrong code without ending the session, and takes the right one after it', async () => {
    await register(backend);
    const code = mailedCode(backend);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(failure(await backend.gateways.auth.verifyEmail(wrong))).toMatchObject({
      kind: 'rejected',
      status: 400,
      details: ['The code is wrong.'],
    });
    expect(value(await backend.gateways.auth.verifyEmail(code))).toBe('company-data');
  });

  it('returns the account state to a second tab instead of rejecting its code', async () => {
    await register(backend);
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
    expect(value(await backend.gateways.auth.verifyEmail('000000'))).toBe('company-data');
  });

  it('mails a new code, which replaces the old one', async () => {
    await register(backend);
    const old = mailedCode(backend);
    expect(value(await backend.gateways.auth.resendEmailCode())).toBe('email-verification');
    expect(backend.provider.mails.all()).toHaveLength(2);
    expect(mailedCode(backend)).not.toBe(old);
    expect((await backend.gateways.auth.verifyEmail(old)).ok).toBe(false);
    expect(value(await backend.gateways.auth.verifyEmail(mailedCode(backend)))).toBe('company-data');
  });

  it('lets a user log in again who left before verifying', async () => {
    await register(backend);
    const { email, password } = NEWCOMER;
    const outcome = value(await backend.gateways.auth.logIn({ email, password, proof: NO_PROOF }));
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { state: 'email-verification' } });
  });
});

describe.each(backends)('an invitation over $name', ({ open }) => {
  let backend: OpenBackend;
  let invitationToken: string;
  beforeEach(async () => {
    backend = await open({ scenario: 'invited-member' });
    invitationToken = mailedToken(backend);
  });

  it('names its recipient and expiry in its claims', () => {
    expect(tokenClaims(invitationToken)).toMatchObject({
      email: INVITED,
      accountId: 'acc-northwall',
      exp: (backend.clock.now() + WEEK) / 1000,
      n: expect.any(Number) as number,
    });
  });

  it('leads a member past the questionnaire, onto the plan of the team', async () => {
    const { state } = await register(backend, { email: INVITED, invitationToken });
    expect(state).toBe('email-verification');
    expect(value(await backend.gateways.auth.verifyEmail(mailedCode(backend)))).toBe('dashboard');
    expect(value(await backend.gateways.account.profile())).toMatchObject({ paymentPackageId: 'growth' });
  });

  it('counts once', async () => {
    await register(backend, { email: INVITED, invitationToken });
    const again = await backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken });
    expect(failure(again)).toMatchObject({
      status: 400,
      code: 'invitation_used',
      details: ['This invitation has already been used.'],
    });
  });

  it('is left unused by a registration that is rejected', async () => {
    const change = { ...NEWCOMER, email: INVITED, invitationToken };
    expect((await backend.gateways.auth.register({ ...change, password: 'short' })).ok).toBe(false);
    expect((await backend.gateways.auth.register(change)).ok).toBe(true);
  });

  it.each([
    { what: 'that has expired', wait: WEEK + 1000, change: {}, code: 'invitation_expired' },
    { what: 'for another address', wait: 0, change: { email: 'x@y.example' }, code: 'invitation_invalid' },
    { what: 'that was tampered with', wait: 0, change: { invitationToken: 'a.b.c' }, code: 'invitation_invalid' },
  ])('rejects one $what', async ({ wait, change, code }) => {
    backend.clock.advance(wait);
    const result = await backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken, ...change });
    expect(failure(result)).toMatchObject({ status: 400, code });
  });

  it('is no session: its token opens nothing', async () => {
    backend.sessions.startSession(invitationToken);
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized' });
  });

  it('does not affect the signed-in user', async () => {
    await signIn(backend, 'freePlan');
    const before = backend.sessions.getSession()?.id;
    value(await backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken }));
    expect(backend.sessions.getSession()?.id).toBe(before);
  });
});
