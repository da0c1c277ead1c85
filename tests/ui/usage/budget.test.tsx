import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BudgetGateway } from '#src/application/usage/usage-gateway.ts';
import { ok } from '#src/domain/shared/result.ts';
import type { Budget } from '#src/domain/usage/budget.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

beforeEach(() => page.viewport(1280, 800));

type Methods = (budget: BudgetGateway) => Partial<BudgetGateway>;

function open(methods: Methods = () => ({}), options: Partial<TestAppOptions> & { readonly path?: string } = {}) {
  return openApp({
    path: '/usage',
    scenario: 'active-customer',
    ...options,
    overrideGateways: ({ budget }) => ({ budget: methods(budget) }),
  });
}

/** Once its code and the budget are there; until then the region is a placeholder. */
const card = async () =>
  within(
    await waitFor(() => {
      const region = screen.getByRole('region', { name: 'Budget' });
      expect([region, ...region.querySelectorAll('*')].filter((one) => one.ariaBusy === 'true')).toEqual([]);
      return region;
    }),
  );
const button = async (name: string) => (await card()).findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const alerts = async () =>
  (await (await card()).findAllByRole('listitem')).map((row) => [...row.children].map((part) => part.textContent));

async function openChange() {
  await userEvent.click(await button('Change budget'));
  return dialog('Change budget');
}

async function type(label: RegExp, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const EUROS: Budget = {
  ...{ currency: 'EUR', spent: 90, endsAt: Date.UTC(2026, 10, 30) },
  limit: { amount: 100, alerts: [50, 90], atLimit: 'notify' },
  sentAlerts: [{ percent: 50, at: Date.UTC(2026, 10, 9, 14, 22) }],
};

describe('the budget', () => {
  it('has what is spent, its alerts, its forecast and its line in the chart', async () => {
    open();
    expect(await (await card()).findByText('$6.02 of $25.00 used')).toBeVisible();
    expect((await card()).getByRole('meter', { name: 'Budget' })).toHaveAttribute(
      'aria-valuetext',
      '24% of the budget used',
    );
    expect(await alerts()).toEqual([
      ['50%', '$12.50', 'Not reached yet'],
      ['80%', '$20.00', 'Not reached yet'],
      ['100%', '$25.00', 'Not reached yet'],
    ]);
    expect((await card()).getByText(/^At this pace, you'll reach the budget on November \d+, 2026\.$/)).toBeVisible();
    const quota = within(screen.getByRole('region', { name: 'Plan quota' }));
    expect(await quota.findByText('Budget: $25.00')).toBeVisible();
    expect(quota.getByText(/^The budget line \(\$25\.00\) is at 1,500,000 credits\.$/)).toBeInTheDocument();
  });

  it('has the time of each alert, in the currency of the provider, and no line where credits have no such price', async () => {
    open(() => ({ load: () => Promise.resolve(ok(EUROS)) }));
    expect(await alerts()).toEqual([
      ['50%', '€50.00', 'Email sent 9 Nov 2026, 14:22 UTC'],
      ['90%', '€90.00', 'Reached'],
    ]);
    expect(screen.queryByText('Budget €100.00')).toBeNull();
  });

  it('draws no label across the other line or label', async () => {
    open(undefined, { scenario: 'budget-reached' });
    const [budget, quota] = [await screen.findByText('Budget: $6.00'), await screen.findByText('1,000,000 included')];
    const [above, below] = [budget, quota].map((label) => label.getBoundingClientRect());
    expect(above!.bottom).toBeLessThan(below!.top);
    document.documentElement.dir = 'rtl';
    expect(budget.getBoundingClientRect().bottom).toBeLessThan(quota.getBoundingClientRect().top);
    document.documentElement.dir = 'ltr';
  });

  it('is set by keyboard where there is none', async () => {
    open(undefined, { scenario: 'free-plan' });
    (await button('Set budget')).focus();
    await userEvent.keyboard('{Enter}');
    await dialog('Set budget');
    await userEvent.keyboard('20,000');
    expect(screen.getByText('20,000 credits for each billing period')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await (await card()).findByText('0 credits of 20,000 credits used')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before calls are rejected, and then says until when', async () => {
    open();
    await openChange();
    await type(/^Amount in USD/, '5');
    await userEvent.click(screen.getByRole('radio', { name: 'Reject API calls until the next billing period' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save budget' }));
    const question = await dialog('Reject API calls now?');
    expect(question.getByText(/used \$6\.02; the new budget is \$5\.00\. Once saved, API calls/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect((await dialog('Change budget')).getByRole('textbox', { name: /^Amount/ })).toHaveValue('5');
    await userEvent.click(screen.getByRole('button', { name: 'Save budget' }));
    await userEvent.click(
      (await dialog('Reject API calls now?')).getByRole('button', { name: 'Save and reject calls' }),
    );
    expect(
      await (await card()).findByText(/^API calls are rejected until the billing period ends on November \d+, 2026\.$/),
    ).toBeVisible();
    await userEvent.click(await button('Raise budget'));
    await dialog('Change budget');
  });

  it('takes the second click of a double click for no answer', async () => {
    open();
    await openChange();
    await type(/^Amount in USD/, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Save budget' }));
    const save = (await dialog('Set a budget that is already used up?')).getByRole('button', { name: 'Save budget' });
    save.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(await dialog('Set a budget that is already used up?')).toBeTruthy();
    await userEvent.click(save);
    expect(await (await card()).findByText('$6.02 of $5.00 used')).toBeVisible();
  });

  it('is removed after a question', async () => {
    open();
    await userEvent.click(await button('Remove budget'));
    const question = await dialog('Remove the budget?');
    await userEvent.click(question.getByRole('button', { name: 'Remove budget' }));
    expect(await button('Set budget')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Budget: $25.00')).toBeNull());
  });
});

describe('on the dashboard, the budget', () => {
  it('says that calls are rejected, and leads to what helps', async () => {
    open(undefined, { path: '/dashboard', scenario: 'budget-reached' });
    expect(await screen.findByText('Your budget is used up, so API calls are rejected.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'View budget' }));
    expect(await button('Raise budget')).toBeVisible();
  });
});
