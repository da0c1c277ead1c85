import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { tokenExpiry } from '#src/domain/auth/session-token.ts';
import { backends, type OpenBackend } from './backends.ts';
import { mailedToken } from './newcomer.ts';
import { failure, logIn, NO_PROOF, signIn, value } from './sign-in.ts';

const HOUR = 3_600_000;
const { email } = demoAccounts.activeCustomer;
const PASSWORD = 'Another-2027!';

describe.each(backends)('a forgotten password over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });

  const forget = (of: string = email) => backend.gateways.auth.forgotPassword({ email: of, proof: NO_PROOF });

  it('is mailed a link into the console, whose token lives for an hour', async () => {
    value(await forget());
    const [mail] = backend.provider.mails.all();
    expect(mail).toMatchObject({ to: email, code: null });
    expect(mail?.link).toMatch(/^\/reset-password\/[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(tokenExpiry(mailedToken(backend))).toBe(backend.clock.now() + HOUR);
  });

  it('returns the same for an email that nobody has, and mails nothing', async () => {
    value(await forget('nobody@northwall.example'));
    expect(backend.provider.mails.all()).toEqual([]);
  });

  it('gives way to the new one', async () => {
    value(await forget());
    value(await backend.gateways.auth.resetPassword({ token: mailedToken(backend), password: PASSWORD }));
    expect((await logIn(backend, 'activeCustomer')).ok).toBe(false);
    expect((await backend.gateways.auth.logIn({ email, password: PASSWORD, proof: NO_PROOF })).ok).toBe(true);
  });

  it.each([
    {
      what: 'a second time',
      prepare: (token: string) => backend.gateways.auth.resetPassword({ token, password: PASSWORD }),
    },
    { what: 'after an hour', prepare: () => Promise.resolve(backend.clock.advance(HOUR + 1000)) },
  ])('is not changed $what, and the message explains why', async ({ prepare }) => {
    value(await forget());
    const token = mailedToken(backend);
    await prepare(token);
    expect(failure(await backend.gateways.auth.resetPassword({ token, password: PASSWORD }))).toMatchObject({
      kind: 'unauthorized',
      status: 401,
      message: 'This link was used already or has expired. Ask for a new one.',
    });
  });

  it('is not changed by a token that is for something else, and no session ends by it', async () => {
    await signIn(backend, 'activeCustomer');
    const session = backend.sessions.getSession()!;
    for (const token of ['a.b.c', session.token]) {
      const result = await backend.gateways.auth.resetPassword({ token, password: PASSWORD });
      expect(failure(result)).toMatchObject({ kind: 'unauthorized' });
    }
    expect(backend.sessions.unauthorizedIds).toEqual([]);
    expect(backend.sessions.getSession()).toEqual(session);
  });

  it('leaves the link valid for another try when the new password will not do', async () => {
    value(await forget());
    const token = mailedToken(backend);
    expect(failure(await backend.gateways.auth.resetPassword({ token, password: 'short1A' })).kind).toBe('rejected');
    expect((await backend.gateways.auth.resetPassword({ token, password: PASSWORD })).ok).toBe(true);
  });

  it('opens no session with the token of the link', async () => {
    value(await forget());
    backend.sessions.startSession(mailedToken(backend));
    expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized' });
  });
});
