import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { FakeXhr } from './fake-xhr.ts';

const sessions = recordingSessions({ id: 'session-1', token: 'a.e30.c' });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  sessions.reports.splice(0);
});

afterEach(() => vi.unstubAllGlobals());

async function callWith(end: (xhr: FakeXhr) => void, signal?: AbortSignal): Promise<[Result<unknown>, FakeXhr]> {
  const origin = FakeXhr.nextSent();
  const client = createApiClient({ baseUrl: 'https://api.example', basicAuth: { user: '', password: '' }, sessions });
  const result = client.call(endpoints.localization, { signal });
  const xhr = await origin;
  end(xhr);
  return [await result, xhr];
}

const UNREACHABLE = {
  ok: false,
  failure: {
    kind: 'unreachable',
    status: 0,
    code: 'unreachable',
    message: '',
    details: [],
    origin: { session: 'session-1', wasAuthenticated: true },
  },
};

/** In Chromium, because axios chooses its transport when it is loaded. */
describe('in a browser, a call', () => {
  it('sends credentials, waits 30 seconds, and carries these headers and no other', async () => {
    const [, xhr] = await callWith((origin) => origin.respond(200, '{"data":{"item":{"translations":{}}}}'));
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.timeout).toBe(30_000);
    expect(xhr.opened).toEqual(['GET', 'https://api.example/api/localization']);
    expect(xhr.headers).toEqual({
      Accept: 'application/json, text/plain, */*',
      Authorization: 'Bearer a.e30.c',
      'Cache-Control': 'no-cache',
      Expires: '0',
      Pragma: 'no-cache',
    });
  });

  it('reads a response and its exposed headers', async () => {
    const text = '{"data":{"item":{"translations":{"a":"b"}}}}';
    const [result] = await callWith((xhr) => xhr.respond(200, text, 'x-refresh-token: d.e.f\r\n'));
    const context = { current: sessions.signedIn, attached: sessions.signedIn };
    expect(result).toEqual({
      ok: true,
      value: { data: { item: { translations: { a: 'b' } } }, token: 'd.e.f', status: 200, text, context },
    });
    expect(sessions.reports).toEqual(['session-1 refreshed to d.e.f']);
  });

  it('ends the session by a 401 without a body', async () => {
    const [result] = await callWith((xhr) => xhr.respond(401, ''));
    expect(result).toMatchObject({ failure: { kind: 'unauthorized', status: 401 } });
    expect(sessions.reports).toEqual(['session-1 refused']);
  });

  it.each([
    ['the network fails', (xhr: FakeXhr) => xhr.onerror?.({ type: 'error' })],
    ['the time runs out', (xhr: FakeXhr) => xhr.ontimeout?.({ type: 'timeout' })],
    ['the body is cut, which is told as "Request aborted"', (xhr: FakeXhr) => xhr.onabort?.({ type: 'abort' })],
    ['it ends without any status', (xhr: FakeXhr) => xhr.respond(0, '')],
  ])('is unreachable when %s', async (_, end) => {
    const [result] = await callWith(end, new AbortController().signal);
    expect(result).toEqual(UNREACHABLE);
  });

  it('is canceled when its caller cancels it', async () => {
    const run = new AbortController();
    const [result, xhr] = await callWith(() => run.abort(), run.signal);
    expect(result).toEqual({ ok: false, failure: { kind: 'canceled' } });
    expect(xhr.isAborted).toBe(true);
  });
});
