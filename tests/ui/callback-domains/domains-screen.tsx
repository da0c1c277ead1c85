import { screen, within } from '@testing-library/react';
import type { DomainGateway } from '#src/application/callback-domains/domain-gateway.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-url.ts';
import { ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestConsole, TestConsoleOptions } from '#tests/support/test-console.ts';

export type Methods = (domains: DomainGateway) => Partial<DomainGateway>;

export function openDomains(
  methods: Methods = () => ({}),
  scenario: TestConsoleOptions['scenario'] = 'active-customer',
): TestConsole {
  return openApp({
    path: '/verify-domain',
    scenario,
    change: ({ domains }) => ({ domains: changed(domains, methods(domains)) }),
  });
}

export function domain(url: string, more: Partial<CallbackDomain> = {}): CallbackDomain {
  return {
    ...{ id: url as CallbackDomainId, url, verified: true, createdAt: Date.UTC(2026, 10, 20, 14, 22) },
    verifiedAt: null,
    ...more,
  };
}

/** A list of exactly these, whose deletions succeed. */
export function listing(...domains: readonly CallbackDomain[]): Methods {
  let left = domains;
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
