import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { billingPlan, NOT_SOLD, subscriptionOf } from '#tests/support/billing-plans.ts';
import { openPseudoApp } from '#tests/support/open-pseudo-app.ts';
import { pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';

/** Texts of the provider or the person, dates, and the numbers of invoices. */
const DATA = [
  /[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  /\d{1,2} [A-Z][a-z]{2} \d{4}/g,
  /[\dA-F]{6}-\d{4}/g,
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

const openPage = (path: string, options: TestAppOptions = {}) => openPseudoApp({ path, ...options });

const expectAllTranslated = () => waitFor(() => expect(untranslated(DATA)).toEqual([]));

describe('every text of the billing page', () => {
  it.each([
    { about: 'a monthly subscription', more: {} },
    { about: 'an annual one that is canceled', more: { subscription: 'annually', isCancelled: true } },
    { about: 'one without extra credits', more: { paygAdditionalCreditsPerOneDollar: 0 } },
    { about: 'a free one', more: { free: true, subscription: null, nextBillingDate: null } },
    { about: 'one with a pending invoice', more: { hasPendingInvoices: true, active: false } },
    { about: 'a suspended one', more: { hasPendingInvoices: true, suspended: true } },
    { about: 'a suspended one that owes nothing', more: { suspended: true } },
  ] as const)('is in the catalog for $about', async ({ more }) => {
    const current = subscriptionOf({ ...more, scheduledCancellationDate: Date.UTC(2026, 11, 31) });
    openPage('/billing', {
      overrideGateways: { billing: { currentSubscription: () => Promise.resolve(ok(current)) } },
    });
    await screen.findByRole('heading', { level: 1, name: messages['billing.title'] });
    await screen.findByRole('table', { name: messages['billing.to-date'] });
    await expectAllTranslated();
  });

  it('is in the catalog for every kind of plan', async () => {
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
    openPage('/billing#upgrade-plan', {
      overrideGateways: {
        billing: { plans: () => Promise.resolve(ok(plans)) },
        catalog: { plans: () => Promise.resolve(ok([])) },
      },
    });
    await screen.findByRole('list', { name: messages['billing.plans'] });
    await expectAllTranslated();
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    await screen.findByText(messages['billing.not-annually']);
    await expectAllTranslated();
    const toAnnual = messages['billing.button.to-annual.label'].replace('{{plan}}', 'Growth');
    await userEvent.click(screen.getByRole('button', { name: toAnnual }));
    await screen.findByRole('table', { name: messages['billing.change.table'] });
    await expectAllTranslated();
  });

  it('is in the catalog for plans that failed to load, or are none', async () => {
    let isDown = true;
    openPage('/billing#upgrade-plan', {
      overrideGateways: {
        billing: { plans: () => Promise.resolve(isDown ? fail(unexpected(500, { message: '500' })) : ok([])) },
      },
    });
    await screen.findByRole('heading', { name: messages['plan.failed'] });
    await expectAllTranslated();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: messages['common.try-again'] }));
    await screen.findByRole('heading', { name: messages['billing.plans.empty'] });
    await expectAllTranslated();
  });
});
