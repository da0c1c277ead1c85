import { admit, DASHBOARD_PATHS, defaultRoute, VISITOR_SCREENS } from '#src/domain/auth/admit.ts';
import { type AccountState, ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';

/** Every path that has no token in it. */
export const PLAIN_PATHS: readonly string[] = [
  ...Object.keys(VISITOR_SCREENS),
  '/auth/verification',
  ...ONBOARDING_STAGES.map((stage) => `/auth/${stage}`),
  ...DASHBOARD_PATHS.map((name) => `/${name}`),
  '/reset-password',
];

/** The paths that the route gate admits somebody in this state to. All others lead to the first. */
export function admittedPaths(state: AccountState): readonly string[] {
  const home = defaultRoute(state);
  const admitted = PLAIN_PATHS.filter((path) => admit(path, { state, hasToken: state !== 'notAuth' }).kind === 'admit');
  return [home, ...admitted.filter((path) => path !== home)];
}

export function scenarioOfState(state: AccountState): string {
  if (state === 'notAuth') return 'visitor';
  return state === 'dashboard' ? 'active-customer' : `onboarding-at-${state}`;
}

/** The step after this one; null at the end. */
export function nextStep(index: number, count: number): number | null {
  return index + 1 < count ? index + 1 : null;
}

/** The step before this one. A step that changed the console cannot be shown again. */
export function previousStep(index: number, onlyPoints: readonly boolean[]): number | null {
  return onlyPoints[index - 1] ? index - 1 : null;
}
