import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OnboardingSummary } from '#src/domain/onboarding/summary.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { SummaryPage } from '#src/ui/onboarding/summary/summary-page.tsx';
import { billingPlan } from '#tests/support/billing-plans.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { showScreen } from './onboarding-screen.tsx';

let app: TestApp;

const FREE = { chosenCurrentPackage: 'free', chosenCurrentPackageName: 'Free', stripeSessionUrl: null };

describe('the summary', () => {
  const summary: OnboardingSummary = {
    ...{ companyName: null, useCases: ['NFTs', 'Escrow'], blockchainProtocols: ['bitcoin'] },
    ...{ chosenCurrentPackageName: 'Growth', chosenCurrentPackage: 'growth' },
    ...{ offlinePaying: false, stripeSessionUrl: 'https://pay.example/1', state: 'summary' },
  };
  const showing = (part: Partial<OnboardingSummary>) =>
    showScreen(SummaryPage, 'onboarding-at-summary', {
      onboarding: { summary: () => Promise.resolve(ok({ ...summary, ...part })) },
    });
  const lines = async () => {
    await screen.findByText('Payment method');
    return [...document.querySelectorAll('dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('[data-slot="summary-value"]')?.textContent,
    ]);
  };

  it('reports everything that was answered', async () => {
    app = await showing({});
    expect(await lines()).toEqual([
      ['Company', 'No company'],
      ['Use cases', 'NFTs, Escrow'],
      ['Protocols', 'Bitcoin'],
      ['Plan', 'Growth'],
      ['Billing period', 'Annual'],
      ['Price', '$1,908.00 a yearIn US dollars, before tax'],
      ['Due at checkout, before tax', '$1,908.00'],
      ['Payment method', 'Card'],
    ]);
    expect(document.querySelector('dl img')).not.toBeNull();
  });

  it.each([
    {
      part: FREE,
      more: [
        ['Price', 'Free'],
        ['Payment method', 'No payment needed'],
      ],
    },
    {
      part: { chosenCurrentPackage: 'custom', chosenCurrentPackageName: 'Enterprise' },
      more: [
        ['Price', 'Talk to us for a quote'],
        ['Payment method', 'By arrangement'],
      ],
    },
  ])('shows what $part.chosenCurrentPackageName costs and how it is paid', async ({ part, more }) => {
    app = await showing(part);
    expect((await lines()).slice(4)).toEqual(more);
  });

  it('shows where the price is missing because it failed to load, and retries', async () => {
    let works = false;
    app = await showScreen(SummaryPage, 'onboarding-at-summary', {
      catalog: { plans: () => Promise.resolve(works ? ok([billingPlan('growth', 19_900)]) : fail(unexpected(500))) },
    });
    expect((await lines())[5]).toEqual(['Price', "You'll see the price at checkout. Reload price"]);
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reload price' }));
    expect(await screen.findByText('$2,388.00 a year')).toBeDefined();
    expect(app.toasts).toEqual([]);
  });

  it('that was outdated shows a focused notice, and requires the terms again', async () => {
    let part: Partial<OnboardingSummary> = FREE;
    app = await showScreen(SummaryPage, 'onboarding-at-summary', {
      onboarding: {
        summary: () => Promise.resolve(ok({ ...summary, ...part })),
        confirmSummary: () => Promise.resolve(ok('summary')),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /terms of service/ }));
    part = {};
    await userEvent.click(screen.getByRole('button', { name: 'Get started' }));
    const line = await screen.findByText(/have changed since this page was loaded/);
    expect(document.activeElement?.contains(line)).toBe(true);
    expect([screen.getByRole('button', { name: 'Pay' }), screen.getByRole('checkbox')]).toMatchObject([
      { disabled: true },
      { checked: false },
    ]);
    expect(app.leftFor).toEqual([]);
  });

  it('names exactly the two coins when the server reports crypto', async () => {
    app = await showing({ offlinePaying: true });
    expect((await lines()).slice(6)).toEqual([
      ['Payment method', 'Crypto'],
      ['Supported coins', 'Bitcoin, Ethereum'],
    ]);
  });

  it.each([
    { part: FREE, name: 'Get started' },
    { part: {}, name: 'Pay' },
    { part: { chosenCurrentPackage: 'custom' }, name: 'Contact us' },
    { part: { offlinePaying: true }, name: 'Contact us' },
  ])('has the button $name for $part, disabled until the terms are accepted', async ({ part, name }) => {
    app = await showing(part);
    const terms = await screen.findByRole('checkbox', { name: /terms of service/ });
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    expect(screen.getByText('Accept the terms to continue')).toBeDefined();
    await userEvent.click(terms);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
    expect(screen.getByRole('link', { name: /terms of service/ }).getAttribute('href')).toBe(
      app.stores.settings.links.terms,
    );
  });
});
