import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CatalogueGateway } from '#src/application/plans/catalogue-gateway.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { changed } from './changed.ts';
import { flush } from './gates.ts';
import { TestConsole } from './test-console.ts';

export interface Changes {
  readonly onboarding?: Partial<OnboardingGateway>;
  readonly catalogue?: Partial<CatalogueGateway>;
  readonly billing?: Partial<BillingGateway>;
  readonly settings?: Partial<Settings>;
}

export interface Visit {
  readonly console: TestConsole;
  readonly screens: OnboardingScreens;
}

/** A console in which somebody is on the way in, with the stores of the questionnaire. */
export async function visitAt(
  scenario: ScenarioName,
  { onboarding, catalogue, billing, settings }: Changes = {},
): Promise<Visit> {
  const console = new TestConsole({
    scenario,
    ...(settings && { settings }),
    change: (gateways) => ({
      onboarding: changed(gateways.onboarding, onboarding ?? {}),
      catalogue: changed(gateways.catalogue, catalogue ?? {}),
      billing: changed(gateways.billing, billing ?? {}),
    }),
  });
  await console.stores.onboarding.load();
  return { console, screens: console.stores.onboarding.current };
}

/** Starts the stores of a page, and lets what was answered before come. */
export async function started<S extends { start(): unknown }>(store: S): Promise<S> {
  store.start();
  await flush();
  return store;
}
