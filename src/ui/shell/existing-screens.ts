import type { Screen } from '../../domain/account/route-gate';

/** The screens that this console has; navigation offers these and no others. */
export const EXISTING_SCREENS = [
  'log-in',
  'dashboard',
  'api-keys',
  'billing',
  'node-as-a-service',
  'register',
  'invitation',
  'forgot-password',
  'reset-password',
  'verification',
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
  'subscription-success',
] as const satisfies readonly Screen[];

export type ExistingScreen = (typeof EXISTING_SCREENS)[number];

export function hasScreen(screen: Screen): screen is ExistingScreen {
  return EXISTING_SCREENS.some((name) => name === screen);
}
