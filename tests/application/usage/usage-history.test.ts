import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { createUsageHistory } from '#src/application/usage/usage-gateway.ts';
import { latest } from '#src/application/async/loadable.ts';
import { callSessionOf } from '#tests/support/session-device.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

describe('the history of the usage', () => {
  it('has the last reading of each day', () => {
    const history = createUsageHistory(new MemoryStorage());
    for (const [at, credits] of [
      [10, 1],
      [20, 2],
      [DAY_MS + 5, 3],
      [DAY_MS + 9, 4],
      [2 * DAY_MS, 5],
    ] as const)
      history.add({ at, credits });
    expect(history.read()).toEqual([
      { at: 20, credits: 2 },
      { at: DAY_MS + 9, credits: 4 },
      { at: 2 * DAY_MS, credits: 5 },
    ]);
  });

  it('ends after two months', () => {
    const history = createUsageHistory(new MemoryStorage());
    for (let day = 0; day < 70; day += 1) history.add({ at: day * DAY_MS, credits: day });
    expect([history.read().length, history.read()[0]?.credits]).toEqual([62, 8]);
  });

  it.each(['', 'no json', '{}', '[7,{"at":"x"},null]'])('discards what is not one: %s', (stored) => {
    const storage = new MemoryStorage();
    const history = createUsageHistory(storage);
    history.add({ at: 1, credits: 1 });
    const [key = ''] = storage.keys;
    storage.set(key, stored);
    expect(history.read()).toEqual([]);
  });

  it('is drawn from one visit of a session to the next, also under a new email, and ends with it', async () => {
    const first = new TestApp({ scenario: 'active-customer' });
    const { provider, clock, storage, session } = first;
    const visit = async (app: TestApp) => {
      const { usage } = await app.account();
      await usage.load();
      return latest(usage.figures)?.burnUp?.used.length;
    };
    expect(await visit(first)).toBe(2);
    const newToken = () => provider.auth.logIn(demoAccounts.activeCustomer).token ?? '';
    for (let hours = 0; hours < 24; hours += 0.5) {
      clock.advance(DAY_MS / 48);
      session.onTokenRefreshed(callSessionOf(session), newToken());
    }
    session.setUser({ email: 'elena@example.com', firstName: 'Elena', lastName: 'Petrova' });
    first.close();
    const again = new TestApp({ provider, clock, storage, newSessionId: () => 'next' });
    expect(await visit(again)).toBe(3);
    again.session.logOut();
    again.session.startSession({ ...provider.signIn!, token: newToken() }, null);
    expect(await visit(again)).toBe(2);
  });
});
