import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOauthRedirect } from '#src/adapters/browser/oauth-redirect.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { OidcSettings } from '#src/application/app/settings.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';

const CONSOLE = 'https://console.example';
const RETURN = `${CONSOLE}/auth/login?app=oidc`;
const PLAIN_RETURN = `${CONSOLE}/auth/login`;
const NONE = { clientId: '', scope: '', redirectUri: '' };

/** A real OpenID Connect provider on this machine, with a page where anyone logs in. */
let issuer: string;
let server: Server;

beforeAll(async () => {
  // It warns of its runtime, and of every default that a real deployment has to change.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  const { Provider } = await import('oidc-provider');
  server = createServer((request, response) => provider(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: 'console', token_endpoint_auth_method: 'none' },
        ...{ redirect_uris: [RETURN, PLAIN_RETURN], grant_types: ['authorization_code'], response_types: ['code'] },
      },
    ],
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
  }).callback();
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

let clock: ManualClock;
let storage: MemoryStorage;
let shown: string;
let sent: URL[];
beforeEach(() => {
  clock = new ManualClock();
  storage = new MemoryStorage();
  shown = `${CONSOLE}/auth/login`;
  sent = [];
});

function open(oidc: Partial<OidcSettings> = {}) {
  return createOauthRedirect({
    social: { google: NONE, github: NONE, linkedin: NONE },
    oidc: {
      ...{ issuer, clientId: 'console', scope: 'openid email', label: 'Acme', redirectUri: '' },
      ...{ authorizationUrl: '', prompt: '', logOutUrl: '', ...oidc },
    },
    acceptsInvitations: false,
    ...{ storage, clock },
    newId: () => 'id',
    leaveFor: (url) => void sent.push(new URL(url)),
    navigation: {
      path: () => new URL(shown).pathname,
      search: () => new URL(shown).search,
      hash: () => new URL(shown).hash,
      state: () => null,
      url: (path) => CONSOLE + path,
      go: (path) => void (shown = CONSOLE + path),
    },
  });
}

/** As a browser with a person in front: logs in, consents, and follows each redirect up to the console. */
async function logInAt(start: URL): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, body]: [URL, string | null] = [start, null];
  for (let steps = 0; steps < 12; steps += 1) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const form = {
      method: 'POST',
      body: body ?? '',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    };
    const response: Response = await fetch(url, { redirect: 'manual', ...(body === null ? { headers } : form) });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(CONSOLE)) return location;
    if (location !== null) [url, body] = [new URL(location, url), null];
    else {
      const page = await response.text();
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      [url, body] = [
        new URL(action, url),
        page.includes('value="login"') ? 'prompt=login&login=ada' : 'prompt=consent',
      ];
    }
  }
  throw new Error(`Nothing led back from ${start.href}`);
}

/** What the provider's backend does with the code. */
async function exchange(fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: 'console', ...fields });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  const { id_token: token = '', error } = (await response.json()) as { id_token?: string; error?: string };
  const claims =
    token === '' ? {} : (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object);
  return { status: response.status, error, claims };
}

async function comeBack(oidc: Partial<OidcSettings> = {}) {
  const social = open(oidc);
  expect(await social.oidc?.start()).toBe(true);
  shown = await logInAt(sent[0] ?? expect.fail());
  return { social, back: social.consumeReturn() };
}

