import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpGateways, FETCHED, type LateCode } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { lateGateway } from '#src/adapters/http/gateways/late-gateway.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { OFFLINE_CODE, notSent } from '#src/domain/shared/failure.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';

class Greetings {
  constructor(private readonly word: string) {}

  greet(name: string): AsyncResult<string> {
    return Promise.resolve(ok(`${this.word} ${name}`));
  }
}

describe('a gateway that comes with its first call', () => {
  it('is loaded once, and by a call alone', async () => {
    let loads = 0;
    const gateway = lateGateway(() => {
      loads += 1;
      return Promise.resolve(new Greetings('Hello'));
    });
    expect(loads).toBe(0);
    expect(await Promise.all([gateway.greet('Ann'), gateway.greet('Bo')])).toEqual([ok('Hello Ann'), ok('Hello Bo')]);
    expect(await gateway.greet('Cy')).toEqual(ok('Hello Cy'));
    expect(loads).toBe(1);
  });

  it('fails as a call that was not sent where its code does not arrive, and tries again with the next', async () => {
    let isDown = true;
    const gateway = lateGateway(() =>
      isDown ? Promise.reject(new Error('chunk')) : Promise.resolve(new Greetings('Hello')),
    );
    expect(await gateway.greet('Ann')).toEqual(fail(notSent()));
    isDown = false;
    expect(await gateway.greet('Ann')).toEqual(ok('Hello Ann'));
  });

  it('is reported as missing, at first and with a retry', async () => {
    const reports: boolean[] = [];
    const gateway = lateGateway<Greetings>(
      () => Promise.reject(new Error('chunk')),
      (isRetry) => reports.push(isRetry),
    );
    await gateway.greet('Ann');
    await gateway.greet('Ann');
    expect(reports).toEqual([false, true]);
  });

  it('can be handed on by a promise', async () => {
    const gateway = lateGateway(() => Promise.resolve(new Greetings('Hello')));
    expect(await Promise.resolve(gateway)).toBe(gateway);
  });
});

const address = { blockchain: 'bitcoin', network: 'mainnet', address: 'x', apiKeyId: 'one' as ApiKeyId };

describe('a call whose code does not arrive', () => {
  const sent: string[] = [];
  const missing = Object.keys(FETCHED).map((name) => [name, () => Promise.reject(new Error('chunk'))] as const);
  const gateways = createHttpGateways(
    {
      ...{ baseUrl: 'https://api.example', basicAuth: { user: '', password: '' } },
      sessions: recordingSessions({ id: 'session-1', token: 'a.e30.c' }),
      transport: ({ url }) => (sent.push(url), Promise.resolve({ status: 200, headers: {}, text: '{}' })),
    },
    Object.fromEntries(missing) as unknown as LateCode,
  );

  /** Whatever is called: its code is asked for first. */
  const callOf = (name: string) =>
    name === 'slices'
      ? gateways.firstCall.send(address)
      : (gateways as unknown as Record<string, { anyMethod(): Promise<unknown> }>)[name]!.anyMethod();

  it.each(Object.keys(FETCHED))('was not sent: %s', async (name) => {
    expect(await callOf(name)).toEqual(fail(notSent()));
    expect(sent).toEqual([]);
  });

  it('was not sent because the device is offline, where it is', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await gateways.budget.load()).toEqual(fail(notSent({ code: OFFLINE_CODE })));
  });
});
