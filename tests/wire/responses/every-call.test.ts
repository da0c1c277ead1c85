import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';
import { openRecordingServer, type RecordingServer } from '#tests/wire/recording-server.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';

let server: RecordingServer;
beforeAll(async () => {
  server = await openRecordingServer();
  server.respondWithJson({ data: { item: { translations: {} } } });
});
afterAll(() => server.close());

const BASIC = { user: 'console', password: 'pä:ss' };
/** console:pä:ss, in UTF-8. */
const BASIC_HEADER = 'Basic Y29uc29sZTpww6Q6c3M=';

function gateways({ signedIn = true, basicAuth = BASIC, baseUrl = server.baseUrl } = {}) {
  const sessions = recordingSessions(signedIn ? { id: 'session-1', token: TOKEN } : null);
  return createHttpGateways({ baseUrl, basicAuth, sessions });
}

const CREDENTIALS = { email: 'ada@northwall.example', password: 'x', proof: { kind: 'not-configured' } } as const;
const PERSON = { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '+359888123456', invitationToken: null };

describe('every call', () => {
  it('carries exactly these headers, beside those of the transport', async () => {
    await gateways().apiKeys.create({ name: 'Production' });
    const transport = ['host', 'connection', 'user-agent', 'accept-encoding', 'content-length'];
    const own = Object.entries(server.takeOnlyRequest().headers).filter(([name]) => !transport.includes(name));
    expect(Object.fromEntries(own)).toEqual({
      accept: 'application/json, text/plain, */*',
      authorization: `Bearer ${TOKEN}`,
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      expires: '0',
      pragma: 'no-cache',
    });
  });

  it('carries the bearer of the session and no basic credentials beside it', async () => {
    await gateways().localization.translations('en');
    expect(server.takeOnlyRequest().headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it('carries the basic credentials when nobody is signed in', async () => {
    await gateways({ signedIn: false }).localization.translations('en');
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
  });

  it('carries no authorization when nobody is signed in and the deployment sets no credentials', async () => {
    await gateways({ signedIn: false, basicAuth: { user: '', password: '' } }).localization.translations('en');
    expect(server.takeOnlyRequest().headers).not.toHaveProperty('authorization');
  });

  it('carries no bearer when it signs in, even where a session exists', async () => {
    await gateways().auth.logIn(CREDENTIALS);
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
    await gateways().auth.verifySecondFactor({ code: '123456', email: 'ada@northwall.example' });
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
  });

  it('carries no bearer when a visitor registers, comes from a provider or has forgotten the password', async () => {
    const { auth } = gateways();
    await auth.register({ ...CREDENTIALS, ...PERSON });
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
    await auth.logInWith('github', 'code-7');
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
    await auth.forgotPassword(CREDENTIALS);
    expect(server.takeOnlyRequest().headers.authorization).toBe(BASIC_HEADER);
  });

  it.each([true, false])('carries the token of a URL alone when it has one, signed in: %s', async (signedIn) => {
    await gateways({ signedIn }).auth.resetPassword({ token: 'mailed.token.7', password: 'x' });
    expect(server.takeOnlyRequest().headers.authorization).toBe('Bearer mailed.token.7');
  });

  it.each([
    ['the verification of the e-mail', ({ auth }: Gateways) => auth.verifyEmail('123456')],
    ['a new code', ({ auth }: Gateways) => auth.resendEmailCode()],
    ['the questionnaire', ({ onboarding }: Gateways) => onboarding.answers('channels')],
    ['its summary', ({ onboarding }: Gateways) => onboarding.confirmSummary()],
    ['the catalogue', ({ catalog }: Gateways) => catalog.plans()],
  ])('carries the bearer of the session for %s', async (_, call) => {
    await call(gateways());
    expect(server.takeOnlyRequest().headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it.each([
    ['an address without a path', '', '/api/localization'],
    ['a slash at the end', '/', '/api/localization'],
    ['a path of its own', '/provider/v1/', '/provider/v1/api/localization'],
  ])('goes below the base, which may have %s', async (_, suffix, url) => {
    await gateways({ baseUrl: server.baseUrl + suffix }).localization.translations('en');
    expect(server.takeOnlyRequest().url).toBe(url);
  });
});
