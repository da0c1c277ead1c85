import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { tokenExpiry } from '#src/domain/auth/session-token.ts';
import { backends, type OpenBackend } from './backends.ts';
import { mailedToken } from './newcomer.ts';
import { failure, logIn, NO_PROOF, signIn, value } from './sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const { email: oldEmail, password } = demoAccounts.activeCustomer;
const NEW = 'elena@riverstone.example';
const OTHER = 'elena.v@riverstone.example';
const USED_LINK_MESSAGE =
  'This link was used already, has expired or is not complete. Change your email in the profile menu instead.';

describe.each(backends)('another email over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const change = (email: string, token: string | null = null, by: string | null = password) =>
    backend.gateways.account.changeEmail({ token, email, password: by });

  describe('by the session', () => {
    it('holds immediately: for the profile and for signing in', async () => {
      expect(value(await change(` ${NEW} `))).toBe(NEW);
      expect(value(await backend.gateways.account.profile()).email).toBe(NEW);
      expect((await logIn(backend, 'activeCustomer')).ok).toBe(false);
      expect((await backend.gateways.auth.logIn({ email: NEW, password, proof: NO_PROOF })).ok).toBe(true);
    });

    it('takes no password of a person who has none', async () => {
      expect((await change(NEW, null, null)).ok).toBe(false);
      const { code = '' } = backend.provider.social.consent('google', 'new');
      const outcome = value(await backend.gateways.auth.logInWith('google', code));
      if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
      backend.sessions.startSession(outcome.signIn.token);
      expect(value(await backend.gateways.account.profile()).hasPassword).toBe(false);
      expect(value(await change(NEW, null, null))).toBe(NEW);
    });

    it('notifies the old email, with a link that is valid for a day', async () => {
      value(await change(NEW));
      const [mail] = backend.provider.mails.all();
      expect(mail).toMatchObject({ to: oldEmail, code: null, content: { kind: 'email-changed', email: NEW } });
      expect(mail?.link).toMatch(/^\/dashboard\/change-email\/[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(tokenExpiry(mailedToken(backend))).toBe(backend.clock.now() + DAY_MS);
    });

    it.each([
      ['a wrong password', NEW, 'Northwall-2025', 'The password is wrong.'],
      ['what is no e-mail', 'elena@riverstone', password, 'The email is not valid.'],
      [
        'the e-mail of another account',
        demoAccounts.freePlan.email,
        password,
        'Another account has this email already.',
      ],
      ['the e-mail of now', oldEmail.toUpperCase(), password, 'This is the email of this account already.'],
    ])('is rejected with %s: 400 with details, and nothing is changed', async (_, email, by, detail) => {
      expect(failure(await change(email, null, by))).toMatchObject({
        kind: 'rejected',
        status: 400,
        details: [detail],
      });
      expect(value(await backend.gateways.account.profile()).email).toBe(oldEmail);
      expect([backend.provider.mails.all(), backend.sessions.unauthorizedIds]).toEqual([[], []]);
    });
  });

  describe('by the link of the mail', () => {
    let link: string;
    beforeEach(async () => {
      value(await change(NEW));
      link = mailedToken(backend);
    });

    it('changes the email again, and notifies the old one without a link', async () => {
      const refreshed = backend.sessions.refreshedTokens.length;
      expect(value(await change(OTHER, link))).toBe(OTHER);
      expect(value(await backend.gateways.account.profile()).email).toBe(OTHER);
      expect(backend.provider.mails.all()[0]).toMatchObject({ to: NEW, link: null, code: null });
      expect(backend.sessions.refreshedTokens.length).toBe(refreshed + 1);
    });

    it('changes the account of the link, no matter who is signed in', async () => {
      await signIn(backend, 'freePlan');
      value(await change(OTHER, link));
      expect(value(await backend.gateways.account.profile()).email).toBe(demoAccounts.freePlan.email);
      expect((await backend.gateways.auth.logIn({ email: OTHER, password, proof: NO_PROOF })).ok).toBe(true);
    });

    it.each([
      { what: 'a second time', prepare: () => change(OTHER, link) },
      { what: 'after a day', prepare: () => Promise.resolve(backend.clock.advance(DAY_MS + 1000)) },
    ])('is not changed $what, as the message explains, and no session ends', async ({ prepare }) => {
      await prepare();
      const session = backend.sessions.getSession();
      expect(failure(await change('third@riverstone.example', link))).toMatchObject({
        kind: 'unauthorized',
        status: 401,
        message: USED_LINK_MESSAGE,
      });
      expect([backend.sessions.unauthorizedIds, backend.sessions.getSession()]).toEqual([[], session]);
    });

    it('is not changed by a link that is not whole, nor by that of a forgotten password', async () => {
      value(await backend.gateways.auth.forgotPassword({ email: NEW, proof: NO_PROOF }));
      for (const token of ['abc', link.slice(0, -1), mailedToken(backend)]) {
        expect(failure(await change(OTHER, token))).toMatchObject({ kind: 'unauthorized', message: USED_LINK_MESSAGE });
      }
      expect(backend.sessions.unauthorizedIds).toEqual([]);
    });

    it('stays good for another try after a wrong password', async () => {
      expect(failure(await change(OTHER, link, 'wrong'))).toMatchObject({ details: ['The password is wrong.'] });
      expect(value(await change(OTHER, link))).toBe(OTHER);
    });

    it('opens no session with its token', async () => {
      backend.sessions.startSession(link);
      expect(failure(await backend.gateways.account.profile())).toMatchObject({ kind: 'unauthorized' });
    });
  });

  it('leaves the demo consistent: its accounts and social sign-in use the current email', async () => {
    value(await change(NEW));
    const listed = backend.provider.demoAccounts.find((account) => account.password === password);
    expect(listed?.email).toBe(NEW);
    const { code } = backend.provider.social.consent('google', 'known');
    const outcome = value(await backend.gateways.auth.logInWith('google', code!));
    expect(outcome).toMatchObject({ kind: 'signed-in', signIn: { state: 'dashboard', user: { email: NEW } } });
  });
});
