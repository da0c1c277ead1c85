import { screen } from '@testing-library/react';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestConsole, TestConsoleOptions } from '#tests/support/test-console.ts';

type Methods = (billing: BillingGateway) => Partial<BillingGateway>;

export async function openBilling(
  path: '/billing' | '/billing#upgrade-plan',
  methods: Methods = () => ({}),
  options: TestConsoleOptions = {},
): Promise<TestConsole> {
  const console = openApp({
    path,
    scenario: 'active-customer',
    ...options,
    change: ({ billing }) => ({ billing: changed(billing, methods(billing)) }),
  });
  await pageTitled('Billing');
  return console;
}

/** Exactly this subscription, as often as it is asked for. */
export function subscribed(current: CurrentSubscription): Methods {
  return () => ({ currentSubscription: () => Promise.resolve(ok(current)) });
}

/** The lines of a bill. */
export async function factsOf(label: string): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: label });
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
