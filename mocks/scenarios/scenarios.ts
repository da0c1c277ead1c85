import { activeCustomer } from './active-customer';
import { freePlan } from './free-plan';
import type { Scenario } from './scenario';
import { suspended } from './suspended';
import { twoFactor } from './two-factor';
import { visitor } from './visitor';

export type ScenarioName = 'visitor' | 'active-customer' | 'two-factor' | 'free-plan' | 'suspended';

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  visitor,
  'active-customer': activeCustomer,
  'two-factor': twoFactor,
  'free-plan': freePlan,
  suspended,
};

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(scenarios, value);
}
