import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '#src/adapters/http/client/api-client.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';
import { openRecordingServer, type RecordingServer } from '#tests/wire/recording-server.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';

const NEWER = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ5MDB9.c2lnbmF0dXJl';
const TRANSLATIONS = { data: { item: { translations: {} } } };
const ERROR = { error: { code: 'x', message: 'X.' } };

let server: RecordingServer;
beforeAll(async () => {
  server = await openRecordingServer();
});
beforeEach(() => server.forget());
afterAll(() => server.close());

function open(sessions: CallSessions = recordingSessions({ id: 'session-1', token: TOKEN }), timeoutMs = 30_000) {
  const basicAuth = { user: 'console', password: 'secret' };
  return createApiClient({ baseUrl: server.baseUrl, basicAuth, sessions, timeoutMs });
}

describe('the token in x-refresh-token', () => {
  it.each([
    ['a success', 200, TRANSLATIONS, ['session-1 refreshed to ' + NEWER]],
    ['a refusal', 400, ERROR, ['session-1 refreshed to ' + NEWER]],
    ['a server error', 500, {}, ['session-1 refreshed to ' + NEWER]],
    ['a broken reply', 200, { data: null }, ['session-1 refreshed to ' + NEWER]],
    ['a 401', 401, ERROR, ['session-1 refreshed to ' + NEWER, 'session-1 refused']],
  ])('is reported from %s', async (_, status, body, reports) => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.respondWithJson(body, { 'x-refresh-token': NEWER }, status);
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual(reports);
  });

  it('is reported from a response that is no JSON', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.respondWith((response) => response.writeHead(502, { 'x-refresh-token': NEWER }).end('<html>'));
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual([`session-1 refreshed to ${NEWER}`]);
  });

  it('is reported with the session that sent the call, though another one has started since', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    const arrived = server.hold((response) =>
      response.writeHead(401, { 'x-refresh-token': NEWER }).end(JSON.stringify(ERROR)),
    );
    const result = open(sessions).call(endpoints.localization, {});
    const release = await arrived;
    sessions.signedIn = { id: 'session-2', token: NEWER };
    release();
    await result;
    expect(sessions.reports).toEqual([`session-1 refreshed to ${NEWER}`, 'session-1 refused']);
  });

  it('is handed to a sign-in and reported to no session', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.respondWithJson({ data: { item: {} } }, { 'x-refresh-token': NEWER });
    const result = await open(sessions).call(endpoints.logIn, { body: { email: 'a', password: 'b' } });
    expect(result).toMatchObject({ ok: true, value: { token: NEWER, status: 200 } });
    expect(sessions.reports).toEqual([]);
  });

  it('is reported to nobody when nobody is signed in', async () => {
    const sessions = recordingSessions(null);
    server.respondWithJson(TRANSLATIONS, { 'x-refresh-token': NEWER });
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual([]);
  });
});

describe('a 401', () => {
  it('ends no session when the call carried the basic credentials', async () => {
    const sessions = recordingSessions(null);
    server.respondWithJson(ERROR, {}, 401);
    expect(await open(sessions).call(endpoints.localization, {})).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(sessions.reports).toEqual([]);
  });

  it('ends no session when the call signed in', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.respondWithJson(ERROR, {}, 401);
    const result = await open(sessions).call(endpoints.logIn, { body: { email: 'a', password: 'b' } });
    expect(result).toMatchObject({ failure: { kind: 'unauthorized', message: 'X.' } });
    expect(sessions.reports).toEqual([]);
  });
});

