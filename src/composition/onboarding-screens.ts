import type { Container } from 'inversify';
import { CatalogueStore } from '../application/catalogue/catalogue-store';
import { CompanyStore } from '../application/onboarding/company-store';
import type { OnboardingScreens } from '../application/onboarding/onboarding-screens';
import { PlanStore } from '../application/onboarding/plan-store';
import { ProtocolsStore } from '../application/onboarding/protocols-store';
import { channelsRules, useCasesRules } from '../application/onboarding/selection-rules';
import { SelectionStore } from '../application/onboarding/selection-store';
import type { StagePorts } from '../application/onboarding/stage-store';
import { SubscriptionCheckStore } from '../application/onboarding/subscription-check-store';
import { SummaryStore } from '../application/onboarding/summary-store';
import type { AnsweredFailure } from '../domain/shared/failure';
import * as tokens from './tokens';

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
