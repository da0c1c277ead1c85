import type { Gateways } from '#src/application/app/gateways.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import { OfferedStages } from '#src/application/onboarding/offered-stages.ts';
import { CompanyStore } from '#src/application/onboarding/company-store.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { PlanStore } from '#src/application/onboarding/plan-store.ts';
import {
  ProtocolsStore,
  channelsRules,
  useCasesRules,
  SelectionStore,
} from '#src/application/onboarding/selection-store.ts';
import { StageDrafts, type StageDeps } from '#src/application/onboarding/stage-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import { type CatalogStore, createCatalog } from '#src/application/plans/catalog-store.ts';
import {
  type AppParts,
  type Bindings,
  type CallingParts,
  type OpenContainer,
  openContainer,
  resolveAll,
} from '#src/composition/container.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';

/** What the stages share. */
interface StageParts extends AppParts, CallingParts {
  readonly stageDeps: StageDeps;
  readonly offeredStages: OfferedStages;
  /** Of the session of now. */
  catalog(): CatalogStore;
}

export function openOnboarding(app: OpenContainer<AppParts>, gateways: Gateways): OnboardingScreens {
  const stages = openContainer(
    {
      ...SCREENS,
      gateways: () => gateways,
      stageDeps: createStageDeps,
      offeredStages: createOfferedStages,
      catalog: catalogOfSession,
    },
    app,
  );
  return resolveAll(SCREENS, stages.parts);
}

const SCREENS: Bindings<OnboardingScreens, StageParts> = {
  stages: ({ offeredStages }) => offeredStages,
  company:
    ({ stageDeps }) =>
    () =>
      new CompanyStore(stageDeps),
  useCases:
    ({ stageDeps }) =>
    () =>
      new SelectionStore(useCasesRules, stageDeps),
  channels:
    ({ stageDeps }) =>
    () =>
      new SelectionStore(channelsRules, stageDeps),
  protocols:
    ({ catalog, stageDeps }) =>
    () =>
      new ProtocolsStore(catalog(), stageDeps),
  plan({ catalog, stageDeps, logFailure, settings, language }) {
    const enterpriseFeatures = () => settings.enterpriseFeatures.map((text) => textIn(text, language.shown));
    const deps = { ...stageDeps, enterpriseFeatures, onLoadFailed: logPricesFailure(logFailure) };
    return () => new PlanStore(catalog(), deps);
  },
  summary({ catalog, stageDeps, platform: { externalLinks, clock }, toasts, logFailure }) {
    const deps = { ...stageDeps, externalLinks, clock, toasts, onPricesFailed: logPricesFailure(logFailure) };
    return () => new SummaryStore({ ...deps, catalog: catalog(), storage: deps.session.own.storage });
  },
  subscriptionCheck:
    ({ platform: { clock } }) =>
    (changed) =>
      new SubscriptionCheckStore(changed, clock),
};

function createOfferedStages({ settings, session }: StageParts): OfferedStages {
  return new OfferedStages(settings.questionnaire.stages, session);
}

function createStageDeps(parts: StageParts): StageDeps {
  const { gateways, platform, session, report, translate, offeredStages: stages } = parts;
  const { tabStorage, clock, navigation } = platform;
  const drafts = new StageDrafts({ tabStorage, clock, navigation, session });
  // It follows the sessions for as long as the page is open.
  drafts.start();
  const onLoadFailed = (failure: RequestFailure) => report(failure, 'own-read', 'in-place');
  return { gateway: gateways.onboarding, navigation, session, report, translate, onLoadFailed, stages, drafts };
}

/** The stages of a session share one, so that it is fetched once, and it reaches no other session. */
function catalogOfSession({ gateways, platform, session }: StageParts): () => CatalogStore {
  let shared: { readonly owner: string | null; readonly catalog: CatalogStore } | null = null;
  return () => {
    const owner = session.sessionId;
    if (shared?.owner !== owner) shared = { owner, catalog: createCatalog({ gateways, platform, session }) };
    return shared.catalog;
  };
}

function logPricesFailure(logFailure: LogFailure) {
  return (failure: RequestFailure) => logFailure('The prices did not load', failure);
}
