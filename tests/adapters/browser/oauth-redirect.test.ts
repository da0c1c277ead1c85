import { beforeEach, describe, expect, it } from 'vitest';
import { createOauthRedirect } from '#src/adapters/browser/oauth-redirect.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';

const BASE = 'https://console.example/acme/';
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

beforeEach(() => {
  clock = new ManualClock();
  storage = new MemoryStorage();
  sent = [];
  shown = `${BASE}auth/login`;
});

function open(more: Partial<Parameters<typeof createOauthRedirect>[0]> = {}) {
  let ids = 0;
  return createOauthRedirect({
    social,
    storage,
    clock,
    baseUri: BASE,
    newId: () => `state-${(ids += 1)}`,
    page: {
      location: {
        get href() {
          return shown;
        },
        assign: (address) => void sent.push(new URL(address)),
      },
      history: { state: { kept: true }, replaceState: (_, __, address) => void (shown = String(address)) },
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
  ] as const)('leads to the consent page of %s', (provider, address, scope) => {
    open().start(provider);
    const [asked] = sent;
    expect(`${asked?.origin ?? ''}${asked?.pathname ?? ''}`).toBe(address);
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      client_id: `${provider}-id`,
      redirect_uri: `${BASE}auth/login?app=${provider}`,
      response_type: 'code',
      scope,
      state: 'state-1',
    });
  });

  it('comes back to where the operator says, to the letter', () => {
    const redirectUri = 'https://login.acme.example/back/?app=github';
    open({ social: { ...social, github: { ...social.github, redirectUri } } }).start('github');
    expect(sent[0]?.searchParams.get('redirect_uri')).toBe(redirectUri);
    open().start('google');
    expect(sent[1]?.searchParams.get('redirect_uri')).toBe(`${BASE}auth/login?app=google`);
  });

  it('is offered for providers with a client id only', () => {
    expect(open({ social: { ...social, github: { clientId: '', scope: 'user', redirectUri: '' } } }).offered).toEqual([
      'google',
      'linkedin',
    ]);
  });

  it('leads to a page of the mock where there is one, for every provider, with the chosen backend', () => {
    const none = { clientId: '', scope: '', redirectUri: '' };
    shown = `${BASE}auth/login?backend=memory`;
    const redirect = open({ social: { google: none, github: none, linkedin: none }, consentPath: 'mock/consent' });
    expect(redirect.offered).toEqual(SOCIAL_PROVIDERS);
    redirect.start('github');
    expect(sent[0]?.href).toContain(`${BASE}mock/consent?`);
    expect(sent[0]?.searchParams.get('backend')).toBe('memory');
  });
});

describe('the return from a social provider', () => {
  it('is none without app and code', () => {
    comeBack({ app: 'google', theme: 'x' });
    expect(open().takeReturn()).toBeNull();
    expect(shown).toContain('app=google');
  });

  it('hands out the code once and leaves nothing of it in the address bar', () => {
    const redirect = open();
    redirect.start('github');
    comeBack({ app: 'github', code: 'abc', state: startedState(), scope: 'user', backend: 'memory' });
    expect(redirect.isReturn()).toBe(true);
    expect(redirect.takeReturn()).toEqual({ kind: 'code', provider: 'github', code: 'abc' });
    expect(redirect.isReturn()).toBe(false);
    expect(shown).toBe(`${BASE}auth/login?backend=memory`);
    expect([redirect.takeReturn(), storage.get(SOCIAL_STATES_KEY)]).toEqual([null, null]);
  });

  it.each([
    ['without a state', {}],
    ['with a state that was never sent', { state: 'guessed' }],
  ])('is refused %s, and stripped all the same', (_, query) => {
    const redirect = open();
    redirect.start('google');
    comeBack({ app: 'google', code: 'abc', ...query });
    expect(redirect.takeReturn()).toEqual({ kind: 'refused', reason: 'unknown-state' });
    expect(shown).toBe(`${BASE}auth/login`);
  });

  it('is refused with the state of another provider, which then counts no more', () => {
    const redirect = open();
    redirect.start('google');
    comeBack({ app: 'github', code: 'abc', state: startedState() });
    expect(redirect.takeReturn()).toMatchObject({ reason: 'unknown-state' });
    comeBack({ app: 'google', code: 'abc', state: startedState() });
    expect(redirect.takeReturn()).toMatchObject({ reason: 'unknown-state' });
  });

  it('is refused with a state that was used', () => {
    const redirect = open();
    redirect.start('google');
    for (const kind of ['code', 'refused']) {
      comeBack({ app: 'google', code: 'abc', state: startedState() });
      expect(redirect.takeReturn()).toMatchObject({ kind });
    }
  });

  it.each([
    [10 * MINUTE, 'code'],
    [10 * MINUTE + 1, 'refused'],
  ])('after %i ms is a %s', (wait, kind) => {
    const redirect = open();
    redirect.start('linkedin');
    clock.advance(wait);
    comeBack({ app: 'linkedin', code: 'abc', state: startedState() });
    expect(redirect.takeReturn()).toMatchObject({ kind });
  });

  it('counts for each of two tabs that started one', () => {
    const redirect = open();
    redirect.start('google');
    const first = startedState();
    redirect.start('github');
    comeBack({ app: 'github', code: 'two', state: startedState() });
    expect(redirect.takeReturn()).toMatchObject({ code: 'two' });
    comeBack({ app: 'google', code: 'one', state: first });
    expect(redirect.takeReturn()).toMatchObject({ code: 'one' });
  });

  it.each([
    ['access_denied', 'cancelled'],
    ['user_cancelled_login', 'cancelled'],
    ['server_error', 'provider-error'],
  ])('with the error %s is refused as %s', (error, reason) => {
    const redirect = open();
    redirect.start('linkedin');
    comeBack({ app: 'linkedin', error, error_description: 'x', state: startedState() });
    expect(redirect.takeReturn()).toEqual({ kind: 'refused', reason });
    expect(shown).toBe(`${BASE}auth/login`);
  });

  it('is refused for a provider that nobody knows, and over a storage that holds nonsense', () => {
    storage.set(SOCIAL_STATES_KEY, '[1,["x"],"{"');
    comeBack({ app: 'facebook', code: 'abc', state: 'x' });
    expect(open().takeReturn()).toMatchObject({ reason: 'unknown-state' });
  });
});
