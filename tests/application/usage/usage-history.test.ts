import { describe, expect, it, onTestFinished } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { createUsageHistory } from '#src/application/usage/usage-history.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { latest } from '#src/application/async/loadable.ts';
import { TestApp } from '#tests/support/test-app.ts';

const DAY = 86_400_000;
const ELENA = 'elena@northwall.example';

describe('the history of the usage', () => {
  it('has the last reading of each day', () => {
    const history = createUsageHistory(new MemoryStorage(), () => ELENA);
    for (const [at, credits] of [
      [10, 1],
      [20, 2],
      [DAY + 5, 3],
      [DAY + 9, 4],
      [2 * DAY, 5],
    ] as const)
      history.add({ at, credits });
    expect(history.read()).toEqual([
      { at: 20, credits: 2 },
      { at: DAY + 9, credits: 4 },
      { at: 2 * DAY, credits: 5 },
    ]);
  });

  it('ends after two months', () => {
    const history = createUsageHistory(new MemoryStorage(), () => ELENA);
    for (let day = 0; day < 70; day += 1) history.add({ at: day * DAY, credits: day });
    expect([history.read().length, history.read()[0]?.credits]).toEqual([62, 8]);
  });

  it('is apart for each owner, and none while the owner is unknown', () => {
    const storage = new MemoryStorage();
    let owner = '';
    const history = createUsageHistory(storage, () => owner);
    history.add({ at: 1, credits: 1 });
    expect(history.read()).toEqual([]);
    owner = ELENA;
    history.add({ at: 1, credits: 2 });
    owner = 'mateo@harborledger.example';
    expect(history.read()).toEqual([]);
    owner = ELENA.toUpperCase();
    expect(history.read()).toEqual([{ at: 1, credits: 2 }]);
  });

  it.each(['', 'no json', '{}', '[7,{"at":"x"},null]'])('discards what is not one: %s', (stored) => {
    const storage = new MemoryStorage();
    const history = createUsageHistory(storage, () => ELENA);
    history.add({ at: 1, credits: 1 });
    const [key = ''] = storage.keys;
    storage.set(key, stored);
    expect(history.read()).toEqual([]);
  });

  it('is drawn from one visit to the next', async () => {
    const storage = new MemoryStorage();
    const clock = new ManualClock();
    const visit = async () => {
      const app = new TestApp({ scenario: 'active-customer', storage, clock });
      onTestFinished(() => app.close());
      const { usage } = await app.account();
      await usage.load();
      const used = latest(usage.figures)?.burnUp?.used;
      app.close();
      return used?.length;
    };
    expect(await visit()).toBe(2);
    clock.advance(DAY);
    expect(await visit()).toBe(3);
  });
});
