import { screen, within } from '@testing-library/react';
import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import { ok } from '#src/domain/shared/result.ts';
import { COST_KINDS, type DailyCost, type PlanQuota, type UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';

type Methods = (usage: UsageGateway) => Partial<UsageGateway>;

interface Opened {
  readonly path?: string;
  readonly scenario?: TestAppOptions['scenario'];
}

export function openUsage(methods: Methods = () => ({}), opened: Opened = {}): TestApp {
  return openApp({
    path: '/usage',
    scenario: 'active-customer',
    ...opened,
    overrideGateways: ({ usage }) => ({ usage: methods(usage) }),
  });
}

/** Always the same summary; nothing is used except the given quota and costs. */
export function summary(quota: Partial<PlanQuota>, costs: Partial<DailyCost> = {}): UsageSummary {
  const none = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as unknown as DailyCost;
  const startDate = Date.UTC(2026, 10, 1);
  const endDate = Date.UTC(2026, 10, 30);
  return {
    dailyMonitoringCost: { ...none, ...costs },
    planQuota: { ...{ startDate, endDate, included: 1000, used: 0, extra: 0 }, ...quota },
  };
}

export function withUsage(quota: Partial<PlanQuota>, costs: Partial<DailyCost> = {}): Methods {
  return () => ({ summary: () => Promise.resolve(ok(summary(quota, costs))) });
}

export const quotaCard = () => screen.findByRole('region', { name: 'Plan quota' });

/** The credits in the sidebar; null while they are unknown. */
export function sidebarCredits(): string | null {
  return screen.queryByRole('link', { name: /^Credits/ })?.textContent ?? null;
}

/** The cells of the daily costs, row by row. */
export async function costRows(): Promise<readonly (readonly (string | null)[])[]> {
  const table = within(await screen.findByRole('region', { name: 'Credits by kind' }));
  const [, ...rows] = table.getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
