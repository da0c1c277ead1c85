import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import type { GettingStartedGateway } from '#src/application/dashboard/dashboard-gateways.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { changesOf } from '#tests/support/with-methods.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export type Steps = readonly GettingStartedStep[];

/** A signed-in console of which some methods of the steps' gateway are others. */
export async function openPanel(
  scenario: ScenarioName,
  methods: (real: GettingStartedGateway) => Partial<GettingStartedGateway> = () => ({}),
  more: TestAppOptions = {},
) {
  const app = new TestApp({
    scenario,
    ...more,
    overrideGateways: (gateways) => ({
      gettingStarted: methods(gateways.gettingStarted),
      ...changesOf(gateways, more.overrideGateways),
    }),
  });
  const account = await app.account();
  return { console: app, account, store: account.get(gettingStartedStore) };
}

/** What each pill is, in the order of the pills. */
export function pillStates(store: { stateOf(step: GettingStartedStep): string }): string {
  return GETTING_STARTED_STEPS.map((step) => store.stateOf(step)).join(' ');
}
