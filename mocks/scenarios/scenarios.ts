import { day } from './day.ts';
import { failures } from './failures.ts';
import { limits } from './limits.ts';
import { money } from './money.ts';
import { onboarding } from './onboarding.ts';
import type { Scenario, ScenarioDraft, ScenarioGroup } from './scenario.ts';
import { waysIn } from './ways-in.ts';

type Drafts<Name extends string> = Readonly<Record<Name, ScenarioDraft>>;

function grouped<Name extends string>(group: ScenarioGroup, drafts: Drafts<Name>): Readonly<Record<Name, Scenario>> {
  const entries = Object.entries<ScenarioDraft>(drafts).map(([name, draft]) => [name, { ...draft, group }]);
  return Object.fromEntries(entries) as Record<Name, Scenario>;
}

export type ScenarioName =
  | keyof typeof waysIn
  | keyof typeof onboarding
  | keyof typeof day
  | keyof typeof money
  | keyof typeof limits
  | keyof typeof failures;

/** In the order of a catalogue. The names are in links, so they stay. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  ...grouped('ways-in', waysIn),
  ...grouped('onboarding', onboarding),
  ...grouped('day', day),
  ...grouped('money', money),
  ...grouped('limits', limits),
  ...grouped('failures', failures),
};

export const SCENARIO_NAMES = Object.keys(scenarios) as readonly ScenarioName[];

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
