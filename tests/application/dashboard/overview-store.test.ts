import { observable, runInAction, when } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OverviewStore, overviewStore } from '#src/application/dashboard/overview-store.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { Page } from '#src/domain/shared/page.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { isSettled } from '#src/application/async/loadable.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

async function openOverview(options: TestAppOptions = {}, areOthersSettled = () => true) {
  const app = new TestApp({ scenario: 'active-customer', ...options });
  const stores = await app.account();
  onTestFinished(stores.get(overviewStore).start(areOthersSettled));
  await settle(stores.get(overviewStore));
  return { app, stores, overview: stores.get(overviewStore) };
}

async function settle({ calls, failedCallbacks, domains, company }: OverviewStore): Promise<void> {
  const parts = [calls, failedCallbacks, domains, company];
  await when(() => parts.every(({ state }) => state.kind === 'ready' || state.kind === 'failed'), { timeout: 5000 });
}

describe('the overview of the dashboard', () => {
  it('compares the span of which the newest calls hold two, and a day where there are no others', async () => {
    const { app, overview } = await openOverview();
    expect(overview.comparison.against?.span).toEqual({ unit: 'minutes', count: 20 });
    const [call] = overview.newest ?? [];
    const { overview: quiet } = await openOverview({
      overrideGateways: {
        logs: { recentRequests: () => Promise.resolve(ok({ items: [{ ...call!, at: app.clock.now() }] })) },
      },
    });
    expect([quiet.comparison.against?.span.count, quiet.comparison.now.calls]).toEqual([24, 1]);
  });

  it('takes no delivered callback for a failed one, if a provider does not filter', async () => {
    const entry = { event: 'CONFIRMED', blockchain: '', network: '', product: '', at: null, json: '{}' };
    const items = [
      { ...entry, id: 'one', success: true },
      { ...entry, id: 'two', success: false },
    ];
    const { overview } = await openOverview({
      overrideGateways: {
        logs: {
          callbackLogs: () => Promise.resolve(ok({ items })),
          recentRequests: () => Promise.resolve(ok({ items: [] })),
        },
      },
    });
    const callbacks = overview.failures.flatMap((one) => (one.kind === 'callback' ? [one.callback.id] : []));
    expect(callbacks).toEqual(['two']);
  });

  it('says what needs attention, by the plan, the quota, the callbacks and the domains', async () => {
    const { overview } = await openOverview();
    expect(overview.attention.map(({ kind }) => kind)).toEqual([
      ...['over-quota', 'failed-callbacks', 'unverified-domain', 'no-second-factor'],
    ]);
  });

  it('has nothing to say about a new account', async () => {
    const { overview } = await openOverview({ scenario: 'free-plan' });
    expect([overview.startsWithCall, overview.attention, overview.columns, overview.companyName]).toEqual([
      true,
      [],
      [],
      null,
    ]);
  });

  it('shows the parts that loaded when others fail, and only logs the failure', async () => {
    const { app, overview } = await openOverview({
      overrideGateways: {
        logs: { recentRequests: () => Promise.resolve(fail(unexpected(500))) },
        onboarding: { answers: () => Promise.resolve(fail(unexpected(500))) },
      },
    });
    expect([overview.calls.state.kind, overview.startsWithCall, overview.companyName]).toEqual(['failed', false, null]);
    expect(overview.attention).not.toEqual([]);
    expect(app.toasts).toEqual([]);
    expect(app.logMessages.join(' ')).toMatch(/calls of the overview did not load/);
  });

  it('is refetched on return to the page, but not the company', async () => {
    const fetched: string[] = [];
    const { app, overview } = await openOverview({
      overrideGateways: {
        logs: {
          recentRequests: () => {
            fetched.push('calls');
            return Promise.resolve(ok({ items: [] }));
          },
        },
        onboarding: {
          answers: () => {
            fetched.push('company');
            return Promise.resolve(ok(null));
          },
        },
      },
    });
    app.returnToPage();
    await settle(overview);
    expect(fetched.toSorted()).toEqual(['calls', 'calls', 'company']);
  });

  it('shows the parts of the dashboard once all have settled, and from then on', async () => {
    const others = observable.box(false);
    const { overview } = await openOverview();
    const { overview: waiting } = await openOverview({ scenario: 'free-plan' }, () => others.get());
    expect([overview.isArranged, waiting.isArranged]).toEqual([true, false]);
    runInAction(() => others.set(true));
    expect(waiting.isArranged).toBe(true);
    runInAction(() => others.set(false));
    expect(waiting.isArranged).toBe(true);
  });

  it('does not hold the dashboard back for the calls of an account that has used credits', async () => {
    for (const [scenario, isArranged] of [
      ['active-customer', true],
      ['free-plan', false],
    ] as const) {
      const calls = new Gate<Result<Page<ListedRequest>>>();
      const app = new TestApp({
        scenario,
        overrideGateways: { logs: { recentRequests: () => calls.opened } },
      });
      onTestFinished(() => app.close());
      const { usage, get } = await app.account();
      const overview = get(overviewStore);
      onTestFinished(overview.start(() => true));
      await when(() => isSettled(usage.figures) && isSettled(overview.company.state), { timeout: 5000 });
      await flush();
      expect([overview.isArranged, overview.calls.state.kind]).toEqual([isArranged, 'loading']);
      calls.open(ok({ items: [] }));
      await flush();
      expect([overview.isArranged, overview.startsWithCall]).toEqual([true, !isArranged]);
    }
  });

  it('does not hold the dashboard back for a slow part', async () => {
    const { app, overview } = await openOverview({}, () => false);
    app.clock.advance(1999);
    expect(overview.isArranged).toBe(false);
    app.clock.advance(1);
    expect(overview.isArranged).toBe(true);
  });
});
