import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { DemoConsent } from '#src/application/app/demo.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

function comeBack(decision: DemoConsent, options?: TestAppOptions) {
  app = new TestApp(options);
  const { code } = app.provider.social.consent('google', decision);
  if (code !== undefined) app.socialReturn = { kind: 'code', provider: 'google', code };
  return app.stores.createLogIn();
}

describe('a return from a social provider', () => {
  it('signs in a user with an account, showing nothing but a spinner in the meantime', async () => {
    const store = comeBack('known');
    store.start();
    expect(store.isCompletingReturn).toBe(true);
    await flush();
    expect([store.isCompletingReturn, app.session.state]).toEqual([false, 'dashboard']);
  });

  it.each(['code', 'oidc-code'] as const)('carries the invitation that the person came from: %s', async (kind) => {
    const sent: (string | undefined)[] = [];
    const decline = (_: unknown, ...more: readonly unknown[]) => {
      sent.push(more.at(-1) as string | undefined);
      return Promise.resolve(fail(unreachable()));
    };
    app = new TestApp({ overrideGateways: { auth: { logInWith: decline, logInWithOidc: decline } } });
    const oidc = { code: 'abc', codeVerifier: 'v', nonce: 'n', redirectUri: 'r' };
    const invitationToken = 'invited.to.team';
    app.socialReturn =
      kind === 'code'
        ? { kind, provider: 'google', code: 'abc', invitationToken }
        : { kind, code: oidc, invitationToken };
    app.stores.createLogIn().start();
    await flush();
    expect(sent).toEqual([invitationToken]);
  });

  it('signs in with the single sign-on, and ends at the issuer what began there', async () => {
    app = new TestApp();
    let left = 0;
    app.session.leaveForIssuer = () => void (left += 1);
    const { code = '' } = app.provider.social.consent('oidc', 'known');
    app.socialReturn = { kind: 'oidc-code', code: { code, codeVerifier: 'v', nonce: 'n', redirectUri: 'r' } };
    const store = app.stores.createLogIn();
    store.start();
    expect(store.isCompletingReturn).toBe(true);
    await flush();
    expect([store.isCompletingReturn, app.session.state]).toEqual([false, 'dashboard']);
    app.session.logOut();
    expect(left).toBe(1);

    const { email, password } = demoAccounts.activeCustomer;
    store.form.set('email', email);
    store.form.set('password', password);
    await store.logIn();
    expect(app.session.state).toBe('dashboard');
    app.session.logOut();
    expect(left).toBe(1);
  });

  it('starts the questions for a new user', async () => {
    comeBack('new').start();
    await flush();
    expect(app.session.state).toBe('company-data');
  });

  it('is exchanged once, also where a screen starts twice', async () => {
    let calls = 0;
    const gate = new Gate<void>();
    const store = comeBack('known', {
      overrideGateways: ({ auth }) => ({
        auth: {
          logInWith: async (provider, code) => {
            calls += 1;
            await gate.opened;
            return auth.logInWith(provider, code);
          },
        },
      }),
    });
    store.start();
    store.start();
    gate.open();
    await flush();
    expect([calls, app.session.state]).toEqual([1, 'dashboard']);
  });

  it('asks for the second factor, and for the email when the response has none', async () => {
    const store = comeBack('two-factor');
    store.start();
    await flush();
    expect([store.secondFactor, app.session.state]).toMatchObject([{ email: null }, 'notAuth']);
  });

  it.each([
    { reason: 'canceled', message: /^Login was canceled/ },
    { reason: 'provider-error', provider: 'github', message: /^GitHub couldn't log you in/ },
    { reason: 'provider-error', provider: 'oidc', message: /^Acme ID couldn't log you in/ },
    { reason: 'unknown-state', message: /^This login attempt expired/ },
  ] as const)('shows what happened when it was $reason', ({ message, ...failed }) => {
    app = new TestApp({
      singleSignOn: { label: 'Acme ID', start: () => Promise.resolve(true), logOut: () => undefined },
    });
    app.socialReturn = { kind: 'failed', ...failed };
    const store = app.stores.createLogIn();
    store.start();
    expect([store.isCompletingReturn, store.hasHandledReturn]).toEqual([false, true]);
    expect(store.form.formErrors).toEqual([expect.stringMatching(message)]);
  });

  it('reports it when the code was used already', async () => {
    const store = comeBack('known');
    const back = app.socialReturn;
    store.start();
    await flush();
    app.session.logOut();
    app.socialReturn = back;
    store.start();
    await flush();
    expect([store.form.formErrors, app.session.state]).toEqual([
      ['This sign-in was used already or took too long. Start it again.'],
      'notAuth',
    ]);
  });

  it('reports it when no response arrived, and leads back to the form', async () => {
    const store = comeBack('known', {
      overrideGateways: { auth: { logInWith: () => Promise.resolve(fail(unreachable())) } },
    });
    store.start();
    await flush();
    expect([store.isCompletingReturn, store.form.formErrors]).toEqual([
      false,
      ["The server didn't respond. Check your connection and try again."],
    ]);
  });
});
