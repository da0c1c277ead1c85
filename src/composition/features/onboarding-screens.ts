import type { Container } from 'inversify';
import { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import { CompanyStore } from '#src/application/onboarding/company-store.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { PlanStore } from '#src/application/onboarding/plan-store.ts';
import { ProtocolsStore } from '#src/application/onboarding/protocols-store.ts';
import { channelsRules, useCasesRules } from '#src/application/onboarding/selection-rules.ts';
import { SelectionStore } from '#src/application/onboarding/selection-store.ts';
import type { StagePorts } from '#src/application/onboarding/stage-store.ts';
import { SubscriptionCheckStore } from '#src/application/onboarding/subscription-check-store.ts';
import { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import * as tokens from '#src/composition/tokens.ts';

export function createOnboardingScreens(app: Container): OnboardingScreens {
  const clock = app.get(tokens.CLOCK);
  const catalogue = new CatalogueStore(app.get(tokens.GATEWAYS).catalogue, app.get(tokens.STORAGE), clock);
  const ports = stagePorts(app);
  return {
    company: () => new CompanyStore(ports),
    useCases: () => new SelectionStore(useCasesRules, ports),
    protocols: () => new ProtocolsStore(catalogue, ports),
    channels: () => new SelectionStore(channelsRules, ports),
    plan: () => new PlanStore(catalogue, { ...ports, loadFailed: pricingFailed(app) }),
    summary: () =>
      new SummaryStore({
        ...ports,
        catalogue,
        priceFailed: pricingFailed(app),
        external: app.get(tokens.EXTERNAL_ADDRESSES),
        toasts: app.get(tokens.TOAST_STORE),
        storage: app.get(tokens.STORAGE),
      }),
    subscriptionCheck: (changed) => new SubscriptionCheckStore(changed, clock),
  };
}

function stagePorts(app: Container): StagePorts {
  const report = app.get(tokens.REPORT_FAILURE);
  return {
    gateway: app.get(tokens.GATEWAYS).onboarding,
    session: app.get(tokens.SESSION_STORE),
    navigation: app.get(tokens.NAVIGATION),
    report,
    translate: app.get(tokens.TRANSLATE),
    loadFailed: (failure) => report(failure, 'own-read'),
  };
}

/** Only logged (§8); a state that it carries counts all the same. */
function pricingFailed(app: Container) {
  return (failure: AnsweredFailure) => app.get(tokens.LOG_FAILURE)('The prices did not load', failure);
}
