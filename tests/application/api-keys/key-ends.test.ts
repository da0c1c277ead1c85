import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { limitedKeysStore } from '#src/application/api-keys/limited-keys-store.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NAME = 'checkout-canary';

describe('a key that expires while it shows', () => {
  it('is expired in the list, its filter and the count of the plan, without another request', async () => {
    const app = new TestApp({ scenario: 'active-customer' });
    const { apiKeys, get } = await app.account();
    const limitedKeys = get(limitedKeysStore);
    const stop = apiKeys.start();
    await flush();
    const { list } = apiKeys;
    const named = () => apiKeys.keys.items.find(({ name }) => name === NAME)!;
    const days: (number | undefined)[] = [];
    const stopDays = reaction(
      () => limitedKeys.expiryOf(named())?.days,
      (left) => days.push(left),
    );
    list.filter('active');
    await flush();
    const count = apiKeys.usableCount;
    expect([list.statuses, list.matches.some(({ name }) => name === NAME)]).toEqual([
      ['all', 'active', 'expired', 'inactive'],
      true,
    ]);

    const { expiresAt } = named();
    app.clock.advance((expiresAt ?? 0) - app.clock.now() - 1);
    expect(list.matches.some(({ name }) => name === NAME)).toBe(true);
    app.clock.advance(1);
    expect([list.matches.some(({ name }) => name === NAME), apiKeys.usableCount]).toEqual([false, count - 1]);
    expect(limitedKeys.expiryOf(named())).toEqual({ kind: 'expired', days: 0 });
    expect(days).toEqual([4, 3, 2, 1, 0]);
    list.filter('expired');
    await flush();
    expect(list.matches.map(({ name }) => name)).toContain(NAME);
    stopDays();
    stop();
    app.clock.advance(30 * DAY_MS);
    app.close();
  });
});
