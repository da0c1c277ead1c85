import { ContainerModule } from 'inversify';
import type { Gateways } from '#src/application/app/gateways.ts';
import { latest } from '#src/application/async/loadable.ts';
import { type OverviewDeps, OverviewStore } from '#src/application/dashboard/overview-store.ts';
import type { UsageStore } from '#src/application/usage/usage-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { GATEWAYS, LOG_FAILURE, PLATFORM } from '#src/composition/tokens.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import { ok } from '#src/domain/shared/result.ts';

const { overview, rotations, subscription, usage } = ACCOUNT_STORES;

const NEWEST_CALLS = 100;
const FAILED: CallbackFilters = { ...NO_CALLBACK_FILTERS, status: 'failed' };

export const overviewModule = new ContainerModule(({ bind }) => {
  bind(overview).toResolvedValue(
    (gateways, { clock, windowFocus: focus }, logFailure, subscription, usage, rotations) =>
      new OverviewStore({
        ...loaders(gateways),
        ...{ clock, focus, logFailure },
        plan: () => subscription.current.value ?? null,
        quota: () => quotaOf(usage),
        rotatedKeys: () => rotations.rotations.map(({ oldName }) => oldName),
      }),
    [GATEWAYS, PLATFORM, LOG_FAILURE, subscription, usage, rotations],
  );
});

type Loaders = Pick<OverviewDeps, 'loadCalls' | 'loadFailedCallbacks' | 'loadDomains' | 'loadCompany'>;

function loaders({ logs, callbackDomains, onboarding }: Gateways): Loaders {
  return {
    loadCalls: (signal) => logs.recentRequests(NEWEST_CALLS, NO_REQUEST_FILTERS, signal),
    loadFailedCallbacks: (signal) => logs.callbackLogs(FAILED, null, signal),
    loadDomains: (signal) => callbackDomains.list(undefined, signal),
    async loadCompany(signal) {
      const result = await onboarding.answers('company-data', signal);
      return result.ok ? ok(result.value?.companyName ?? null) : result;
    },
  };
}

function quotaOf({ figures }: UsageStore): { usedPercent: number | null; extra: number } | null {
  const shown = latest(figures);
  return shown ? { usedPercent: shown.bar.usedPercent, extra: shown.quota.extra } : null;
}
