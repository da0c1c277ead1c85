import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { latest } from '#src/application/async/loadable.ts';
import { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { FoldsStore } from '#src/application/dashboard/folds-store.ts';
import { type OverviewDeps, OverviewStore } from '#src/application/dashboard/overview-store.ts';
import { SupportStore } from '#src/application/dashboard/support-store.ts';
import { createCatalog } from '#src/application/plans/catalog-store.ts';
import { createAutoHide } from '#src/application/platform/window-focus.ts';
import { offeredBudget } from '#src/application/usage/offered-budget.ts';
import type { UsageStore } from '#src/application/usage/usage-store.ts';
import type { AccountModule, AccountParts } from '#src/composition/container.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import type { OfferedPages } from '#src/domain/shared/offered-pages.ts';
import { ok } from '#src/domain/shared/result.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';

const NEWEST_CALLS = 100;
const FAILED: CallbackFilters = { ...NO_CALLBACK_FILTERS, status: 'failed' };

export const dashboardModule = {
  support({ gateways, platform, session, profile, subscription: { current } }) {
    const { plans } = createCatalog({ gateways, platform, session });
    return new SupportStore({ plans, profile, subscription: current });
  },
  folds: ({ session: { own } }) => new FoldsStore(own.storage),
  firstCall: createFirstCall,
  overview: createOverview,
} satisfies AccountModule;

function createFirstCall(parts: AccountParts): FirstCallStore {
  const { gateways, platform, settings, drafts, apiKeys } = parts;
  const { usage, creditHistory, overview, report, translate, copyText, copySecret, get } = parts;
  const [budget, gettingStarted, createFirst] = [get(offeredBudget), get(gettingStartedStore), get(createKey)];
  const { clock, windowFocus: focus } = platform;
  return new FirstCallStore({
    ...{ gateway: gateways.firstCall, focus, report, translate, copyText, copySecret },
    draft: drafts.slot('first-call'),
    createFirstKey: () => createFirst('first-key'),
    keys: {
      list: (after, signal) => (after === undefined ? apiKeys.current() : gateways.apiKeys.list(after, signal)),
      secret: (id) => apiKeys.secrets.secret(id),
      now: clock.now,
    },
    autoHide: createAutoHide(clock, focus, settings.seconds.reveal),
    baseUrl: settings.gatewayBaseUrl,
    onSuccess: () => {
      void gettingStarted.refresh();
      usage.refresh();
      void overview.loadCalls();
      creditHistory.refresh();
      budget.refresh();
    },
  });
}

function createOverview(parts: AccountParts): OverviewStore {
  const { gateways, platform, settings, logFailure, subscription, usage, rotations, capabilities, profile, get } =
    parts;
  const budget = get(offeredBudget);
  const { pages } = settings;
  const { clock, windowFocus: focus } = platform;
  return new OverviewStore({
    ...loaders(gateways, pages),
    ...{ clock, focus, logFailure, pages },
    plan: () => subscription.current.value ?? null,
    quota: () => quotaOf(usage),
    budget: () => budget.store?.attention ?? null,
    rotatedKeys: () => rotations.rotations.map(({ oldName }) => oldName),
    isTwoFactorRecommended: () =>
      capabilities.has('two-factor-setup') && (profile.profile.value?.isTwoFactorRecommended ?? false),
  });
}

type Loaders = Pick<OverviewDeps, 'loadCalls' | 'loadFailedCallbacks' | 'loadDomains' | 'loadCompany'>;

/** A page that is not offered is not asked for what the dashboard shows of it. */
function loaders({ logs, callbackDomains, onboarding }: Gateways, pages: OfferedPages): Loaders {
  const nothing = Promise.resolve(ok({ items: [] }));
  return {
    loadCalls: (signal) => (pages.usage ? logs.recentRequests(NEWEST_CALLS, NO_REQUEST_FILTERS, signal) : nothing),
    loadFailedCallbacks: (signal) => (pages.usage ? logs.callbackLogs(FAILED, null, signal) : nothing),
    loadDomains: (signal) => (pages['verify-domain'] ? callbackDomains.list(undefined, signal) : nothing),
    async loadCompany(signal) {
      const result = await onboarding.answers('company-data', signal);
      return result.ok ? ok(result.value?.companyName ?? null) : result;
    },
  };
}

function quotaOf({ figures }: UsageStore): { usedPercent: number | null; extra: number } | null {
  const shown = latest(figures);
  return shown ? { usedPercent: shown.usedPercent, extra: shown.quota.extra } : null;
}
