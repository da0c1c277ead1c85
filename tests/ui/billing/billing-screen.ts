import { screen } from '@testing-library/react';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';

type Methods = (billing: BillingGateway) => Partial<BillingGateway>;

export async function openBilling(
  path: '/billing' | '/billing#upgrade-plan',
  methods: Methods = () => ({}),
  options: TestAppOptions = {},
): Promise<TestApp> {
  const app = openApp({
    path,
    scenario: 'active-customer',
    ...options,
    overrideGateways: ({ billing }) => ({ billing: methods(billing) }),
  });
  await pageTitled('Billing');
  return app;
}

/** Always responds with this subscription. */
export function withSubscription(current: CurrentSubscription): Methods {
  return () => ({ currentSubscription: () => Promise.resolve(ok(current)) });
}

export async function factsOf(label: string): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: label });
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const tab = (name: string) => screen.getByRole('tab', { name });
