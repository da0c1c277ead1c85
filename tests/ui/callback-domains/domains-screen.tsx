import { screen, within } from '@testing-library/react';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';

export type Methods = (callbackDomains: CallbackDomainGateway) => Partial<CallbackDomainGateway>;

export function openDomains(
  methods: Methods = () => ({}),
  scenario: TestAppOptions['scenario'] = 'active-customer',
): TestApp {
  return openApp({
    path: '/verify-domain#domains',
    scenario,
    overrideGateways: ({ callbackDomains }) => ({ callbackDomains: methods(callbackDomains) }),
  });
}

export function domain(url: string, more: Partial<CallbackDomain> = {}): CallbackDomain {
  return {
    ...{ id: url as CallbackDomainId, url, verified: true, createdAt: Date.UTC(2026, 10, 20, 14, 22) },
    verifiedAt: null,
    ...more,
  };
}

/** A list of exactly these domains, whose deletions succeed. */
export function listing(...callbackDomains: readonly CallbackDomain[]): Methods {
  let left = callbackDomains;
  return () => ({
    list: () => Promise.resolve(ok({ items: left })),
    remove: ({ id }) => {
      left = left.filter((one) => one.id !== id);
      return Promise.resolve(ok(undefined));
    },
  });
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
export const hosts = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
export const deleteButton = (host: string) => screen.findByRole('button', { name: `Delete ${host}` });
export const focused = () => document.activeElement;
