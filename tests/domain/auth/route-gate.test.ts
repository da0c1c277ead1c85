import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATES, type AccountState, isAccountState } from '#src/domain/shared/account-state.ts';
import { admit, defaultRoute, isConsoleScreen } from '#src/domain/auth/admit.ts';
import { tokenStatus } from '#src/domain/auth/session-token.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';

/** Written out, not derived: what each state reaches, its default first. */
const REACHABLE: Record<AccountState, readonly string[]> = {
  notAuth: ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/team/register/inv1te'],
  'email-verification': ['/auth/verification'],
  'company-data': ['/auth/company-data'],
  'use-cases': ['/auth/use-cases', '/auth/company-data'],
  'blockchain-protocols': ['/auth/blockchain-protocols', '/auth/company-data', '/auth/use-cases'],
  channels: ['/auth/channels', '/auth/company-data', '/auth/use-cases', '/auth/blockchain-protocols'],
  'pricing-plan': [
    '/auth/pricing-plan',
    '/auth/company-data',
    '/auth/use-cases',
    '/auth/blockchain-protocols',
    '/auth/channels',
  ],
  summary: [
    '/auth/summary',
    '/auth/company-data',
    '/auth/use-cases',
    '/auth/blockchain-protocols',
    '/auth/channels',
    '/auth/pricing-plan',
  ],
  dashboard: [
    '/dashboard',
    '/api-keys',
    '/verify-domain',
    '/node-as-a-service',
    '/billing',
    '/usage',
    '/team',
    '/faucets',
    '/subscription-success',
  ],
};

const CHANGE_EMAIL = ['/dashboard/change-email/c0de', '/account/change-email/t0ken'];
const ACCEPT_OWNERSHIP = '/team/accept-ownership/t0ken';
const EXEMPT = ['/reset-password', '/reset-password/t0ken'];
const UNKNOWN = [
  '/',
  '/verification',
  '/auth',
  '/auth/team/register',
  '/nowhere',
  '/api-keys/1',
  '/auth/login/x',
  '/__proto__',
  '/auth/team/register/inv1te/x',
  '/x/auth/team/register/inv1te',
  '/a/b/change-email/c0de',
  '/dashboard/change-email/c0de/x',
  '/team/accept-ownership',
  '/a/b/accept-ownership/t0ken',
  '/x/reset-password',
  '/reset-password/t0ken/x',
];
/** They come back to a visitor after the log-in. */
const OF_SESSION = [...REACHABLE.dashboard, ...REACHABLE.summary];
const EVERY_PATH = [
  ...new Set([...Object.values(REACHABLE).flat(), ...CHANGE_EMAIL, ACCEPT_OWNERSHIP, ...EXEMPT, ...UNKNOWN]),
];

const NOW = Date.UTC(2026, 10, 20);
const TOKENS = {
  none: null,
  valid: tokenEndingAt(NOW + 60_000),
  expired: tokenEndingAt(NOW - 1000),
  'without exp': makeToken({ sub: 'elena' }),
  malformed: 'not-a-token',
} as const;

function admissionFor(path: string, state: AccountState, token: string | null) {
  return admit(path, { state, hasToken: token !== null && tokenStatus(token, NOW) === 'valid' });
}

/** Of the named screens, that they open is enough. */
function expectedFor(path: string, state: AccountState) {
  if (EXEMPT.includes(path)) return expect.objectContaining({ kind: 'admit', screen: 'reset-password' }) as unknown;
  if (CHANGE_EMAIL.includes(path) || path === ACCEPT_OWNERSHIP) {
    const screen = path === ACCEPT_OWNERSHIP ? 'accept-ownership' : 'change-email';
    return state === 'dashboard'
      ? { kind: 'admit', screen, token: path.split('/')[3] }
      : { kind: 'go-to', path: REACHABLE[state][0], returnAfterLogin: true };
  }
  if (REACHABLE[state].includes(path)) return expect.objectContaining({ kind: 'admit' }) as unknown;
  const invitation = path === '/auth/team/register/inv1te' ? { invitation: 'inv1te' } : {};
  const returns = state === 'notAuth' && OF_SESSION.includes(path) ? { returnAfterLogin: true } : {};
  return { kind: 'go-to', path: REACHABLE[state][0], ...invitation, ...returns };
}

it.each(ACCOUNT_STATES)('the route gate answers every path in the state %s', (state) => {
  const admissions = EVERY_PATH.map((path) => [path, admissionFor(path, state, TOKENS.valid)]);
  expect(admissions).toEqual(EVERY_PATH.map((path) => [path, expectedFor(path, state)]));
});

it.each(Object.entries(TOKENS))('the route gate counts a state with a token that is %s', (kind, token) => {
  const effective = kind === 'valid' ? 'dashboard' : 'notAuth';
  expect(admissionFor('/api-keys', 'dashboard', token)).toEqual(expectedFor('/api-keys', effective));
});

