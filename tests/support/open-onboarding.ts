import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CatalogGateway } from '#src/application/plans/catalog-gateway.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { withMethods } from './with-methods.ts';
import { flush } from './gate.ts';
import { TestApp } from './test-app.ts';

export interface GatewayOverrides {
  readonly onboarding?: Partial<OnboardingGateway>;
  readonly catalog?: Partial<CatalogGateway>;
  readonly billing?: Partial<BillingGateway>;
  readonly settings?: Partial<Settings>;
}

export interface OnboardingSession {
  readonly app: TestApp;
  readonly screens: OnboardingScreens;
}

/** A console with an account in onboarding, and the questionnaire's stores. */
export async function openOnboarding(
  scenario: ScenarioName,
  { onboarding, catalog: catalogue, billing, settings }: GatewayOverrides = {},
): Promise<OnboardingSession> {
  const app = new TestApp({
    scenario,
    ...(settings && { settings }),
    overrideGateways: (gateways) => ({
      onboarding: withMethods(gateways.onboarding, onboarding ?? {}),
      catalog: withMethods(gateways.catalog, catalogue ?? {}),
      billing: withMethods(gateways.billing, billing ?? {}),
    }),
  });
  await app.stores.onboarding.load();
  return { app, screens: app.stores.onboarding.current };
}

/** Starts the stores of a page and waits for the earlier answers. */
export async function startStore<S extends { start(): unknown }>(store: S): Promise<S> {
  store.start();
  await flush();
  return store;
}
