import { describe, expect, it } from 'vitest';
import { createApiClient } from '#src/adapters/http/client/api-client.ts';
import {
  NoResponseError,
  type Transport,
  type WireRequest,
  type WireResponse,
} from '#src/adapters/http/client/transport.ts';
import { withCallLog } from '#src/adapters/http/client/logged-transport.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import type { CallRecorder } from '#src/application/calls/call-recorder.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';

const OK: WireResponse = { status: 200, headers: {}, text: '{"data":{"item":{"translations":{}}}}' };

/** A client over a transport that the test holds; without `log` it records into a real one. */
function openClient(transport: (request: WireRequest) => Promise<WireResponse>, recorder?: CallRecorder) {
  const sent: WireRequest[] = [];
  const inner: Transport = (request) => {
    sent.push(request);
    return transport(request);
  };
  const log = new CallLog({
    secrets: new KnownSecrets(),
    now: () => 0,
    elapsedMs: () => 0,
    whenIdle: (task) => task(),
  });
  const sessions = recordingSessions({ id: 'session-1', token: 'a.e30.c' });
  const basicAuth = { user: '', password: '' };
  const options = { baseUrl: 'https://api.example', basicAuth, sessions, transport: inner };
  return {
    ...{ sent, log, sessions },
    client: createApiClient(withCallLog(options, recorder ?? log)),
    plain: createApiClient(options),
  };
}

const respond =
  (response: Partial<WireResponse> = {}) =>
  () =>
    Promise.resolve({ ...OK, ...response });

describe('a recorded call', () => {
  it('sends exactly what an unrecorded one sends', async () => {
    const { sent, client, plain } = openClient(respond({ text: '{"data":{"item":{"key":"k"}}}' }));
    const results = [
      await client.call(endpoints.createApiKey, { body: { name: 'payouts' } }),
      await plain.call(endpoints.createApiKey, { body: { name: 'payouts' } }),
    ];
    expect(sent[0]).toEqual(sent[1]);
    expect(results[0]).toEqual(results[1]);
  });

  it('is in the log with its operation, its body and its response', async () => {
    const { log, client } = openClient(
      respond({ text: '{"data":{"item":{"key":"S3ntinel"}}}', headers: { vary: 'x' } }),
    );
    await client.call(endpoints.createApiKey, { body: { name: 'payouts' } });
    expect(log.records).toMatchObject([
      {
        request: {
          ...{ operation: 'createApiKey', method: 'POST', url: 'https://api.example/api/api-keys', effect: 'mutation' },
          body: '{"name":"payouts"}',
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ••••••' },
        },
        outcome: { status: 200, text: '{"data":{"item":{"key":"••••••"}}}', headers: { vary: 'x' } },
        problem: null,
      },
    ]);
  });

  it('has the problem that the client made of its response', async () => {
    const { log, client } = openClient(
      respond({ status: 422, text: '{"error":{"code":"taken","message":"Taken.","details":[{"message":"Other."}]}}' }),
    );
    const result = await client.call(endpoints.localization, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'rejected', code: 'taken' } });
    expect(log.records[0]?.problem).toMatchObject({
      ...{ kind: 'rejected', status: 422, code: 'taken', message: 'Taken.', details: ['Other.'] },
    });
  });

  it('has the problem of a success that cannot be read', async () => {
    const { log, client } = openClient(respond({ text: '{"data":{"item":[]}}' }));
    await client.call(endpoints.localization, {});
    expect(log.records).toMatchObject([{ outcome: { status: 200 }, problem: { kind: 'unexpected', status: 200 } }]);
  });

  it('without a response says why, and stays unreachable', async () => {
    const { log, client } = openClient(() => Promise.reject(new NoResponseError('timeout of 30000ms exceeded')));
    expect(await client.call(endpoints.localization, {})).toMatchObject({ failure: { kind: 'unreachable' } });
    expect(log.records).toMatchObject([
      { outcome: { kind: 'no-response', reason: 'timeout of 30000ms exceeded' }, problem: { kind: 'unreachable' } },
    ]);
  });

  it('that its caller cancels is canceled', async () => {
    const run = new AbortController();
    const canceled = new Promise<never>((_, reject) => {
      run.signal.addEventListener('abort', () => reject(new NoResponseError('canceled')));
    });
    const { log, client } = openClient(() => canceled);
    const result = client.call(endpoints.localization, { signal: run.signal });
    run.abort();
    expect(await result).toMatchObject({ failure: { kind: 'canceled' } });
    expect(log.records).toMatchObject([{ outcome: { kind: 'canceled' }, problem: { kind: 'canceled' } }]);
  });

  it('that was never sent is in no log', async () => {
    const { log, client, sent } = openClient(respond());
    await client.call(endpoints.localization, { signal: AbortSignal.abort() });
    await client.call(endpoints.revealApiKey, { params: { id: '' } });
    expect(sent).toEqual([]);
    expect(log.records).toEqual([]);
  });

  it('stays where it began, whichever response comes first', async () => {
    const gates = [new Gate<WireResponse>(), new Gate<WireResponse>()];
    let next = 0;
    const { log, client } = openClient(() => gates[next++]?.opened ?? Promise.reject(new Error('No gate')));
    const calls = [client.call(endpoints.profile, {}), client.call(endpoints.localization, {})];
    gates[1]?.open(OK);
    await calls[1];
    expect(log.records.map(({ request, outcome }) => [request.operation, outcome?.kind ?? null])).toEqual([
      ['profile', null],
      ['localization', 'response'],
    ]);
    gates[0]?.open(OK);
    await calls[0];
    expect(log.records[0]?.outcome?.kind).toBe('response');
  });

  it.each<{ name: string; log: Partial<CallRecorder> }>([
    { name: 'begin', log: { begin: () => expect.fail('broken') } },
    { name: 'end', log: { end: () => expect.fail('broken') } },
    { name: 'fail', log: { fail: () => expect.fail('broken') } },
  ])('does not fail by a mistake in $name of the log', async ({ log }) => {
    const recorder: CallRecorder = { begin: () => 1, end: () => undefined, fail: () => undefined, ...log };
    const { client } = openClient(respond(), recorder);
    expect(await client.call(endpoints.localization, {})).toMatchObject({ ok: true });
    const broken = openClient(respond({ status: 500 }), recorder);
    expect(await broken.client.call(endpoints.localization, {})).toMatchObject({ failure: { status: 500 } });
  });
});