describe('the route gate', () => {
  it('hands the token of a URL to the screen that needs it', () => {
    expect(admissionFor('/reset-password/abc', 'dashboard', TOKENS.valid)).toEqual({
      kind: 'admit',
      screen: 'reset-password',
      token: 'abc',
    });
    expect(admissionFor('/auth/team/register/abc', 'notAuth', null)).toEqual({
      kind: 'admit',
      screen: 'invitation',
      token: 'abc',
    });
  });

  it('leads a link that transfers the ownership to the dashboard where that is not offered', () => {
    const visitor = { state: 'dashboard', hasToken: true, lacksOwnershipTransfer: true } as const;
    expect(admit(ACCEPT_OWNERSHIP, visitor)).toEqual({ kind: 'go-to', path: '/dashboard' });
  });

  it.each(['/api-keys/', '/api-keys?x=1', '/api-keys#top', '/api-keys//', '/api-keys?x=\n1'])(
    'opens /api-keys in %s',
    (path) => {
      expect(admissionFor(path, 'dashboard', TOKENS.valid)).toEqual({ kind: 'admit', screen: 'api-keys' });
    },
  );

  it('never leads round in a loop, whatever was stored and wherever one starts', () => {
    const anyPath = fc.oneof(
      fc.constantFrom(...EVERY_PATH),
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ACCOUNT_STATES), fc.boolean(), anyPath, (state, hasToken, path) => {
        const first = admit(path, { state, hasToken });
        if (first.kind === 'admit') return;
        expect(admit(first.path, { state, hasToken }).kind).toBe('admit');
      }),
      { numRuns: 2000 },
    );
  });

  it('knows the default route of each state', () => {
    for (const state of ACCOUNT_STATES) expect(defaultRoute(state)).toBe(REACHABLE[state][0]);
  });
});

describe('account states', () => {
  it('are in the order of the specification', () => {
    expect(ACCOUNT_STATES).toEqual(Object.keys(REACHABLE));
  });

  it.each(['', 'Dashboard', 'toString', null, 3])('do not include %s', (value) => {
    expect(isAccountState(value)).toBe(false);
  });
});

describe('the return of a social provider', () => {
  const visitor = { state: 'notAuth', hasToken: false, isSocialCallback: true } as const;

  it.each(['/', '/auth/register', '/auth/forgot-password', '/auth/team/register/inv1te', '/dashboard', '/unknown'])(
    'goes from %s to the log-in screen, which handles it',
    (path) => {
      expect(admit(path, visitor)).toEqual({ kind: 'go-to', path: '/auth/login', withQuery: true });
    },
  );

  it('is at home at the log-in screen, and of no interest to the others that open in any state', () => {
    expect([admit('/auth/login', visitor), admit('/reset-password/t0ken', visitor)]).toMatchObject([
      { kind: 'admit', screen: 'log-in' },
      { kind: 'admit', screen: 'reset-password' },
    ]);
  });

  it.each(ACCOUNT_STATES.filter((state) => state !== 'notAuth'))(
    'changes nothing for anyone who is signed in, at %s',
    (state) => {
      for (const path of ['/auth/register', '/auth/login', '/dashboard']) {
        const signedIn = { state, hasToken: true };
        expect(admit(path, { ...signedIn, isSocialCallback: true })).toEqual(admit(path, signedIn));
      }
    },
  );
});

describe('a screen of the console', () => {
  it.each(['dashboard', 'api-keys', 'team', 'change-email', 'accept-ownership'] as const)('is %s', (screen) => {
    expect(isConsoleScreen(screen)).toBe(true);
  });

  it.each(['log-in', 'verification', 'summary', 'reset-password'] as const)('is not %s', (screen) => {
    expect(isConsoleScreen(screen)).toBe(false);
  });
});

describe('a page of the provider', () => {
  const ownPages = new Set(['/pages/reports']);

  it.each(ACCOUNT_STATES)('opens in the console alone: %s', (state) => {
    const admission = admit('/pages/reports/', { state, hasToken: true, ownPages });
    if (state === 'dashboard') expect(admission).toEqual({ kind: 'admit', screen: 'own-page' });
    else expect(admission).toMatchObject({ kind: 'go-to', path: defaultRoute(state) });
  });

  it('comes back after a log-in', () => {
    expect(admit('/pages/reports', { state: 'dashboard', hasToken: false, ownPages })).toMatchObject({
      returnAfterLogin: true,
    });
  });

  it.each(['/pages/other', '/pages', '/pages/reports/x'])('is none at %s', (path) => {
    expect(admit(path, { state: 'dashboard', hasToken: true, ownPages })).toMatchObject({ path: '/dashboard' });
  });
});

describe('a stage of the questionnaire that the provider does not ask', () => {
  const stages = ['use-cases', 'pricing-plan', 'summary'] as const;
  const at = (path: string, state: AccountState) => admit(path, { state, hasToken: true, stages });

  it('leads to the one that the account is in', () => {
    expect(at('/auth/channels', 'summary')).toMatchObject({ kind: 'go-to', path: '/auth/summary' });
    expect(at('/auth/use-cases', 'summary')).toMatchObject({ kind: 'admit', screen: 'use-cases' });
  });

  it('opens where the account is in it all the same', () => {
    expect(at('/auth/channels', 'channels')).toMatchObject({ kind: 'admit', screen: 'channels' });
  });
});
