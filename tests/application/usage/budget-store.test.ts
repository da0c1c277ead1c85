import { describe, expect, it } from 'vitest';
import { overviewStore } from '#src/application/dashboard/overview-store.ts';
import type { BudgetGateway } from '#src/application/usage/usage-gateway.ts';
import { offeredBudget } from '#src/application/usage/offered-budget.ts';
import { OfferedPart } from '#src/application/app/offered-part.ts';
import { removeBudget, setBudget } from '#src/application/usage/set-budget.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const NOTIFY: BudgetLimit = { amount: 25, alerts: [50, 80, 100], atLimit: 'notify' };
const EUROS: Budget = { currency: 'EUR', spent: 20, endsAt: null, limit: { ...NOTIFY, amount: 100 }, sentAlerts: [] };
const STOPPED = { kind: 'budget-stopped', percent: 120 } as const;

async function open(gateway: Partial<BudgetGateway> = {}, options: TestAppOptions = {}) {
  const loads: number[] = [];
  const sent: BudgetLimit[] = [];
  const app: TestApp = new TestApp({
    scenario: 'active-customer',
    ...options,
    overrideGateways: ({ budget }) => ({
      budget: {
        load(signal) {
          loads.push(loads.length);
          return budget.load(signal);
        },
        set(limit) {
          sent.push(limit);
          return budget.set(limit);
        },
        ...gateway,
      },
    }),
  });
  const account = await app.account();
  await app.stores.loadMessages(['budget', 'usage']);
  await flush();
  await account.usage.load();
  const part = account.get(offeredBudget);
  await part.load();
  const store = part.store!;
  return { app, account, store, loads, sent };
}

async function opened(gateway: Partial<BudgetGateway> = {}) {
  const parts = await open(gateway);
  await parts.store.load();
  const before = parts.store.budget.value!;
  const { get } = parts.account;
  return { ...parts, before, change: get(setBudget)(before), removal: get(removeBudget)(before) };
}

it('fetches a part of the page again after a failure', async () => {
  const store = { load: async () => {} };
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(store)];
  const part = new OfferedPart({ has: () => true, fetchStore: () => answers.shift()! });
  await part.load();
  expect([part.isFailed, part.store]).toEqual([true, null]);
  await part.load();
  expect([part.isFailed, part.store]).toEqual([false, store]);
});

describe('the budget of an account', () => {
  it('loads once for all that show it, and again at a return to the window', async () => {
    const { app, store, loads } = await open();
    const stops = [store.start(), store.start()];
    await flush();
    expect(loads).toHaveLength(1);
    stops[0]!();
    app.returnToPage();
    await flush();
    expect(loads).toHaveLength(2);
    stops[1]!();
    app.returnToPage();
    await flush();
    expect(loads).toHaveLength(2);
  });

  it('is forecast and drawn among the credits', async () => {
    const { account, store } = await opened();
    const figures = account.usage.figures;
    const chart = figures.kind === 'ready' ? figures.value.burnUp : null;
    expect(store.lineIn(chart!)).toMatchObject({ credits: 1_500_000, isLabelBelow: false });
    expect(store.forecast.kind).toBe('runs-out');
    expect(store.attention).toBeNull();
  });

  it('is the same for what shows it while its session ends', async () => {
    const { app, account, store } = await open();
    app.session.logOut();
    await flush();
    expect(app.stores.account.stores).toBeNull();
    expect(account.get(offeredBudget).store).toBe(store);
  });
});