describe('the single sign-on', () => {
  it('is offered with an issuer and a client id, under its label', () => {
    expect(open().oidc?.label).toBe('Acme');
    expect(open({ issuer: '' }).oidc).toBeNull();
  });

  it('finds the page to log in at, and asks for a code with PKCE, state and nonce', async () => {
    await open().oidc?.start();
    const [url = expect.fail()] = sent;
    const { state, nonce, code_challenge: challenge, ...query } = Object.fromEntries(url.searchParams);
    expect([url.origin + url.pathname, query]).toEqual([
      `${issuer}/auth`,
      {
        ...{ client_id: 'console', redirect_uri: RETURN, response_type: 'code', scope: 'openid email' },
        code_challenge_method: 'S256',
      },
    ]);
    expect([state, nonce, challenge].map((value) => value?.length)).toEqual([43, 43, 43]);
  });

  it('brings back a code that is good for one session with its verifier, redirect and nonce', async () => {
    const { social, back } = await comeBack();
    expect(shown).toBe(`${CONSOLE}/auth/login`);
    if (back?.kind !== 'oidc-code') return expect.fail(JSON.stringify(back));
    const { code, codeVerifier, redirectUri, nonce } = back.code;
    const fields = { code, code_verifier: codeVerifier, redirect_uri: redirectUri };
    expect(await exchange(fields)).toMatchObject({ status: 200, claims: { sub: 'ada', aud: 'console', nonce } });
    expect(await exchange(fields)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect([social.consumeReturn(), storage.get(SOCIAL_STATES_KEY)]).toEqual([null, null]);
  });

  it('comes back to an address without a query, and leaves nothing of the return in it', async () => {
    const { back } = await comeBack({ redirectUri: PLAIN_RETURN });
    expect(back).toMatchObject({ kind: 'oidc-code', code: { redirectUri: PLAIN_RETURN } });
    const social = open({ redirectUri: PLAIN_RETURN });
    await social.oidc?.start();
    const state = sent.at(-1)?.searchParams.get('state') ?? '';
    shown = `${PLAIN_RETURN}?code=c&state=${state}&session_state=s.1&client_info=e30`;
    expect([social.hasReturn(), social.consumeReturn()?.kind, shown]).toEqual([true, 'oidc-code', PLAIN_RETURN]);
    shown = `${PLAIN_RETURN}?code=c&state=made-up`;
    expect(social.consumeReturn()).toEqual({ kind: 'failed', reason: 'unknown-state' });
  });

  it('asks an issuer whose discovery cannot be read at the page of the settings, with the prompt of the settings', async () => {
    const settings = {
      issuer: 'http://127.0.0.1:9',
      authorizationUrl: `${issuer}/auth?tenant=7`,
      prompt: 'login',
    } as const;
    expect(await open(settings).oidc?.start()).toBe(true);
    expect(sent[0]?.href).toMatch(`${issuer}/auth?tenant=7&client_id=console`);
    expect(sent[0]?.searchParams.get('prompt')).toBe('login');
  });

  it('ends at the page of the settings, and nowhere without one', () => {
    open().oidc?.logOut();
    open({ logOutUrl: `${issuer}/session/end?tenant=7` }).oidc?.logOut();
    const back = encodeURIComponent(`${CONSOLE}/auth/login`);
    expect(sent.map(String)).toEqual([
      `${issuer}/session/end?tenant=7&client_id=console&post_logout_redirect_uri=${back}`,
    ]);
  });

  it('brings back a code that is good for nothing without the verifier of this browser', async () => {
    const { back } = await comeBack();
    if (back?.kind !== 'oidc-code') return expect.fail(JSON.stringify(back));
    const { code, redirectUri } = back.code;
    const fields = { code, code_verifier: 'x'.repeat(43), redirect_uri: redirectUri };
    expect(await exchange(fields)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['a state of nobody', { state: 'made-up' }],
    ['the name of a social provider', { app: 'google' }],
  ])('takes no return with %s', async (_, changed) => {
    const social = open();
    await social.oidc?.start();
    const state = sent[0]?.searchParams.get('state') ?? '';
    shown = `${RETURN}&${new URLSearchParams({ code: 'c', state, iss: issuer }).toString()}`;
    const url = new URL(shown);
    for (const [name, value] of Object.entries(changed)) url.searchParams.set(name, value);
    shown = url.href;
    expect(social.consumeReturn()).toEqual({ kind: 'failed', reason: 'unknown-state' });
  });

  it('takes no return after ten minutes', async () => {
    const social = open();
    await social.oidc?.start();
    clock.advance(10 * 60_000 + 1);
    shown = `${RETURN}&code=c&state=${sent[0]?.searchParams.get('state') ?? ''}`;
    expect(social.consumeReturn()).toEqual({ kind: 'failed', reason: 'unknown-state' });
  });

  it('reports a person who cancels, and an error of the other side', async () => {
    const social = open();
    for (const [error, expected] of [
      ['access_denied', { kind: 'failed', reason: 'canceled' }],
      ['server_error', { kind: 'failed', reason: 'provider-error', provider: 'oidc' }],
    ] as const) {
      await social.oidc?.start();
      shown = `${RETURN}&error=${error}&state=${sent.at(-1)?.searchParams.get('state') ?? ''}`;
      expect(social.consumeReturn()).toEqual(expected);
    }
  });

  it.each([
    ['nobody answers', () => 'http://127.0.0.1:9'],
    ['somebody else answers', () => `${issuer}/other`],
  ])('stays where it is when %s, and says so', async (_, other) => {
    expect(await open({ issuer: other() }).oidc?.start()).toBe(false);
    expect([sent, storage.get(SOCIAL_STATES_KEY)]).toEqual([[], null]);
  });
});