describe('a recorded client', () => {
  it('follows a base url that changes', async () => {
    const { sent, log, sessions } = openClient(respond());
    let baseUrl = 'https://one.example';
    const transport: Transport = (request) => {
      sent.push(request);
      return Promise.resolve(OK);
    };
    const options = {
      ...{ basicAuth: { user: '', password: '' }, sessions, transport },
      get baseUrl() {
        return baseUrl;
      },
    };
    const client = createApiClient(withCallLog(options, log));
    await client.call(endpoints.localization, {});
    baseUrl = 'https://two.example';
    await client.call(endpoints.localization, {});
    expect(sent.map(({ url }) => new URL(url).host)).toEqual(['one.example', 'two.example']);
  });
});

describe('a replayed call', () => {
  it('is sent again with the token of now, as a call of its own', async () => {
    const { sent, log, sessions, client } = openClient(respond());
    await client.call(endpoints.setApiKeyActive, { params: { id: 'a/b' }, body: { status: false } });
    sessions.signedIn = { id: 'session-1', token: 'new.e30.c' };
    log.replay(log.records[0]?.id ?? 0);
    await flush();
    const [first, second] = sent;
    expect(second).toMatchObject({ url: first?.url, body: first?.body, endpoint: first?.endpoint });
    expect(second?.headers['Authorization']).toBe('Bearer new.e30.c');
    expect(log.records).toMatchObject([{ replayOf: null }, { replayOf: log.records[0]?.id, outcome: { status: 200 } }]);
    log.replay(log.records[1]?.id ?? 0);
    await flush();
    expect(log.records[2]).toMatchObject({ replayOf: log.records[1]?.id });
  });

  it('refreshes and ends the session as any call does', async () => {
    const { log, sessions, client } = openClient(respond({ status: 401, headers: { 'x-refresh-token': 'd.e30.f' } }));
    await client.call(endpoints.profile, {});
    sessions.reports.splice(0);
    log.replay(log.records[0]?.id ?? 0);
    await flush();
    expect(sessions.reports).toHaveLength(2);
  });

  it.each([
    { name: 'with the token of a mailed url', call: 'reset' },
    { name: 'that signs in', call: 'log-in' },
  ])('is none $name', async ({ call }) => {
    const { sent, log, client } = openClient(respond());
    if (call === 'reset') await client.call(endpoints.resetPassword, { token: 'x', body: { password: 'S3ntinel' } });
    else await client.call(endpoints.logIn, { body: { email: 'a@b.example', password: 'S3ntinel' } });
    log.replay(log.records[0]?.id ?? 0);
    await flush();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(log.records)).not.toContain('S3ntinel');
  });
});
