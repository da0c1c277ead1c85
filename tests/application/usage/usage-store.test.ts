import { describe, expect, it } from 'vitest';
import { latest } from '#src/application/async/loadable.ts';
import { COST_KINDS, type DailyCost, type UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(scenario: TestAppOptions['scenario'], change?: TestAppOptions['overrideGateways']) {
  app = new TestApp({ scenario, ...(change && { overrideGateways: change }) });
  const { usage } = await app.account();
  await flush();
  return { usage, shown: () => latest(usage.figures) };
}

/** Each summary is answered when the test says so. */
async function openScripted() {
  const calls = new DeferredCalls<void, UsageSummary>();
  const opened = await open('active-customer', { usage: { summary: (signal) => calls.send(undefined, signal) } });
  return { ...opened, calls };
}

const summary = (used: number): UsageSummary => ({
  dailyMonitoringCost: Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as unknown as DailyCost,
  planQuota: { startDate: null, endDate: null, included: 1000, used, extra: 0 },
});

describe('the credits of the period', () => {
  it('have no price until the plan is known', async () => {
    const { shown } = await open('active-customer', {
      billing: { currentSubscription: () => new DeferredCalls<void, never>().send() },
    });
    expect([shown()?.quota.extra, shown()?.creditsPerDollar, shown()?.extraCost]).toEqual([120_480, null, null]);
  });

  it('are refetched when the user returns after 15 seconds, and stay when that fails', async () => {
    const { usage, shown, calls } = await openScripted();
    await calls.resolve(0, summary(10));
    app.clock.advance(14_999);
    app.returnToPage();
    expect(calls.count).toBe(1);
    app.clock.advance(1);
    app.returnToPage();
    expect([calls.count, usage.figures.kind, shown()?.quota.used]).toEqual([2, 'loading', 10]);
    await calls.resolve(1, summary(20));
    app.clock.advance(15_000);
    app.returnToPage();
    await calls.reject(2);
    expect([usage.figures.kind, shown()?.quota.used]).toEqual(['failed', 20]);
    app.returnToPage();
    expect(calls.count).toBe(4);
  });

  it('are refetched by a page that shows them once they are 15 seconds old, or after a failure', async () => {
    const { usage, calls } = await openScripted();
    usage.refreshStale();
    await calls.resolve(0, summary(10));
    app.clock.advance(14_999);
    usage.refreshStale();
    expect(calls.count).toBe(1);
    app.clock.advance(1);
    usage.refreshStale();
    expect(calls.count).toBe(2);
    await calls.reject(1);
    usage.refreshStale();
    expect(calls.count).toBe(3);
  });

  it('are refetched after a call that spent credits, unless they are on their way', async () => {
    const { usage, shown, calls } = await openScripted();
    usage.refresh();
    expect(calls.count).toBe(1);
    await calls.resolve(0, summary(10));
    usage.refresh();
    expect(calls.count).toBe(2);
    await calls.resolve(1, summary(30));
    expect(shown()?.quota.used).toBe(30);
  });

  it('are forecast from the time at which they were read', async () => {
    const { shown, calls } = await openScripted();
    const now = app.clock.now();
    const half = { startDate: now - 5 * 86_400_000, endDate: now + 5 * 86_400_000 };
    const read = summary(600);
    await calls.resolve(0, { ...read, planQuota: { ...read.planQuota, ...half } });
    app.clock.advance(4 * 86_400_000);
    expect(shown()?.forecast).toMatchObject({ kind: 'runs-out', extra: 200 });
  });

  it('are no longer requested after sign-out', async () => {
    const { calls } = await openScripted();
    app.session.logOut();
    expect(calls.isAborted(0)).toBe(true);
    app.returnToPage();
    expect(calls.count).toBe(1);
  });
});
