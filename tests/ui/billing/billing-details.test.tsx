import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { BillingAccount } from '#src/domain/billing/billing-details.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

beforeEach(() => page.viewport(1280, 800));

function open(options: Partial<TestAppOptions> & { readonly path?: string } = {}, own: Partial<BillingGateway> = {}) {
  return openApp({
    ...{ path: '/billing', scenario: 'active-customer' },
    ...options,
    overrideGateways: () => ({ billing: own }),
  });
}

const card = async () => within(await screen.findByRole('region', { name: 'Billing details', busy: false }));
const button = async (name: string) => (await card()).findByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function enter(name: string | RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('shows what the next invoice says', async () => {
  open();
  await button('Edit billing details');
  const terms = (await card())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(terms).toEqual([
    ['Billed to', 'Northwall Payments GmbHHafenstraße 1220457 HamburgGermany'],
    ['Tax ID', 'DE136695976'],
    ['Invoice recipients', 'invoices@northwall.exampleThe account owner'],
    ['Purchase order number', 'PO-2026-114'],
  ]);
});

it('is edited by keyboard, with an error beside a tax id of another country', async () => {
  open();
  (await button('Edit billing details')).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Edit billing details' });
  expect(field('Company or full name')).toHaveFocus();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Austria');
  await userEvent.click(field('Company or full name'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^This isn't a tax ID of the chosen country\./)).toBeVisible();
  await enter('Tax ID', 'ATU13585627');
  await enter('Invoice recipients', 'a@northwall.example; b@northwall.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save billing details' }));
  expect(await screen.findByText('Billing details saved.')).toBeVisible();
  expect((await card()).getByText('Austria')).toBeVisible();
  expect((await card()).getByText('b@northwall.example')).toBeVisible();
});

it('is asked for before a checkout that needs it, and the plan is still there afterwards', async () => {
  open({ path: '/billing#upgrade-plan', scenario: 'billing-details-needed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Growth' }));
  const review = within(await screen.findByRole('dialog', { name: 'Upgrade to Growth' }));
  expect(await review.findByText('Add your billing details before you continue to checkout.')).toBeVisible();
  expect(review.queryByRole('button', { name: /^Continue to checkout/ })).toBeNull();
  await userEvent.click(review.getByRole('button', { name: 'Add billing details' }));
  await screen.findByRole('dialog', { name: 'Add billing details' });
  await enter('Company or full name', 'First Block');
  await enter('Street and number', 'Rue 1');
  await enter('City', 'Dakar');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Senegal');
  await userEvent.click(screen.getByRole('button', { name: 'Save billing details' }));
  const again = within(await screen.findByRole('dialog', { name: 'Upgrade to Growth' }));
  expect(await again.findByText('Your invoices are made out to First Block.')).toBeVisible();
  expect(again.getByRole('button', { name: /^Continue to checkout/ })).toBeVisible();
});

const PORTAL: BillingAccount = { details: null, isNeeded: false, portalUrl: 'https://billing.example/portal' };

it('leads to the portal of the provider, if its host is allowed', async () => {
  open({}, { details: () => Promise.resolve(ok(PORTAL)) });
  const link = await (await card()).findByRole('link', { name: /^Open billing portal/ });
  expect(link).toHaveAttribute('href', PORTAL.portalUrl);
  expect((await card()).queryByRole('button', { name: 'Add billing details' })).toBeNull();
});

it('leads to no other host', async () => {
  const app = open({}, { details: () => Promise.resolve(ok(PORTAL)) });
  app.blocksUrls = true;
  expect(await (await card()).findByText('To change them, contact us.')).toBeVisible();
  expect((await card()).queryByRole('link')).toBeNull();
});

it('does not stop a checkout when it could not be read', async () => {
  open(
    { path: '/billing#upgrade-plan', scenario: 'billing-details-needed' },
    { details: () => Promise.resolve(fail(unexpected(503))) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Growth' }));
  expect(await screen.findByRole('button', { name: /^Continue to checkout/ })).toBeVisible();
});