describe('another budget', () => {
  it.each([
    ['will-stop', '25', 'stop'],
    ['is-spent', '5', 'notify'],
  ] as const)('asks first where it %s, and is sent by the second call', async (warning, amount, atLimit) => {
    const { change, sent } = await opened();
    change.form.change('amount', amount);
    change.form.change('atLimit', atLimit);
    await change.submit();
    expect([change.question, sent, change.isDone]).toEqual([{ kind: warning, spent: 6.02 }, [], false]);
    await change.submit();
    expect(sent).toEqual([{ ...NOTIFY, amount: Number(amount), atLimit }]);
    expect(change.isDone).toBe(true);
  });

  it.each([
    ['amount', '0', 'budget.amount.invalid'],
    ['amount', ' ', 'budget.amount.missing'],
    ['alerts', '0', 'budget.alerts.invalid'],
  ] as const)('is not sent with %s of "%s"', async (field, text, message) => {
    const { change, sent } = await opened();
    change.form.change(field, text);
    await change.submit();
    expect([change.form.errorOf(field), sent]).toEqual([message, []]);
  });

  it('counts whole credits where the provider does', async () => {
    const { account } = await opened();
    const credits: Budget = { currency: null, spent: 0, endsAt: null, limit: null, sentAlerts: [] };
    const change = account.get(setBudget)(credits);
    change.form.change('amount', '99.5');
    await change.submit();
    expect(change.form.errorOf('amount')).toBe('budget.amount.invalid.credits');
    expect(change.form.values.alerts).toBe('50, 80, 100');
  });

  it('is done where it was saved without a response', async () => {
    const there = { current: EUROS };
    const { app, change } = await opened({
      load: () => Promise.resolve(ok(there.current)),
      set(limit) {
        there.current = { ...EUROS, limit };
        return Promise.resolve(fail(unreachable()));
      },
    });
    change.form.change('amount', '300');
    await change.submit();
    await flush();
    expect([change.isDone, app.toasts.at(-1)]).toEqual([true, 'success: Budget saved.']);
  });

  it('asks by what is spent now, and not when the page was loaded', async () => {
    const now = { spent: 20 };
    const { change, before, sent } = await opened({ load: () => Promise.resolve(ok({ ...EUROS, ...now })) });
    expect(before.spent).toBe(20);
    now.spent = 90;
    change.form.change('amount', '60');
    change.form.change('atLimit', 'stop');
    await change.submit();
    expect([change.question, sent]).toEqual([{ kind: 'stops-now', spent: 90 }, []]);
  });

  it.each<[string | null, BudgetLimit, string | null, object]>([
    ['EUR', { amount: 33.333, alerts: [50], atLimit: 'notify' }, '80', { alerts: [80] }],
    ['KWD', { amount: 1.125, alerts: [50], atLimit: 'notify' }, '80', { alerts: [80] }],
    [null, { amount: 0, alerts: [50], atLimit: 'notify' }, '80', { alerts: [80] }],
    ['USD', { amount: 1e13, alerts: [12.5, 12.5, 200], atLimit: 'notify' }, null, { atLimit: 'stop' }],
    ['USD', { amount: 10, alerts: [], atLimit: 'notify' }, null, { atLimit: 'stop' }],
    ['USD', { ...NOTIFY, costCenter: 'x' } as BudgetLimit, '80', { alerts: [80] }],
  ])('in %s from %j changes nothing but what was changed', async (currency, limit, alerts, changed) => {
    const budget: Budget = { currency, spent: 0, endsAt: null, limit, sentAlerts: [] };
    const { change, sent } = await opened({ load: () => Promise.resolve(ok(budget)) });
    if (alerts === null) change.form.change('atLimit', 'stop');
    else change.form.change('alerts', alerts);
    await change.submit();
    if (change.question) await change.submit();
    expect(sent).toEqual([{ ...limit, ...changed }]);
  });
});

describe('the dashboard', () => {
  const spent: Budget = {
    ...{ currency: 'USD', spent: 30, endsAt: null, sentAlerts: [] },
    limit: { ...NOTIFY, atLimit: 'stop' },
  };

  it('has a spent budget among what needs attention, once it has loaded', async () => {
    const { account, store } = await open({ load: () => Promise.resolve(ok(spent)) });
    expect(account.get(overviewStore).attention.map(({ kind }) => kind)).not.toContain('budget-stopped');
    await store.load();
    expect(account.get(overviewStore).attention).toContainEqual(STOPPED);
  });
});
