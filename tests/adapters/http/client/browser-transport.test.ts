import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '#src/domain/shared/result.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { FakeXhr } from './fake-xhr.ts';

// axios chooses its transport when it is loaded: it has to find a browser's.
vi.stubGlobal('XMLHttpRequest', FakeXhr);
const { createApiClient } = await import('#src/adapters/http/client/api-client.ts');
const { endpoints } = await import('#src/adapters/http/endpoints/endpoints.ts');

const sessions = recordingSessions({ id: 'session-1', token: 'a.e30.c' });

beforeEach(() => sessions.reports.splice(0));

async function callWith(end: (xhr: FakeXhr) => void, signal?: AbortSignal): Promise<[Result<unknown>, FakeXhr]> {
  const sent = FakeXhr.nextSent();
  const client = createApiClient({ baseUrl: 'https://api.example', basicAuth: { user: '', password: '' }, sessions });
  const reply = client.call(endpoints.localization, { signal });
  const xhr = await sent;
  end(xhr);
  return [await reply, xhr];
}

const UNREACHABLE = {
  ok: false,
  failure: {
    kind: 'unreachable',
    status: 0,
    code: 'unreachable',
    message: '',
    details: [],
    sent: { session: 'session-1', isCarried: true },
  },
};

describe('in a browser, a call', () => {
  it('sends credentials, waits 30 seconds, and carries these headers and no other', async () => {
    const [, xhr] = await callWith((sent) => sent.answer(200, '{"data":{"item":{"translations":{}}}}'));
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

  it('reads an answer and its exposed headers', async () => {
    const text = '{"data":{"item":{"translations":{"a":"b"}}}}';
    const [reply] = await callWith((xhr) => xhr.answer(200, text, 'x-refresh-token: d.e.f\r\n'));
    const leaving = { current: sessions.signedIn, carried: sessions.signedIn };
    expect(reply).toEqual({
      ok: true,
      value: { data: { item: { translations: { a: 'b' } } }, token: 'd.e.f', status: 200, text, leaving },
    });
    expect(sessions.reports).toEqual(['session-1 refreshed to d.e.f']);
  });

  it('ends the session by a 401 without a body', async () => {
    const [reply] = await callWith((xhr) => xhr.answer(401, ''));
    expect(reply).toMatchObject({ failure: { kind: 'unauthorized', status: 401 } });
    expect(sessions.reports).toEqual(['session-1 refused']);
  });

  it.each([
    ['the network fails', (xhr: FakeXhr) => xhr.onerror?.({ type: 'error' })],
    ['the time runs out', (xhr: FakeXhr) => xhr.ontimeout?.({ type: 'timeout' })],
    ['the body is cut, which is told as "Request aborted"', (xhr: FakeXhr) => xhr.onabort?.({ type: 'abort' })],
    ['it ends without any status', (xhr: FakeXhr) => xhr.answer(0, '')],
  ])('is unreachable when %s', async (_, end) => {
    const [reply] = await callWith(end, new AbortController().signal);
    expect(reply).toEqual(UNREACHABLE);
  });

  it('is cancelled when its caller gives it up', async () => {
    const run = new AbortController();
    const [reply, xhr] = await callWith(() => run.abort(), run.signal);
    expect(reply).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    expect(xhr.isAborted).toBe(true);
  });
});
