import type { Screen } from '../../domain/account/route-gate';

/** The screens that this console has; navigation offers these and no others. */
export const EXISTING_SCREENS = [
  'log-in',
  'dashboard',
  'api-keys',
  'billing',
  'node-as-a-service',
] as const satisfies readonly Screen[];

export type ExistingScreen = (typeof EXISTING_SCREENS)[number];

export function hasScreen(screen: Screen): screen is ExistingScreen {
  return EXISTING_SCREENS.some((name) => name === screen);
}
