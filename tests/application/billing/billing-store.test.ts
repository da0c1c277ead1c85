import { afterEach, describe, expect, it } from 'vitest';
import { plansTexts } from '#src/application/i18n/en/plans.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(
  scenario: TestConsoleOptions['scenario'] = 'active-customer',
  change?: TestConsoleOptions['change'],
) {
  console = new TestConsole({ scenario, ...(change && { change }) });
  console.catalogue.add(plansTexts);
  const { billing, subscription } = await console.account();
  const stop = billing.start();
  await flush();
  return { billing, subscription, stop };
}

const session = (address: string | null | undefined) => address?.split('/').at(-1) ?? '';

describe('the plans to change to', () => {
  const offersOf = ({ billing }: Awaited<ReturnType<typeof open>>) =>
    billing.offers.kind === 'ready' ? billing.offers.value : [];
  const buttons = (opened: Awaited<ReturnType<typeof open>>) => offersOf(opened).map(({ button }) => button);

  it.each([
    { scenario: 'active-customer', expected: ['downgrade', 'downgrade', 'active', 'upgrade', 'contact-us'] },
    { scenario: 'free-plan', expected: ['active', 'upgrade', 'upgrade', 'upgrade', 'contact-us'] },
    { scenario: 'suspended', expected: ['downgrade', 'downgrade', 'active', 'upgrade', 'contact-us'] },
  ] as const)('say for $scenario what their buttons do', async ({ scenario, expected }) => {
    expect(buttons(await open(scenario))).toEqual(expected);
  });

  it('show the period that the account pays by, until another is chosen', async () => {
    const { billing, subscription } = await open();
    expect([billing.period, billing.savingPercent]).toEqual(['monthly', 20]);
    subscription.current.replace({ ...subscription.current.value!, subscription: 'annually' });
    expect(billing.period).toBe('annually');
    billing.choosePeriod('monthly');
    expect(billing.period).toBe('monthly');
  });

  it('open in a new tab, at the address of the period', async () => {
    const opened = await open();
    const { billing } = opened;
    billing.open(offersOf(opened)[3]!);
    billing.choosePeriod('annually');
    billing.open(offersOf(opened)[3]!);
    const { monthlySubscriptionUrl, annualSubscriptionUrl } = billing.plans.value![3]!;
    expect([console.opened, console.left]).toEqual([[monthlySubscriptionUrl, annualSubscriptionUrl], []]);
  });

  it('are not opened where this console does not know the address, and it says so (D40)', async () => {
    const opened = await open();
    console.refusesAddresses = true;
    opened.billing.open(offersOf(opened)[3]!);
    expect(console.toasts).toEqual([expect.stringContaining('error: This address was not opened')]);
  });

  it('follow a plan that was bought in another tab when the person comes back (D35)', async () => {
    const opened = await open();
    console.provider.checkout.settle(session(offersOf(opened)[3]!.address), 'paid');
    expect(buttons(opened)[3]).toBe('upgrade');
    console.returnToPage();
    await flush();
    expect(buttons(opened)).toEqual(['downgrade', 'downgrade', 'downgrade', 'active', 'contact-us']);
  });

  it('are told apart by the id of the profile before the name', async () => {
    const opened = await open('active-customer', ({ billing }) => ({
      billing: changed(billing, {
        currentSubscription: async (signal) => {
          const reply = await billing.currentSubscription(signal);
          return reply.ok ? { ...reply, value: { ...reply.value, name: 'Starter' } } : reply;
        },
      }),
    }));
    expect(opened.billing.ownPlan?.id).toBe('growth');
  });

  it('wait for the subscription, and fail with it', async () => {
    const calls = new Calls<void, never>();
    const { billing } = await open('active-customer', ({ billing: real }) => ({
      billing: changed(real, { currentSubscription: (signal) => calls.send(undefined, signal) }),
    }));
    expect(billing.offers.kind).toBe('loading');
    await calls.refuse(0);
    expect(billing.offers.kind).toBe('failed');
    billing.retry();
    expect(calls.count).toBe(2);
  });

  it('report that they did not load, and load at the next try', async () => {
    const calls = new Calls<void, readonly BillingPlan[]>();
    const { billing } = await open('active-customer', ({ billing: real }) => ({
      billing: changed(real, { plans: (signal) => calls.send(undefined, signal) }),
    }));
    await calls.refuse(0);
    expect([billing.offers.kind, console.toasts.length]).toEqual(['failed', 1]);
    billing.retry();
    await calls.answer(1, []);
    expect(billing.offers).toEqual({ kind: 'ready', value: [] });
  });

  it('are asked for no more once the page is left', async () => {
    const calls = new Calls<void, readonly BillingPlan[]>();
    const { stop } = await open('active-customer', ({ billing: real }) => ({
      billing: changed(real, { plans: (signal) => calls.send(undefined, signal) }),
    }));
    stop();
    console.returnToPage();
    expect([calls.isAborted(0), calls.count]).toEqual([true, 1]);
  });
});
