import { beforeEach, describe, expect, it } from 'vitest';
import { createOauthRedirect } from '#src/adapters/browser/oauth-redirect.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';

const ORIGIN = 'https://console.example';
const BASE_PATH = '/acme';
const BASE = `${ORIGIN}${BASE_PATH}/`;
const STATE = { preserved: true };
const urlOf = (path: string) => ORIGIN + BASE_PATH + path;
const MINUTE = 60_000;
const social = {
  google: { clientId: 'google-id', scope: 'openid email profile', redirectUri: '' },
  github: { clientId: 'github-id', scope: 'user', redirectUri: '' },
  linkedin: { clientId: 'linkedin-id', scope: 'openid profile email', redirectUri: '' },
};

let clock: ManualClock;
let storage: MemoryStorage;
let sent: URL[];
let shown: string;
let moves: unknown[];

beforeEach(() => {
  clock = new ManualClock();
  storage = new MemoryStorage();
  sent = [];
  moves = [];
  shown = `${BASE}auth/login`;
});

function open(more: Partial<Parameters<typeof createOauthRedirect>[0]> = {}) {
  let ids = 0;
  return createOauthRedirect({
    social,
    oidc: DEFAULT_SETTINGS.oidc,
    acceptsInvitations: false,
    storage,
    clock,
    newId: () => `state-${(ids += 1)}`,
    leaveFor: (url) => void sent.push(new URL(url)),
    navigation: {
      path: () => new URL(shown).pathname.slice(BASE_PATH.length),
      search: () => new URL(shown).search,
      hash: () => new URL(shown).hash,
      state: () => STATE,
      url: urlOf,
      go(path, options) {
        shown = urlOf(path);
        moves.push(options);
      },
    },
    ...more,
  });
}

const startedState = () => sent.at(-1)?.searchParams.get('state') ?? '';

function comeBack(query: Record<string, string>) {
  shown = `${BASE}auth/login?${new URLSearchParams(query).toString()}`;
}

describe('the way to a social provider', () => {
  it.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'openid email profile'],
    ['github', 'https://github.com/login/oauth/authorize', 'user'],
    ['linkedin', 'https://www.linkedin.com/oauth/v2/authorization', 'openid profile email'],
  ] as const)('leads to the consent page of %s', (provider, url, scope) => {
    open().start(provider);
    const [authorizeUrl] = sent;
    expect(`${authorizeUrl?.origin ?? ''}${authorizeUrl?.pathname ?? ''}`).toBe(url);
    expect(Object.fromEntries(authorizeUrl?.searchParams ?? [])).toEqual({
      client_id: `${provider}-id`,
      redirect_uri: `${BASE}auth/login?app=${provider}`,
      response_type: 'code',
      scope,
      state: 'state-1',
    });
  });

  it('redirects back to exactly the URI that the operator configured', () => {
    const redirectUri = 'https://login.acme.example/back/?app=github';
    open({ social: { ...social, github: { ...social.github, redirectUri } } }).start('github');
    expect(sent[0]?.searchParams.get('redirect_uri')).toBe(redirectUri);
    open().start('google');
    expect(sent[1]?.searchParams.get('redirect_uri')).toBe(`${BASE}auth/login?app=google`);
  });

  it('is offered for providers with a client id only', () => {
    expect(open({ social: { ...social, github: { clientId: '', scope: 'user', redirectUri: '' } } }).providers).toEqual(
      ['google', 'linkedin'],
    );
  });

  it('opens the mock page of every provider, with the chosen backend', () => {
    const none = { clientId: '', scope: '', redirectUri: '' };
    shown = `${BASE}auth/login?backend=memory`;
    const redirect = open({ social: { google: none, github: none, linkedin: none }, consentPath: '/mock/consent' });
    expect(redirect.providers).toEqual(SOCIAL_PROVIDERS);
    redirect.start('github');
    expect(sent[0]?.href).toContain(`${BASE}mock/consent?`);
    expect(sent[0]?.searchParams.get('backend')).toBe('memory');
  });
});

