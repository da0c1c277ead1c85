import { describe, expect, it } from 'vitest';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { callProvider, callProviderAsVisitor } from '#src/adapters/memory/call-provider.ts';
import { PlainSessions } from '#tests/contracts/plain-sessions.ts';

const serviceResult = { data: 'the data', token: 'next' };

describe('a call to the provider in memory', () => {
  it('is resolved later, never synchronously', async () => {
    let done = false;
    const result = callProvider(new PlainSessions(), () => serviceResult).then(() => {
      done = true;
    });
    expect(done).toBe(false);
    await result;
    expect(done).toBe(true);
  });

  it('carries the session of the moment in which it was sent', async () => {
    const sessions = new PlainSessions();
    sessions.startSession('old');
    const result = callProvider(sessions, (bearer) => ({ data: bearer }));
    sessions.startSession('new');
    expect(await result).toEqual({ ok: true, value: 'old' });
  });

  it('does nothing at all once it is cancelled', async () => {
    const run = new AbortController();
    let calls = 0;
    const result = callProvider(
      new PlainSessions(),
      () => {
        calls += 1;
        return serviceResult;
      },
      run.signal,
    );
    run.abort();
    expect(await result).toEqual({ ok: false, failure: { kind: 'cancelled' } });
    expect(calls).toBe(0);
  });

  it('preserves every field of a rejection, its state included', async () => {
    const result = await callProvider(new PlainSessions(), () => {
      throw new ProviderError(409, 'too_early', 'Not yet.', ['First the company.'], 'company-data');
    });
    expect(result).toEqual({
      ok: false,
      failure: {
        kind: 'rejected',
        status: 409,
        code: 'too_early',
        message: 'Not yet.',
        details: ['First the company.'],
        state: 'company-data',
        origin: { session: null, wasAuthenticated: false },
      },
    });
  });

  it('passes a fault of the server on as unexpected', async () => {
    const result = await callProviderAsVisitor(new PlainSessions(), () => {
      throw new ProviderError(503, 'down', 'Down.');
    });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unexpected', status: 503 } });
  });

  it('turns an exception of ours into a 500 with its message', async () => {
    const result = await callProvider(new PlainSessions(), () => {
      throw new TypeError('a bug');
    });
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'unexpected', status: 500, code: 'unexpected_server_error', message: 'a bug' },
    });
  });

  it('ends a session by a 401 of its own calls, and none by a visitor’s', async () => {
    const sessions = new PlainSessions();
    const { id } = sessions.startSession('token');
    const reject = () => {
      throw new ProviderError(401, 'unauthorized', 'Over.');
    };
    expect(await callProviderAsVisitor(sessions, reject)).toMatchObject({ ok: false });
    expect(sessions.unauthorizedIds).toEqual([]);
    expect(await callProvider(sessions, reject)).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    expect(sessions.unauthorizedIds).toEqual([id]);
  });
});
