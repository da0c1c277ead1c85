import { describe, expect, it } from 'vitest';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { billingMessages } from '#src/application/i18n/en/billing.ts';
import { plansMessages } from '#src/application/i18n/en/plans.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import { latest } from '#src/application/async/loadable.ts';
import { ok } from '#src/domain/shared/result.ts';
import { billingPlan, NOT_SOLD } from '#tests/support/billing-plans.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

let app: TestApp;

async function open(
  scenario: TestAppOptions['scenario'] = 'active-customer',
  change?: TestAppOptions['overrideGateways'],
) {
  app = new TestApp({ scenario, ...(change && { overrideGateways: change }) });
  app.i18n.add(plansMessages);
  const { subscription, get } = await app.account();
  const billing = get(billingStore);
  const stop = billing.start();
  await flush();
  return { billing, subscription, stop };
}

describe('the plans to change to', () => {
  const offersOf = ({ billing }: Awaited<ReturnType<typeof open>>) =>
    billing.offers.kind === 'ready' ? billing.offers.value : [];
  const buttons = (opened: Awaited<ReturnType<typeof open>>) => offersOf(opened).map(({ button }) => button);

  it('show the period that the account pays by, until another is chosen', async () => {
    const { billing, subscription } = await open();
    expect([billing.period, billing.savingPercent]).toEqual(['monthly', 20]);
    subscription.current.replace({ ...subscription.current.value!, subscription: 'annually' });
    expect(billing.period).toBe('annually');
    billing.choosePeriod('monthly');
    expect(billing.period).toBe('monthly');
  });

  it('open in a new tab, at the URL of the period', async () => {
    const opened = await open();
    const { billing } = opened;
    await billing.openReviewed();
    billing.review(offersOf(opened)[3]!);
    expect([billing.planChange?.price.difference, app.openedUrls]).toEqual([40_000, []]);
    const opening = billing.openReviewed();
    expect(billing.isOpening).toBe(true);
    await Promise.all([opening, billing.openReviewed()]);
    billing.choosePeriod('annually');
    billing.review(offersOf(opened)[3]!);
    await billing.openReviewed();
    expect([billing.reviewed, billing.planChange]).toEqual([null, null]);
    const { monthlySubscriptionUrl, annualSubscriptionUrl } = billing.plans.value![3]!;
    expect([app.openedUrls, app.leftFor]).toEqual([[monthlySubscriptionUrl, annualSubscriptionUrl], []]);
  });

  it('are blocked with a notice when their host is not trusted', async () => {
    const opened = await open();
    app.blocksUrls = true;
    opened.billing.review(offersOf(opened)[3]!);
    await opened.billing.openReviewed();
    expect(app.toasts).toEqual([expect.stringContaining('error: We blocked this link')]);
  });

  it('ask to allow pop-ups where the browser opens no tab', async () => {
    const opened = await open();
    app.opensTabs = false;
    opened.billing.review(offersOf(opened)[3]!);
    await opened.billing.openReviewed();
    expect([app.toasts, app.openedUrls]).toEqual([[expect.stringContaining('error: Your browser blocked')], []]);
  });

  it('open nothing once the dialog was closed', async () => {
    const opened = await open();
    opened.billing.review(offersOf(opened)[3]!);
    const opening = opened.billing.openReviewed();
    opened.billing.endReview();
    await opening;
    expect([app.openedUrls, app.toasts, opened.billing.reviewed]).toEqual([[], [], null]);
  });

  it('open at once where neither price nor credits nor features are known', async () => {
    const { billing } = await open('active-customer', {
      billing: {
        plans: () => Promise.resolve(ok([billingPlan('growth', 19_900), billingPlan('scale', 0, { isFree: false })])),
      },
    });
    const offers = latest(billing.offers)!;
    expect(offers.map(billing.isReviewable)).toEqual([true, false]);
    billing.review(offers[1]!);
    expect([app.openedUrls, billing.reviewed]).toEqual([['https://pay.example/scale/month'], null]);
  });

  it('that are not for sale any more say so instead of opening', async () => {
    let isSold = true;
    const { billing } = await open('active-customer', {
      billing: {
        plans: () =>
          Promise.resolve(ok([billingPlan('growth', 19_900), billingPlan('scale', 59_900, isSold ? {} : NOT_SOLD)])),
      },
    });
    app.i18n.add(billingMessages);
    billing.review(latest(billing.offers)![1]!);
    isSold = false;
    await billing.openReviewed();
    expect([app.openedUrls, billing.reviewed, app.toasts]).toEqual([
      ...[[], null, [expect.stringContaining('info: The plan or its price has changed')]],
    ]);
  });

  it('are distinguished by the id of the profile before the name', async () => {
    const opened = await open('active-customer', ({ billing }) => ({
      billing: {
        currentSubscription: async (signal) => {
          const result = await billing.currentSubscription(signal);
          return result.ok ? { ...result, value: { ...result.value, name: 'Starter' } } : result;
        },
      },
    }));
    expect(opened.billing.ownPlan?.id).toBe('growth');
  });

  it('wait for the profile, whose id decides, and do without one that fails', async () => {
    const calls = new DeferredCalls<void, Profile>();
    const opened = await open('active-customer', { account: { profile: (signal) => calls.send(undefined, signal) } });
    expect(opened.billing.offers).toEqual({ kind: 'loading' });
    const { profile } = await app.account();
    expect(profile.profile.state.kind).toBe('loading');
    await calls.reject(0);
    expect(buttons(opened)).toEqual(['downgrade', 'downgrade', 'active', 'upgrade', 'contact-us']);
    void profile.load();
    expect(opened.billing.offers).toEqual({ kind: 'loading' });
  });

  it('retry only what failed', async () => {
    const plans = new DeferredCalls<void, readonly BillingPlan[]>();
    const subscription = new DeferredCalls<void, never>();
    const { billing } = await open('active-customer', {
      billing: {
        plans: (signal) => plans.send(undefined, signal),
        currentSubscription: (signal) => subscription.send(undefined, signal),
      },
    });
    billing.retry();
    await plans.reject(0);
    billing.retry();
    expect([plans.count, subscription.count]).toEqual([2, 1]);
  });

  it('wait for the subscription, and fail with it', async () => {
    const calls = new DeferredCalls<void, never>();
    const { billing } = await open('active-customer', {
      billing: { currentSubscription: (signal) => calls.send(undefined, signal) },
    });
    expect(billing.offers.kind).toBe('loading');
    await calls.reject(0);
    expect(billing.offers.kind).toBe('failed');
    billing.retry();
    expect(calls.count).toBe(2);
  });
});