describe('the return from a social provider', () => {
  it('is absent without an app and a code', () => {
    comeBack({ app: 'google', theme: 'x' });
    expect(open().consumeReturn()).toBeNull();
    expect(shown).toContain('app=google');
  });

  it('has the invitation from whose page the person left, and only that', () => {
    const redirect = open();
    redirect.start('google', 'invited.to.team');
    const invited = startedState();
    redirect.start('google');
    const other = startedState();
    for (const [state, invitationToken] of [
      [other, undefined],
      [invited, 'invited.to.team'],
    ] as const) {
      comeBack({ app: 'google', code: 'abc', state });
      expect(redirect.consumeReturn()).toEqual({ kind: 'code', provider: 'google', code: 'abc', invitationToken });
    }
  });

  it.each([
    [false, undefined, false],
    [true, undefined, true],
    [false, '/mock/consent', true],
  ])(
    'may have one by the setting %s, and on the page of the demo %s: %s',
    (acceptsInvitations, consentPath, accepts) => {
      const redirect = open({ acceptsInvitations, ...(consentPath !== undefined && { consentPath }) });
      expect(redirect.acceptsInvitations).toBe(accepts);
    },
  );

  it('returns the code once and removes it from the address bar', () => {
    const redirect = open();
    redirect.start('github');
    comeBack({ app: 'github', code: 'abc', state: startedState(), scope: 'user', backend: 'memory' });
    expect(redirect.hasReturn()).toBe(true);
    expect(redirect.consumeReturn()).toEqual({ kind: 'code', provider: 'github', code: 'abc' });
    expect(redirect.hasReturn()).toBe(false);
    expect(shown).toBe(`${BASE}auth/login?backend=memory`);
    expect(moves, 'the step of the history stays').toEqual([{ replace: true, state: STATE }]);
    expect([redirect.consumeReturn(), storage.get(SOCIAL_STATES_KEY)]).toEqual([null, null]);
  });

  it.each([
    ['without a state', {}],
    ['with a state that was never sent', { state: 'guessed' }],
  ])('is rejected %s, and stripped all the same', (_, query) => {
    const redirect = open();
    redirect.start('google');
    comeBack({ app: 'google', code: 'abc', ...query });
    expect(redirect.consumeReturn()).toEqual({ kind: 'failed', reason: 'unknown-state' });
    expect(shown).toBe(`${BASE}auth/login`);
  });

  it('is rejected with the state of another provider, which is then consumed', () => {
    const redirect = open();
    redirect.start('google');
    comeBack({ app: 'github', code: 'abc', state: startedState() });
    expect(redirect.consumeReturn()).toMatchObject({ reason: 'unknown-state' });
    comeBack({ app: 'google', code: 'abc', state: startedState() });
    expect(redirect.consumeReturn()).toMatchObject({ reason: 'unknown-state' });
  });

  it('is rejected with a state that was used', () => {
    const redirect = open();
    redirect.start('google');
    for (const kind of ['code', 'failed']) {
      comeBack({ app: 'google', code: 'abc', state: startedState() });
      expect(redirect.consumeReturn()).toMatchObject({ kind });
    }
  });

  it.each([
    [10 * MINUTE, 'code'],
    [10 * MINUTE + 1, 'failed'],
  ])('after %i ms is a %s', (wait, kind) => {
    const redirect = open();
    redirect.start('linkedin');
    clock.advance(wait);
    comeBack({ app: 'linkedin', code: 'abc', state: startedState() });
    expect(redirect.consumeReturn()).toMatchObject({ kind });
  });

  it('counts for each of two tabs that started one', () => {
    const redirect = open();
    redirect.start('google');
    const first = startedState();
    redirect.start('github');
    comeBack({ app: 'github', code: 'two', state: startedState() });
    expect(redirect.consumeReturn()).toMatchObject({ code: 'two' });
    comeBack({ app: 'google', code: 'one', state: first });
    expect(redirect.consumeReturn()).toMatchObject({ code: 'one' });
  });

  it.each([
    ['access_denied', 'canceled'],
    ['user_cancelled_login', 'canceled'],
    ['server_error', 'provider-error'],
  ])('with the error %s is rejected as %s', (error, reason) => {
    const redirect = open();
    redirect.start('linkedin');
    comeBack({ app: 'linkedin', error, error_description: 'x', state: startedState() });
    expect(redirect.consumeReturn()).toMatchObject({ kind: 'failed', reason });
    expect(shown).toBe(`${BASE}auth/login`);
  });

  it('is rejected for a provider that nobody knows, and over a storage that holds nonsense', () => {
    storage.set(SOCIAL_STATES_KEY, '[1,["x"],"{"');
    comeBack({ app: 'facebook', code: 'abc', state: 'x' });
    expect(open().consumeReturn()).toMatchObject({ reason: 'unknown-state' });
  });
});