describe('a call with the token of a URL', () => {
  const resetPassword = {
    name: 'resetPassword',
    wire: 'WIRE-10',
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'url-token',
    effect: 'mutation',
  } as const satisfies Endpoint;

  it('carries that token alone, and neither refreshes nor ends the session', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.respondWithJson(ERROR, { 'x-refresh-token': NEWER }, 401);
    const result = await open(sessions).call(resetPassword, { token: 'from.the.address' });
    expect(result).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(server.takeOnlyRequest().headers.authorization).toBe('Bearer from.the.address');
    expect(sessions.reports).toEqual([]);
  });

  it('without a body declares no type of one', async () => {
    server.respondWithJson({});
    await open().call(resetPassword, { token: 'from.the.address' });
    expect(server.takeOnlyRequest().headers).not.toHaveProperty('content-type');
  });
});

describe('a canceled call', () => {
  it('is not sent when it was canceled before it started', async () => {
    const result = await open().call(endpoints.localization, { signal: AbortSignal.abort() });
    expect(result).toEqual({ ok: false, failure: { kind: 'canceled' } });
    expect(server.requests).toEqual([]);
  });

  it('is canceled while it waits for the response', async () => {
    const run = new AbortController();
    const arrived = server.hold(() => undefined);
    const result = open().call(endpoints.localization, { signal: run.signal });
    await arrived;
    run.abort(new Error('The page was left'));
    expect(await result).toEqual({ ok: false, failure: { kind: 'canceled' } });
  });

  it('is canceled while the body comes in', async () => {
    const run = new AbortController();
    const arrived = server.hold((response) => response.writeHead(200).write('{"data":'));
    const result = open().call(endpoints.localization, { signal: run.signal });
    (await arrived)();
    run.abort();
    expect(await result).toEqual({ ok: false, failure: { kind: 'canceled' } });
  });

  it('is unreachable, not canceled, when it times out', async () => {
    server.respondWith(() => undefined);
    const result = await open(undefined, 20).call(endpoints.localization, { signal: new AbortController().signal });
    expect(result).toMatchObject({ failure: { kind: 'unreachable', status: 0 } });
  });
});

describe('a response', () => {
  it('may start with a byte order mark', async () => {
    server.respondWith((response) => response.end(`\uFEFF${JSON.stringify(TRANSLATIONS)}`));
    expect(await open().call(endpoints.localization, {})).toMatchObject({ ok: true });
  });

  it('may name the retry time as a date', async () => {
    server.respondWithJson(ERROR, { 'retry-after': 'Fri, 21 Nov 1997 12:00:00 GMT' }, 429);
    expect(await open().call(endpoints.localization, {})).toMatchObject({ failure: { status: 429, retryAfterMs: 0 } });
  });
});

describe('a mutation whose response', () => {
  const mutation = { params: { id: 'key-1' }, body: { status: false } } as const;

  it.each([
    ['is cut', (response: ServerResponse) => void response.destroy()],
    ['is a server error', (response: ServerResponse) => void response.writeHead(503).end()],
    ['is nothing that can be read', (response: ServerResponse) => void response.end('<html>')],
  ])('%s is sent once, because it may have happened', async (_, respond) => {
    server.respondWith(respond);
    const result = await open().call(endpoints.setApiKeyActive, mutation);
    expect(result.ok).toBe(false);
    expect(server.takeOnlyRequest()).toMatchObject({ method: 'PATCH', url: '/api/api-keys/key-1' });
  });
});

describe('an exception of our own', () => {
  it('becomes status 500 with its message', async () => {
    const sessions: CallSessions = {
      ...recordingSessions(),
      getSession: () => {
        throw new Error('The storage is gone');
      },
    };
    expect(await open(sessions).call(endpoints.localization, {})).toEqual({
      ok: false,
      failure: {
        kind: 'unexpected',
        status: 500,
        code: 'unexpected_server_error',
        message: 'The storage is gone',
        details: [],
      },
    });
  });

  it('comes from an invalid base URL', async () => {
    const client = createApiClient({
      baseUrl: 'nowhere://',
      basicAuth: { user: '', password: '' },
      sessions: recordingSessions(),
    });
    expect(await client.call(endpoints.localization, {})).toMatchObject({
      failure: { kind: 'unexpected', status: 500 },
    });
  });
});
