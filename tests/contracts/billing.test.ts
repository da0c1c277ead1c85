import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backends, type OpenBackend } from './backends';
import { failure, signIn, value } from './sign-in';

describe.each(backends)('billing over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
  });
  afterEach(() => backend.close());

  it('answers a monthly plan in cents, with its next payment', async () => {
    await signIn(backend, 'activeCustomer');
    expect(value(await backend.gateways.billing.currentSubscription())).toEqual({
      active: true,
      name: 'Growth',
      free: false,
      subscription: 'monthly',
      subscriptionPayment: 19_900,
      monthlyCredits: 1_000_000,
      throughput: { softLimit: 100, hardLimit: 150 },
      paygAdditionalCreditsPerOneDollar: 20_000,
      paygPeriodToDate: 602,
      subtotal: 20_502,
      hasPendingInvoices: false,
      isCancelled: false,
      scheduledCancellationDate: null,
      nextBillingDate: Date.UTC(2026, 11, 1),
      suspended: false,
    });
  });

  it('answers a free plan that costs nothing and is never billed', async () => {
    await signIn(backend, 'freePlan');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      name: 'Free',
      free: true,
      active: true,
      subscription: null,
      subscriptionPayment: 0,
      subtotal: 0,
      nextBillingDate: null,
      suspended: false,
    });
  });

  it('says that an account is suspended and owes an invoice', async () => {
    await signIn(backend, 'suspended');
    expect(value(await backend.gateways.billing.currentSubscription())).toMatchObject({
      suspended: true,
      hasPendingInvoices: true,
    });
  });

  it('cancels a read', async () => {
    await signIn(backend, 'activeCustomer');
    const run = new AbortController();
    const reply = backend.gateways.billing.currentSubscription(run.signal);
    run.abort();
    expect(failure(await reply)).toEqual({ kind: 'cancelled' });
  });
});
