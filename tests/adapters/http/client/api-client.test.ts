import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '#src/adapters/http/client/api-client.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';
import { openRecordingServer, type RecordingServer } from '#tests/wire/recording-server.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';

const NEWER = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ5MDB9.c2lnbmF0dXJl';
const TEXTS = { data: { item: { translations: {} } } };
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
    ['a success', 200, TEXTS, ['session-1 refreshed to ' + NEWER]],
    ['a refusal', 400, ERROR, ['session-1 refreshed to ' + NEWER]],
    ['a server error', 500, {}, ['session-1 refreshed to ' + NEWER]],
    ['a broken reply', 200, { data: null }, ['session-1 refreshed to ' + NEWER]],
    ['a 401', 401, ERROR, ['session-1 refreshed to ' + NEWER, 'session-1 refused']],
  ])('is reported from %s', async (_, status, body, reports) => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.answerJson(body, { 'x-refresh-token': NEWER }, status);
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual(reports);
  });

  it('is reported from an answer that is no JSON', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.answer((response) => response.writeHead(502, { 'x-refresh-token': NEWER }).end('<html>'));
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual([`session-1 refreshed to ${NEWER}`]);
  });

  it('is reported with the session that sent the call, though another one has begun since', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    const asked = server.hold((response) =>
      response.writeHead(401, { 'x-refresh-token': NEWER }).end(JSON.stringify(ERROR)),
    );
    const reply = open(sessions).call(endpoints.localization, {});
    const answer = await asked;
    sessions.signedIn = { id: 'session-2', token: NEWER };
    answer();
    await reply;
    expect(sessions.reports).toEqual([`session-1 refreshed to ${NEWER}`, 'session-1 refused']);
  });

  it('is handed to a sign-in and reported to no session', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.answerJson({ data: { item: {} } }, { 'x-refresh-token': NEWER });
    const reply = await open(sessions).call(endpoints.logIn, { body: { email: 'a', password: 'b' } });
    expect(reply).toMatchObject({ ok: true, value: { token: NEWER, status: 200 } });
    expect(sessions.reports).toEqual([]);
  });

  it('is reported to nobody where nobody is signed in', async () => {
    const sessions = recordingSessions(null);
    server.answerJson(TEXTS, { 'x-refresh-token': NEWER });
    await open(sessions).call(endpoints.localization, {});
    expect(sessions.reports).toEqual([]);
  });
});

describe('a 401', () => {
  it('ends no session when the call carried the basic credentials', async () => {
    const sessions = recordingSessions(null);
    server.answerJson(ERROR, {}, 401);
    expect(await open(sessions).call(endpoints.localization, {})).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(sessions.reports).toEqual([]);
  });

  it('ends no session when the call signed in', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.answerJson(ERROR, {}, 401);
    const reply = await open(sessions).call(endpoints.logIn, { body: { email: 'a', password: 'b' } });
    expect(reply).toMatchObject({ failure: { kind: 'unauthorized', message: 'X.' } });
    expect(sessions.reports).toEqual([]);
  });
});

describe('a call with the token of an address', () => {
  const resetPassword = {
    wire: 'WIRE-10',
    method: 'POST',
    path: '/api/auth/reset-password',
    auth: 'url-token',
    effect: 'mutation',
  } as const satisfies Endpoint;

  it('carries that token alone, and neither refreshes nor ends the session', async () => {
    const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
    server.answerJson(ERROR, { 'x-refresh-token': NEWER }, 401);
    const reply = await open(sessions).call(resetPassword, { token: 'from.the.address' });
    expect(reply).toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(server.taken().headers.authorization).toBe('Bearer from.the.address');
    expect(sessions.reports).toEqual([]);
  });

  it('without a body declares no type of one', async () => {
    server.answerJson({});
    await open().call(resetPassword, { token: 'from.the.address' });
    expect(server.taken().headers).not.toHaveProperty('content-type');
  });
});

describe('a call that is given up', () => {
  it('is cancelled, and nothing leaves when that was so before it began', async () => {
    const reply = await open().call(endpoints.localization, { signal: AbortSignal.abort() });
    expect(reply).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    expect(server.requests).toEqual([]);
  });

  it('is cancelled while it waits for the answer', async () => {
    const run = new AbortController();
    const asked = server.hold(() => undefined);
    const reply = open().call(endpoints.localization, { signal: run.signal });
    await asked;
    run.abort(new Error('The page was left'));
    expect(await reply).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });

  it('is cancelled while the body comes in', async () => {
    const run = new AbortController();
    const asked = server.hold((response) => response.writeHead(200).write('{"data":'));
    const reply = open().call(endpoints.localization, { signal: run.signal });
    (await asked)();
    run.abort();
    expect(await reply).toEqual({ ok: false, failure: { kind: 'cancelled' } });
  });

  it('is unreachable, not cancelled, when only time ran out', async () => {
    server.answer(() => undefined);
    const reply = await open(undefined, 20).call(endpoints.localization, { signal: new AbortController().signal });
    expect(reply).toMatchObject({ failure: { kind: 'unreachable', status: 0 } });
  });
});

describe('an answer', () => {
  it('may begin with a byte order mark', async () => {
    server.answer((response) => response.end(`\uFEFF${JSON.stringify(TEXTS)}`));
    expect(await open().call(endpoints.localization, {})).toMatchObject({ ok: true });
  });

  it('may say with a date when to come back', async () => {
    server.answerJson(ERROR, { 'retry-after': 'Fri, 21 Nov 1997 12:00:00 GMT' }, 429);
    expect(await open().call(endpoints.localization, {})).toMatchObject({ failure: { status: 429, retryAfterMs: 0 } });
  });
});

describe('an exception of our own', () => {
  it('becomes status 500 with its message', async () => {
    const sessions: CallSessions = {
      ...recordingSessions(),
      current: () => {
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

  it('is made of a base address that is none', async () => {
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
