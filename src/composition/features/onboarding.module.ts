import { ContainerModule } from 'inversify';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import { CompanyStore } from '#src/application/onboarding/company-store.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { ProtocolsStore } from '#src/application/onboarding/protocols-store.ts';
import { channelsRules, useCasesRules } from '#src/application/onboarding/selection-rules.ts';
import { SelectionStore } from '#src/application/onboarding/selection-store.ts';
import { StageDrafts } from '#src/application/onboarding/stage-drafts.ts';
import type { StageDeps } from '#src/application/onboarding/stage-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import {
  GATEWAYS,
  LOG_FAILURE,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  TOAST_STORE,
  token,
  type TokensOf,
  TRANSLATE,
} from '#src/composition/tokens.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { createCatalog } from './plans.module.ts';

export const ONBOARDING_SCREENS: TokensOf<OnboardingScreens> = {
  company: token('CreateCompany'),
  useCases: token('CreateUseCases'),
  protocols: token('CreateProtocols'),
  channels: token('CreateChannels'),
  plan: token('CreatePlan'),
  summary: token('CreateSummary'),
  subscriptionCheck: token('CreateSubscriptionCheck'),
};

const STAGE_DEPS = token<StageDeps>('StageDeps');
const STAGE_DRAFTS = token<StageDrafts>('StageDrafts');
const STAGES_CATALOG = token<() => CatalogStore>('StagesCatalog');

const { company, useCases, protocols, channels, plan, summary, subscriptionCheck } = ONBOARDING_SCREENS;

const onboardingModule = new ContainerModule(({ bind }) => {
  bind(STAGE_DEPS).toResolvedValue(
    ({ onboarding: gateway }, { navigation }, session, report, translate, drafts): StageDeps => {
      const onLoadFailed = (failure: RequestFailure) => report(failure, 'own-read', 'in-place');
      return { gateway, navigation, session, report, translate, onLoadFailed, drafts };
    },
    [GATEWAYS, PLATFORM, SESSION_STORE, REPORT_FAILURE, TRANSLATE, STAGE_DRAFTS],
  );
  bind(company).toResolvedValue((deps) => () => new CompanyStore(deps), [STAGE_DEPS]);
  bind(useCases).toResolvedValue((deps) => () => new SelectionStore(useCasesRules, deps), [STAGE_DEPS]);
  bind(channels).toResolvedValue((deps) => () => new SelectionStore(channelsRules, deps), [STAGE_DEPS]);
  bind(protocols).toResolvedValue(
    (catalog, deps) => () => new ProtocolsStore(catalog(), deps),
    [STAGES_CATALOG, STAGE_DEPS],
  );
  bind(plan).toResolvedValue(
    (catalog, deps, logFailure) => () =>
      new PlanStore(catalog(), { ...deps, onLoadFailed: logPricesFailure(logFailure) }),
    [STAGES_CATALOG, STAGE_DEPS, LOG_FAILURE],
  );
  bind(summary).toResolvedValue(
    (catalog, deps, { externalLinks, clock }, toasts, logFailure) => {
      const onPricesFailed = logPricesFailure(logFailure);
      return () => {
        const { storage } = deps.session.own;
        return new SummaryStore({ ...deps, catalog: catalog(), externalLinks, clock, storage, toasts, onPricesFailed });
      };
    },
    [STAGES_CATALOG, STAGE_DEPS, PLATFORM, TOAST_STORE, LOG_FAILURE],
  );
  bind(subscriptionCheck).toResolvedValue(
    ({ clock }) =>
      (changed) =>
        new SubscriptionCheckStore(changed, clock),
    [PLATFORM],
  );
});

/** What the stages share. */
const stagesModule = new ContainerModule(({ bind }) => {
  bind(STAGES_CATALOG).toResolvedValue(
    (gateways, platform, session) => catalogOfSession(session, () => createCatalog(gateways, platform, session)),
    [GATEWAYS, PLATFORM, SESSION_STORE],
  );
  bind(STAGE_DRAFTS).toResolvedValue(
    ({ tabStorage, clock, navigation }, session) => {
      const drafts = new StageDrafts({ tabStorage, clock, navigation, session });
      // It follows the sessions for as long as the page is open.
      drafts.start();
      return drafts;
    },
    [PLATFORM, SESSION_STORE],
  );
});

export const onboardingModules = [stagesModule, onboardingModule];

/** The stages of a session share one, so that it is fetched once, and it reaches no other session. */
function catalogOfSession(session: SessionStore, create: () => CatalogStore): () => CatalogStore {
  let shared: { readonly owner: string | null; readonly catalog: CatalogStore } | null = null;
  return () => {
    const owner = session.sessionId;
    if (shared?.owner !== owner) shared = { owner, catalog: create() };
    return shared.catalog;
  };
}

function logPricesFailure(logFailure: LogFailure) {
  return (failure: RequestFailure) => logFailure('The prices did not load', failure);
}
