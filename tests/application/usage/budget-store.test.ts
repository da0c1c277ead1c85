import { describe, expect, it } from 'vitest';
import type { BudgetGateway } from '#src/application/usage/budget-gateway.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { Budget, BudgetLimit } from '#src/domain/usage/budget.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const NOTIFY: BudgetLimit = { amount: 25, alerts: [50, 80, 100], atLimit: 'notify' };
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
  await account.budget.load();
  const store = account.budget.store!;
  return { app, account, store, loads, sent };
}

async function opened(gateway: Partial<BudgetGateway> = {}) {
  const parts = await open(gateway);
  await parts.store.load();
  const before = parts.store.budget.value!;
  return { ...parts, before, change: parts.account.setBudget(before) };
}

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

  it('says nothing before it has loaded', async () => {
    const { store } = await open();
    expect([store.attention, store.forecast, store.budget.value]).toEqual([null, { kind: 'unknown' }, undefined]);
  });

  it('is offered by its capability alone', async () => {
    const app = new TestApp({ scenario: 'required-operations' });
    const { budget } = await app.account();
    await flush();
    expect([budget.isOffered, budget.store]).toEqual([false, null]);
  });

  it('is removed, with a toast, and the unit stays', async () => {
    const { app, store } = await opened();
    expect(await store.remove()).toBe(true);
    expect(store.budget.value).toMatchObject({ currency: 'USD', spent: 6.02, limit: null });
    expect(app.toasts).toEqual(['success: Budget removed.']);
  });

  it('reports in place why it was not removed, and reads what is there', async () => {
    const { app, store, loads } = await opened({ remove: () => Promise.resolve(fail(rejected(404, 'x', 'Gone.'))) });
    expect(await store.remove()).toBe(false);
    expect(store.removeErrors).toEqual(['Gone.']);
    expect([app.toasts, loads.length]).toEqual([[], 2]);
    store.clearRemoveErrors();
    expect(store.removeErrors).toEqual([]);
  });
});

describe('another budget', () => {
  it('is saved at once where nobody is surprised', async () => {
    const { app, change, sent, store } = await opened();
    change.set('amount', '1,000.50');
    change.set('alerts', '90 60');
    await change.save();
    expect(sent).toEqual([{ amount: 1000.5, alerts: [60, 90], atLimit: 'notify' }]);
    expect([change.isDone, store.budget.value?.limit?.amount]).toEqual([true, 1000.5]);
    expect(app.toasts).toEqual(['success: Budget saved.']);
    await change.save();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['stops-now', '5', 'stop'],
    ['will-stop', '25', 'stop'],
    ['is-spent', '5', 'notify'],
  ] as const)('asks first where it %s, and is sent by the second call', async (warning, amount, atLimit) => {
    const { change, sent } = await opened();
    change.set('amount', amount);
    change.set('atLimit', atLimit);
    await change.save();
    expect([change.warning, sent, change.isDone]).toEqual([warning, [], false]);
    await change.save();
    expect(sent).toEqual([{ ...NOTIFY, amount: Number(amount), atLimit }]);
    expect(change.isDone).toBe(true);
  });

  it('goes back with what was typed', async () => {
    const { change, sent } = await opened();
    change.set('amount', '5');
    await change.save();
    change.goBack();
    expect([change.warning, change.form.values.amount]).toEqual([null, '5']);
    change.set('amount', '50');
    await change.save();
    expect(sent).toEqual([{ ...NOTIFY, amount: 50 }]);
  });

  it.each([
    ['amount', '0', 'budget.amount.invalid'],
    ['amount', ' ', 'budget.amount.missing'],
    ['alerts', '0', 'budget.alerts.invalid'],
  ] as const)('is not sent with %s of "%s"', async (field, text, message) => {
    const { change, sent } = await opened();
    change.set(field, text);
    await change.save();
    expect([change.form.errorOf(field), sent]).toEqual([message, []]);
  });

  it('counts whole credits where the provider does', async () => {
    const { account } = await opened();
    const credits: Budget = { currency: null, spent: 0, endsAt: null, limit: null, sentAlerts: [] };
    const change = account.setBudget(credits);
    change.set('amount', '99.5');
    await change.save();
    expect(change.form.errorOf('amount')).toBe('budget.amount.invalid.credits');
    expect(change.form.values.alerts).toBe('50, 80, 100');
  });

  it('stays with its reason when it is rejected', async () => {
    const { change } = await opened({
      set: () => Promise.resolve(fail(rejected(400, 'x', 'No.', { details: ['Too low.'] }))),
    });
    change.set('amount', '30');
    await change.save();
    expect([change.form.formErrors, change.form.values.amount, change.isDone]).toEqual([['Too low.'], '30', false]);
  });

  it('is read again where no response says whether it was saved', async () => {
    const { change, loads } = await opened({ set: () => Promise.resolve(fail(unreachable())) });
    change.set('amount', '30');
    await change.save();
    await flush();
    expect([loads.length, change.isDone]).toEqual([2, false]);
  });
});

describe('the dashboard', () => {
  const spent: Budget = {
    ...{ currency: 'USD', spent: 30, endsAt: null, sentAlerts: [] },
    limit: { ...NOTIFY, atLimit: 'stop' },
  };

  it('has a spent budget among what needs attention, once it has loaded', async () => {
    const { account, store } = await open({ load: () => Promise.resolve(ok(spent)) });
    expect(account.overview.attention.map(({ kind }) => kind)).not.toContain('budget-stopped');
    await store.load();
    expect(account.overview.attention).toContainEqual(STOPPED);
  });
});
