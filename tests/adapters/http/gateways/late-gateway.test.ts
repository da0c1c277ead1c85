import { describe, expect, it } from 'vitest';
import { lateGateway } from '#src/adapters/http/gateways/late-gateway.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
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

  it('fails as a call that reached nobody where its code does not arrive, and tries again with the next', async () => {
    let isDown = true;
    const gateway = lateGateway(() =>
      isDown ? Promise.reject(new Error('chunk')) : Promise.resolve(new Greetings('Hello')),
    );
    expect(await gateway.greet('Ann')).toEqual(fail(unreachable()));
    isDown = false;
    expect(await gateway.greet('Ann')).toEqual(ok('Hello Ann'));
  });

  it('can be handed on by a promise', async () => {
    const gateway = lateGateway(() => Promise.resolve(new Greetings('Hello')));
    expect(await Promise.resolve(gateway)).toBe(gateway);
  });
});
