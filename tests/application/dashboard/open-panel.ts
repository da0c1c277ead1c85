import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { GettingStartedGateway } from '#src/application/dashboard/getting-started-gateway.ts';
import { GETTING_STARTED_STEPS, type GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole, type TestConsoleOptions } from '#tests/support/test-console.ts';

export type Steps = readonly GettingStartedStep[];

/** A signed-in console of which some methods of the steps' gateway are others. */
export async function openPanel(
  scenario: ScenarioName,
  methods: (real: GettingStartedGateway) => Partial<GettingStartedGateway> = () => ({}),
  more: TestConsoleOptions = {},
) {
  const console = new TestConsole({
    scenario,
    ...more,
    change: (gateways) => ({
      gettingStarted: changed(gateways.gettingStarted, methods(gateways.gettingStarted)),
      ...more.change?.(gateways),
    }),
  });
  const account = await console.account();
  return { console, account, store: account.gettingStarted };
}

/** What each pill is, in the order of the pills. */
export function pillStates(store: { stateOf(step: GettingStartedStep): string }): string {
  return GETTING_STARTED_STEPS.map((step) => store.stateOf(step)).join(' ');
}
