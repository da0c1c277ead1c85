import { isScenarioName, scenarios, type ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { MOMENT_KEY, restoreMoment } from '#src/application/demo/stored-moment.ts';
import { isTourName } from '#src/application/demo/tours.ts';
import {
  BACKENDS,
  type BackendKind,
  DEFAULT_MOMENT,
  type Moment,
  findMomentText,
  type KnownNames,
  readMoment,
  startedMoment,
} from '#src/domain/demo/moment.ts';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';
import type { DemoDevice } from './demo-device.ts';

export const KNOWN_NAMES: KnownNames = {
  isScenario: isScenarioName,
  isOperation: (name) => Object.hasOwn(endpoints, name),
  isTour: isTourName,
  startOf: (scenario) => {
    if (!isScenarioName(scenario)) return {};
    const { start, signedInAs } = scenarios[scenario];
    const { path: _, opensMail: __, maintenance: ___, ...moment } = start;
    return { persona: signedInAs?.email ?? null, ...moment };
  },
  languages: ALL_LANGUAGES,
};

export interface DemoStart {
  readonly moment: Moment;
  /** Undefined continues with the data that are there. */
  readonly scenario: ScenarioName | undefined;
  readonly isFresh: boolean;
  readonly unknown: readonly string[];
}

export function readDemoStart(device: DemoDevice, storedScenario: string | null): DemoStart {
  const [search, hash] = [device.navigation.search(), device.navigation.hash()];
  const text = findMomentText(search) ?? findMomentText(hash);
  if (text !== null) {
    const { moment, unknown } = readMoment(text, KNOWN_NAMES);
    return { moment, unknown, isFresh: true, scenario: isScenarioName(moment.scenario) ? moment.scenario : undefined };
  }
  const query = new URLSearchParams(search);
  const named = query.get('scenario');
  const scenario = isScenarioName(named) ? named : undefined;
  const stored = restoreMoment(device.storage.get(MOMENT_KEY), KNOWN_NAMES, device.clock.now());
  const isOther = scenario !== undefined && scenario !== storedScenario;
  const moment = isOther ? startedMoment(scenario, KNOWN_NAMES) : (stored ?? DEFAULT_MOMENT);
  const backend = backendNamed(query.get('backend')) ?? moment.backend;
  return { moment: { ...moment, backend }, scenario, isFresh: false, unknown: [] };
}

/** `msw` is how links of earlier releases call the worker. */
function backendNamed(name: string | null): BackendKind | undefined {
  return name === 'msw' ? 'worker' : BACKENDS.find((kind) => kind === name);
}
