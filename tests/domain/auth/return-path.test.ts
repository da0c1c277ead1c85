import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import { admit, canReturnAfterLogin, DASHBOARD_PATHS, opensInSession } from '#src/domain/auth/admit.ts';

describe('the path after a log-in', () => {
  it.each([
    ...[
      '/dashboard/change-email/c0de',
      '/team/accept-ownership/a.b.c',
      "/account/change-email/a-b_c.d~%20!$&'()*+,;=:@",
    ],
    ...[...DASHBOARD_PATHS.map((name) => `/${name}`), ...ONBOARDING_STAGES.map((stage) => `/auth/${stage}`)],
    ...['/usage?status=failed&from=2026-11-01#webhooks', '/api-keys?key=%D0%BA#x', '/billing#plan'],
  ])('is %s', (path) => {
    expect(canReturnAfterLogin(path)).toBe(true);
  });

  it.each([
    ...['/', '/verification', '/nowhere', '/auth/login', '/auth/verification', '/auth/team/register/inv1te'],
    ...['/auth/register', '/reset-password/t0ken', '', '//evil.example/change-email/c0de', '//evil.example/usage'],
    ...['/dashboard/change-email/c0 de', '/dash\\board/change-email/c0de', '/usage?a=\\', '/usage#a b'],
    ...[
      '\n/dashboard/change-email/c0de',
      '/dashboard/change-email/c0de\n',
      '/usage?a=\n',
      'https://evil.example/usage',
    ],
  ])('is never %j', (path) => {
    expect(canReturnAfterLogin(path)).toBe(false);
  });
});

describe('what comes back', () => {
  it.each([
    { path: '/usage?status=failed#webhooks', states: ['dashboard'] },
    { path: '/auth/channels', states: ['channels', 'pricing-plan', 'summary'] },
    // The link of a mail waits for the end of the questionnaire.
    { path: '/x/change-email/c0de', states: ACCOUNT_STATES.filter((state) => state !== 'notAuth') },
  ])('opens $path in the states $states alone', ({ path, states }) => {
    const signedIn = ACCOUNT_STATES.filter((state) => state !== 'notAuth');
    expect(signedIn.filter((state) => opensInSession(path, state)).sort()).toEqual([...states].sort());
  });
});

describe('the token of a mailed link', () => {
  const paths = [
    { path: '/reset-password', state: 'notAuth' },
    { path: '/reset-password', state: 'dashboard' },
    { path: '/auth/team/register', state: 'notAuth' },
    { path: '/account/change-email', state: 'dashboard' },
    { path: '/team/accept-ownership', state: 'dashboard' },
  ] as const;
  const tokens = [
    { sent: 'a%2Bb%3D%3D', token: 'a+b==' },
    { sent: 'a%2Fb', token: 'a/b' },
    { sent: 'a%2525b', token: 'a%25b' },
    { sent: 'eyJh.eyJi.c_-d', token: 'eyJh.eyJi.c_-d' },
    { sent: 'a%b', token: 'a%b' },
  ];

  it.each(paths.flatMap((link) => tokens.map((token) => ({ ...link, ...token }))))(
    'is $token at $path/$sent in the state $state',
    ({ path, state, sent, token }) => {
      expect(admit(`${path}/${sent}`, { state, hasToken: state !== 'notAuth' })).toMatchObject({ token });
    },
  );

  it('is decoded for the notice of an invitation too', () => {
    expect(admit('/auth/team/register/a%2Bb', { state: 'dashboard', hasToken: true })).toMatchObject({
      invitation: 'a+b',
    });
  });
});
