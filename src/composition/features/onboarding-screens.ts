import type { Container } from 'inversify';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import { CompanyStore } from '#src/application/onboarding/company-store.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { ProtocolsStore } from '#src/application/onboarding/protocols-store.ts';
import { channelsRules, useCasesRules } from '#src/application/onboarding/selection-rules.ts';
import { SelectionStore } from '#src/application/onboarding/selection-store.ts';
import type { StageDeps } from '#src/application/onboarding/stage-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import * as tokens from '#src/composition/tokens.ts';

export function createOnboardingScreens(app: Container): OnboardingScreens {
  const clock = app.get(tokens.CLOCK);
  const catalog = new CatalogStore(app.get(tokens.GATEWAYS).catalog, app.get(tokens.STORAGE), clock);
  const deps = stageDeps(app);
  return {
    company: () => new CompanyStore(deps),
    useCases: () => new SelectionStore(useCasesRules, deps),
    protocols: () => new ProtocolsStore(catalog, deps),
    channels: () => new SelectionStore(channelsRules, deps),
    plan: () => new PlanStore(catalog, { ...deps, onLoadFailed: logPricesFailure(app) }),
    summary: () =>
      new SummaryStore({
        ...deps,
        catalog,
        onPricesFailed: logPricesFailure(app),
        externalLinks: app.get(tokens.EXTERNAL_LINKS),
        toasts: app.get(tokens.TOAST_STORE),
        storage: app.get(tokens.STORAGE),
      }),
    subscriptionCheck: (changed) => new SubscriptionCheckStore(changed, clock),
  };
}

function stageDeps(app: Container): StageDeps {
  const report = app.get(tokens.REPORT_FAILURE);
  return {
    gateway: app.get(tokens.GATEWAYS).onboarding,
    session: app.get(tokens.SESSION_STORE),
    navigation: app.get(tokens.NAVIGATION),
    report,
    translate: app.get(tokens.TRANSLATE),
    onLoadFailed: (failure) => report(failure, 'own-read'),
  };
}

/** Only logged (§8); a state that it carries counts all the same. */
function logPricesFailure(app: Container) {
  return (failure: RequestFailure) => app.get(tokens.LOG_FAILURE)('The prices did not load', failure);
}
