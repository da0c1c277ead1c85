import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { billingPlan, NOT_SOLD, subscriptionOf } from '#tests/support/billing-plans.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudoTexts as texts, unmarkedTexts } from '#tests/support/pseudo-texts.ts';
import type { TestConsoleOptions } from '#tests/support/test-console.ts';

/** What the provider or the person says, and dates. */
const DATA = [
  /[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  ...[
    'Elena Vasileva',
    'Jonas Lind',
    'Gatehouse',
    'Growth',
    'Legacy',
    'Yearly',
    'Dearer',
    'Volume',
    'Unsaid',
    'Feature',
  ],
  ...['EV', 'JL'],
];

function opened(path: string, { change, ...options }: TestConsoleOptions = {}) {
  return openApp({
    path,
    scenario: 'active-customer',
    ...options,
    change: (gateways) => ({
      localization: { translations: () => Promise.resolve(ok(texts)) },
      ...change?.(gateways),
    }),
  });
}

const expectAllTranslated = () => waitFor(() => expect(unmarkedTexts(DATA)).toEqual([]));

describe('every text of the billing page', () => {
  it.each([
    { about: 'a monthly subscription', more: {} },
    { about: 'an annual one that is cancelled', more: { subscription: 'annually', isCancelled: true } },
    { about: 'one without extra credits', more: { paygAdditionalCreditsPerOneDollar: 0 } },
    { about: 'a free one', more: { free: true, subscription: null, nextBillingDate: null } },
    { about: 'one with a pending invoice', more: { hasPendingInvoices: true, active: false } },
    { about: 'a suspended one', more: { hasPendingInvoices: true, suspended: true } },
    { about: 'a suspended one that owes nothing', more: { suspended: true } },
  ] as const)('is in the catalogue for $about', async ({ more }) => {
    const current = subscriptionOf({ ...more, scheduledCancellationDate: Date.UTC(2026, 11, 31) });
    opened('/billing', {
      change: ({ billing }) => ({
        billing: changed(billing, { currentSubscription: () => Promise.resolve(ok(current)) }),
      }),
    });
    await screen.findByRole('heading', { level: 1, name: texts['billing.title'] });
    await screen.findByRole('table', { name: texts['billing.to-date'] });
    await expectAllTranslated();
  });

  it('is in the catalogue for every kind of plan', async () => {
    const additionalFeatures = [
      { name: 'Feature', features: [{ key: 'f', name: 'Feature', sequence: 1, value: true, content: '' }] },
    ];
    const plans = [
      billingPlan('Growth', 19_900, { additionalFeatures, annualCostSavings: 48_000 }),
      billingPlan('Legacy', 900, NOT_SOLD),
      billingPlan('Yearly', 29_900, { monthlySubscriptionUrl: null, paygAdditionalCreditsPerOneDollar: 5 }),
      billingPlan('Dearer', 59_900, { annualSubscriptionUrl: null }),
      billingPlan('Volume', 0, { isCustom: true }),
      billingPlan('Unsaid', 0, { isFree: false, annualAmount: null }),
    ];
    opened('/billing#upgrade-plan', {
      change: ({ billing, catalogue }) => ({
        billing: changed(billing, { plans: () => Promise.resolve(ok(plans)) }),
        catalogue: changed(catalogue, { plans: () => Promise.resolve(ok([])) }),
      }),
    });
    await screen.findByRole('list', { name: texts['billing.plans'] });
    await expectAllTranslated();
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    await screen.findByText(texts['billing.not-annually']);
    await expectAllTranslated();
  });

  it('is in the catalogue for plans that did not come, or are none', async () => {
    let isDown = true;
    opened('/billing#upgrade-plan', {
      change: ({ billing }) => ({
        billing: changed(billing, {
          plans: () => Promise.resolve(isDown ? fail(unexpected(500, { message: '500' })) : ok([])),
        }),
      }),
    });
    await screen.findByRole('heading', { name: texts['plan.failed'] });
    await expectAllTranslated();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: texts['common.try-again'] }));
    await screen.findByRole('heading', { name: texts['billing.plans.empty'] });
    await expectAllTranslated();
  });
});
