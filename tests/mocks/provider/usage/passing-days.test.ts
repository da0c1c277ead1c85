import { describe, expect, it } from 'vitest';
import type { Overrides } from '#src/domain/demo/moment.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const START = Date.UTC(2026, 10, 21, 9);

/** A provider whose time a test moves on, by days. */
function open(scenario: ScenarioName, overrides?: Overrides) {
  let now = START;
  const provider = createProvider({ seed: 'days', scenario, overrides, now: () => now, checkoutUrl: (id) => id });
  let token = provider.signIn!.token;
  const email = provider.signIn!.user.email;
  const { password } = provider.demoAccounts.find((account) => account.email === email)!;
  const code = provider.demoAccounts.find((account) => account.email === email)!.code;
  return {
    provider,
    usage: () => provider.usage.summary(token).data.item,
    current: () => provider.billing.currentSubscription(token).data.item,
    invoices: () => provider.billing.invoices(token).data.item,
    sendRequest: () => {
      const apiKeyId = provider.apiKeys.list(token, {}).data.item.apiKeys[0]!.id;
      const call = { blockchain: 'ethereum', network: 'mainnet', address: `0x${'a'.repeat(40)}`, apiKeyId };
      provider.sendRequest.send(token, call);
    },
    /** A session lasts for an hour, so that a later day needs another log-in. */
    wait: (days: number) => {
      now += days * DAY_MS;
      const first = provider.auth.logIn({ email, password });
      token = first.token ?? provider.auth.verifySecondFactor({ email, code }).token;
    },
  };
}

const date = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

describe('the days that pass in a demo', () => {
  it('use credits and start a new period', () => {
    const { usage, wait } = open('active-customer');
    const figures = () => {
      const { used, extra, startDate, endDate } = usage().planQuota;
      return { used, extra, from: date(startDate), to: date(endDate) };
    };
    expect(figures()).toEqual({ used: 1_120_480, extra: 120_480, from: '2026-11-01', to: '2026-11-30' });
    wait(3);
    expect(figures()).toMatchObject({ used: 1_120_480 + 3 * 41_480, extra: 244_920, from: '2026-11-01' });
    wait(7);
    expect(figures()).toEqual({ used: 0, extra: 0, from: '2026-12-01', to: '2026-12-30' });
    wait(5);
    expect(figures()).toMatchObject({ used: 5 * 41_480, extra: 0 });
  });

  it('let the amount that is owed grow with the extra credits', () => {
    const { current, wait } = open('active-customer');
    expect(current()).toMatchObject({ paygPeriodToDate: 6.02, subtotal: 205.02 });
    wait(3);
    expect(current()).toMatchObject({ paygPeriodToDate: 12.25, subtotal: 211.25 });
    wait(7);
    expect(current()).toMatchObject({ paygPeriodToDate: 0, subtotal: 199 });
  });

  it('forget the calls that were sent in an earlier period', () => {
    const { usage, sendRequest, wait } = open('free-plan', { keys: 1 });
    sendRequest();
    expect(usage()).toMatchObject({ planQuota: { used: 1 }, dailyMonitoringCost: { API_REQUEST: 1 } });
    wait(10);
    expect(usage().planQuota.used).toBe(0);
    sendRequest();
    expect(usage().planQuota.used).toBe(1);
  });

  it('end a canceled plan on its day', () => {
    const { current, wait } = open('canceled-plan');
    expect(current()).toMatchObject({ isCancelled: true, active: true, nextBillingDate: null });
    expect(date(current().scheduledCancellationDate)).toBe('2026-12-03');
    wait(12);
    expect(current()).toMatchObject({ isCancelled: true, active: false });
    expect(date(current().scheduledCancellationDate)).toBe('2026-12-03');
  });

  it('leave an invoice at its amount until it is paid', () => {
    const { provider, current, invoices, wait } = open('failed-payment');
    const session = invoices().url!;
    expect(provider.checkout.bill(session)).toMatchObject({ reason: 'invoice', amount: 240.5 });
    wait(4);
    expect(provider.checkout.bill(session)).toMatchObject({ amount: 240.5 });
    provider.checkout.settle(session, 'paid');
    // What was used since is still to pay.
    expect(current()).toMatchObject({ suspended: false, hasPendingInvoices: false, paygPeriodToDate: 0.48 });
    expect(invoices()).toEqual({ isSingle: false, url: null });
  });

  it('have passed already in data that began earlier', () => {
    const passed = open('active-customer');
    passed.wait(3);
    const now = () => START + 3 * DAY_MS;
    const earlier = createProvider({ seed: 'days', scenario: 'active-customer', now, madeAt: START });
    const { token } = earlier.signIn!;
    expect(earlier.madeAt).toBe(START);
    expect(earlier.usage.summary(token).data.item).toEqual(passed.usage());
    expect(earlier.billing.currentSubscription(token).data.item).toEqual(passed.current());
  });

  it('move the date of the next payment, which is when the next period begins', () => {
    const { current, usage, wait } = open('active-customer');
    expect(date(current().nextBillingDate)).toBe('2026-12-01');
    wait(40);
    expect(date(current().nextBillingDate)).toBe('2027-01-30');
    expect(current().nextBillingDate).toBe(usage().planQuota.endDate + 1);
  });
});
