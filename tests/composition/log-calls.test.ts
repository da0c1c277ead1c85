import { describe, expect, it } from 'vitest';
import { createApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { createLazyPart } from '#src/composition/lazy-part.ts';
import { logCalls } from '#src/composition/log-calls.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';

const options = {
  baseUrl: '',
  basicAuth: { user: '', password: '' },
  sessions: recordingSessions(),
  transport: () => Promise.resolve({ status: 200, headers: {}, text: '{"data":{"item":{"translations":{}}}}' }),
};

const createLog = () =>
  new CallLog({ secrets: new KnownSecrets(), now: () => 0, elapsedMs: () => 0, whenIdle: (task) => task() });

describe('the calls of a backend', () => {
  it('are in the log where the deployment shows them', async () => {
    const log = createLog();
    const client = createApiClient(
      await logCalls(
        options,
        createLazyPart(() => Promise.resolve(log)),
      ),
    );
    await client.call(endpoints.localization, {});
    expect(log.records).toMatchObject([{ request: { operation: 'localization' } }]);
  });

  it('are recorded nowhere without one', async () => {
    expect(await logCalls(options, null)).toBe(options);
  });

  it('are made without the log whose code fails to load', async () => {
    const calls = createLazyPart<CallLog>(() => Promise.reject(new Error('No such file')));
    expect(await logCalls(options, calls)).toBe(options);
  });
});

describe('the drawer of calls', () => {
  it('is offered only with a log', async () => {
    expect(new TestApp().stores.calls).toBeNull();
    const log = createLog();
    const { calls } = new TestApp({ calls: createLazyPart(() => Promise.resolve(log)) }).stores;
    await calls?.store.load();
    expect(calls?.store.current.log).toBe(log);
  });
});
