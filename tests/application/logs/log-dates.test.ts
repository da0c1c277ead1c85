import { describe, expect, it, onTestFinished } from 'vitest';
import { type Capability, CAPABILITIES } from '#src/domain/account/capabilities.ts';
import type { TimeBounds } from '#src/domain/logs/log-time.ts';
import { auditQuery, callbackQuery, requestQuery } from '#src/domain/logs/log-location.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok } from '#src/domain/shared/result.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { auditLogStore } from '#src/application/logs/audit-log-store.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { LogDates } from '#src/application/logs/log-dates.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const TODAY = new Date(new ManualClock().now()).toISOString().slice(0, 10);
const FIVE_DAYS = '2026-10-01..2026-10-05';
const OCTOBER = { from: Date.UTC(2026, 9, 1), before: Date.UTC(2026, 9, 6) };

const LOGS = [
  {
    log: 'the callbacks',
    open: ({ get }: AccountStores) => {
      const store = get(callbackLogsStore);
      return { store, view: store.view, at: (query: string) => store.applyLocation(callbackQuery.read(query)) };
    },
  },
  {
    log: 'the API requests',
    open: ({ get }: AccountStores) => {
      const store = get(apiRequestsStore);
      return { store, view: store.view, at: (query: string) => store.applyLocation(requestQuery.read(query)) };
    },
  },
  {
    log: 'the audit log',
    open: ({ get }: AccountStores) => {
      const store = get(auditLogStore);
      return { store, view: store.view, at: (query: string) => store.applyLocation(auditQuery.read(query)) };
    },
  },
];

type Capabilities = AsyncResult<ReadonlySet<Capability>>;

const offer = (...names: readonly Capability[]): Capabilities => Promise.resolve(ok(new Set(names)));

describe.each(LOGS)('the dates of $log', ({ open }) => {
  /** The log, and the bounds of each call. */
  async function openLog(capabilities: () => Capabilities = () => offer(...CAPABILITIES)) {
    const requested: TimeBounds[] = [];
    const note = ({ from, before }: TimeBounds) => {
      requested.push({ ...(from !== undefined && { from }), ...(before !== undefined && { before }) });
    };
    const app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: ({ logs }) => ({
        account: { capabilities },
        logs: {
          callbackLogs: (...call) => (note(call[0]), logs.callbackLogs(...call)),
          apiRequests: (...call) => (note(call[0]), logs.apiRequests(...call)),
          auditLog: (...call) => (note(call[0]), logs.auditLog(...call)),
        },
      }),
    });
    onTestFinished(() => app.close());
    const opened = open(await app.account());
    opened.store.start();
    return { ...opened, requested, app };
  }

  it('are what the provider is requested for, to the end of their last day', async () => {
    const { view, at, requested } = await openLog();
    await at(`dates=${FIVE_DAYS}`);
    expect(requested).toEqual([OCTOBER]);
    expect(view).toMatchObject({ isFiltered: true, isNarrowed: false, supportedFilters: null });
    expect([view.query, view.dates.typed]).toEqual([`dates=${FIVE_DAYS}`, { from: '2026-10-01', to: '2026-10-05' }]);
    expect(view.exporter.scope.isFiltered).toBe(true);
  });

  it('wait until it is known that the provider filters by them', async () => {
    const answered = new Gate<void>();
    const { at, requested } = await openLog(async () => {
      await answered.opened;
      return offer('log-date-range');
    });
    const loaded = at(`dates=${FIVE_DAYS}`);
    await flush();
    expect(requested).toEqual([]);
    answered.open();
    await loaded;
    expect(requested).toEqual([OCTOBER]);
  });

  it('are dropped from the url where the provider does not filter by them, or where they are still to come', async () => {
    const { view, at, requested } = await openLog(() => offer('audit-log'));
    await at(`dates=${FIVE_DAYS}`);
    expect([requested.at(-1), view.offersDates, view.supportedFilters?.dates]).toEqual([{}, false, '']);
    const other = await openLog();
    await other.at(`dates=${TODAY}..2999-01-01`);
    expect([other.requested, other.view.supportedFilters?.dates]).toEqual([[{}], '']);
  });

  it('fail with the question whether the provider filters by them, which is asked again', async () => {
    let isDown = true;
    const { view, at, requested } = await openLog(() =>
      isDown ? Promise.resolve(fail(unexpected(503))) : offer('log-date-range'),
    );
    await at(`dates=${FIVE_DAYS}`);
    expect([view.state.kind, view.supportedFilters, requested]).toEqual(['failed', null, []]);
    isDown = false;
    await view.retry(null);
    expect([view.state.kind, requested]).toEqual(['ready', [OCTOBER]]);
  });

  it('end the live log once they are over, and not before', async () => {
    const { view, at } = await openLog();
    await at('');
    view.toggleLive();
    await at(`dates=2026-10-01..${TODAY}`);
    expect([view.canBeLive, view.live.isActive]).toEqual([true, true]);
    await at(`dates=${FIVE_DAYS}`);
    expect([view.canBeLive, view.live.isActive]).toEqual([false, false]);
  });

  it('are cleared with the other filters, also those that could not be applied', async () => {
    const { store, view, at, app } = await openLog();
    await at('');
    view.dates.type('to', '2999-01-01', () => undefined);
    app.clock.advance(500);
    expect([view.dates.problem?.reason, view.dates.isEmpty]).toEqual(['future', false]);
    expect(store.clearFilters().dates).toBe('');
    expect([view.dates.problem, view.dates.isEmpty]).toEqual([null, true]);
  });
});

describe('dates that are typed', () => {
  function openDates() {
    const clock = new ManualClock(Date.UTC(2026, 10, 20));
    const dates = new LogDates(clock);
    const settled: string[] = [];
    const type = (end: 'from' | 'to', day: string, waits = 500) => {
      dates.type(end, day, (range) => void settled.push(range));
      clock.advance(waits);
    };
    return { dates, settled, type };
  }

  it('are applied half a second after the last digit', () => {
    const { settled, type } = openDates();
    for (const year of ['0002', '0020', '0202']) type('from', `${year}-10-01`, 400);
    type('from', '2026-10-01');
    type('to', '2026-10-05');
    expect(settled).toEqual(['2026-10-01..', FIVE_DAYS]);
  });

  it('stay as they are with what is wrong, whatever else changes in the url', () => {
    const { dates, settled, type } = openDates();
    dates.syncLocation('2026-10-01..', false);
    type('to', '2026-09-05');
    dates.syncLocation('2026-10-01..', true);
    expect(dates.typed).toEqual({ from: '2026-10-01', to: '2026-09-05' });
    expect([dates.problem, settled]).toEqual([{ at: 'to', reason: 'reversed' }, []]);
    dates.syncLocation('', false);
    expect([dates.problem, dates.isEmpty]).toEqual([null, true]);
  });

  it('are not applied with a field that has a part of a date', () => {
    const { dates, settled, type } = openDates();
    dates.setUnread('to', true);
    expect([dates.problem, dates.isEmpty]).toEqual([{ at: 'to', reason: 'no-day' }, false]);
    type('from', '2026-10-01');
    expect([dates.problem?.at, settled]).toEqual(['to', []]);
    dates.setUnread('to', false);
    expect(dates.problem).toBeNull();
  });

  it('give way to the dates of the url when an entry is opened before they are applied', () => {
    const { dates, settled, type } = openDates();
    type('from', '2026-10-01', 100);
    dates.syncLocation('', true);
    type('to', '2026-10-05');
    expect(settled).toEqual(['..2026-10-05']);
  });
});
