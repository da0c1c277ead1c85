import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { GatewayChanges } from './with-methods.ts';
import { flush } from './gate.ts';
import { TestApp } from './test-app.ts';

export interface GatewayOverrides extends GatewayChanges {
  readonly settings?: Partial<Settings>;
}

export interface OnboardingSession {
  readonly app: TestApp;
  readonly screens: OnboardingScreens;
}

/** A console with an account in onboarding, and the questionnaire's stores. */
export async function openOnboarding(
  scenario: ScenarioName,
  { settings, ...gateways }: GatewayOverrides = {},
): Promise<OnboardingSession> {
  const app = new TestApp({
    scenario,
    ...(settings && { settings }),
    overrideGateways: gateways,
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
