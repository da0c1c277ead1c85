import { beforeEach, describe, expect, it } from 'vitest';
import { createDelayedTransport, createFaultyTransport } from '#mocks/http/faulty-transport.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { NoResponseError, type Transport, type WireRequest } from '#src/adapters/http/client/transport.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { FAULT_KINDS, type FaultKind } from '#src/domain/demo/faults.ts';
import { flush } from '#tests/support/gate.ts';

const GENUINE = {
  status: 200,
  headers: { 'x-refresh-token': 'next' },
  text: '{"context":{},"data":{"item":{"key":"c0ffee"}}}',
};

let clock: ManualClock;
/** What reached the provider. */
let sent: WireRequest[];
const provider: Transport = (request) => {
  sent.push(request);
  return Promise.resolve(GENUINE);
};
beforeEach(() => {
  clock = new ManualClock();
  sent = [];
});

function request(more: Partial<WireRequest> = {}): WireRequest {
  const endpoint = endpoints.createApiKey;
  return { endpoint, url: endpoint.path, headers: {}, body: {}, signal: undefined, timeoutMs: 30_000, ...more };
}

const broken = (kind: FaultKind) => createFaultyTransport(provider, () => kind, clock);

/** How long it takes, with its outcome. */
async function outcome(pending: Promise<unknown>) {
  let settled: unknown = 'pending';
  void pending.then(
    (response) => (settled = response),
    (error: unknown) => (settled = error),
  );
  await flush();
  for (let seconds = 0; seconds <= 60; seconds += 1) {
    if (settled !== 'pending') return { seconds, settled };
    clock.advance(1000);
    await flush();
  }
  return { seconds: Infinity, settled };
}

describe('a provider that breaks', () => {
  it('does its work before some faults alone', async () => {
    const working: FaultKind[] = [];
    for (const kind of FAULT_KINDS) {
      sent = [];
      await outcome(broken(kind)(request()));
      if (sent.length > 0) working.push(kind);
    }
    expect(working).toEqual(['truncated', 'null-item', 'wrong-types', '204', 'cut', 'late']);
  });

  it.each([
    { kind: 'late', seconds: 8, settled: GENUINE },
    { kind: 'silent', seconds: 30, settled: new NoResponseError('Timed out') },
    { kind: 'cut', seconds: 0, settled: new NoResponseError('Connection reset') },
    { kind: 'refused', seconds: 0, settled: new NoResponseError('Connection refused') },
    { kind: 'truncated', seconds: 0, settled: { ...GENUINE, text: GENUINE.text.slice(0, 24) } },
    {
      kind: 'wrong-types',
      seconds: 0,
      settled: { ...GENUINE, text: '{"context":{},"data":{"item":7,"items":"none"}}' },
    },
    { kind: '204', seconds: 0, settled: { status: 204, headers: {}, text: '' } },
  ] as const)('answers $kind after $seconds seconds', async ({ kind, seconds, settled }) => {
    expect(await outcome(broken(kind)(request()))).toEqual({ seconds, settled });
  });

  it('leaves a genuine error as it is', async () => {
    const error = { status: 409, headers: {}, text: '{"error":{}}' };
    const transport = createFaultyTransport(
      () => Promise.resolve(error),
      () => 'null-item',
      clock,
    );
    expect((await outcome(transport(request()))).settled).toBe(error);
  });

  it('breaks only what it is asked to', async () => {
    const transport = createFaultyTransport(provider, (name) => (name === 'listApiKeys' ? '500' : null), clock);
    expect((await outcome(transport(request()))).settled).toBe(GENUINE);
    expect((await outcome(transport(request({ endpoint: endpoints.listApiKeys })))).settled).toMatchObject({
      status: 500,
    });
  });

  it('is late in time or not at all', async () => {
    expect(await outcome(broken('late')(request({ timeoutMs: 3000 })))).toMatchObject({
      seconds: 3,
      settled: new NoResponseError('Timed out'),
    });
  });

  it.each(FAULT_KINDS)('does nothing for a canceled call with %s', async (kind) => {
    const signal = AbortSignal.abort();
    expect((await outcome(broken(kind)(request({ signal })))).settled).toEqual(new NoResponseError('Canceled'));
    expect(sent).toEqual([]);
  });

  it('stops waiting when the call is canceled', async () => {
    const cancel = new AbortController();
    const pending = outcome(broken('silent')(request({ signal: cancel.signal })));
    cancel.abort();
    expect((await pending).settled).toEqual(new NoResponseError('Canceled'));
  });
});

describe('a slow connection', () => {
  const slow = (latencyMs: number, isOffline = false) =>
    createDelayedTransport(provider, () => ({ latencyMs, isOffline }), clock);

  it('carries the call later, with less time left', async () => {
    expect(await outcome(slow(2000)(request()))).toEqual({ seconds: 2, settled: GENUINE });
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([28_000]);
  });

  it('times out before the call arrives', async () => {
    expect(await outcome(slow(60_000)(request()))).toEqual({ seconds: 30, settled: new NoResponseError('Timed out') });
    expect(sent).toEqual([]);
  });

  it('fails at once while it is offline', async () => {
    expect(await outcome(slow(2000, true)(request()))).toEqual({
      seconds: 0,
      settled: new NoResponseError('Offline', 'offline'),
    });
  });

  it('carries no call that is canceled on the way', async () => {
    const cancel = new AbortController();
    const pending = slow(2000)(request({ signal: cancel.signal }));
    cancel.abort();
    expect((await outcome(pending)).settled).toEqual(new NoResponseError('Canceled'));
    expect(sent).toEqual([]);
  });
});
