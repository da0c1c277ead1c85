import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import type { Screen } from './route-gate.ts';

/** The screens from verification to summary sign out when they are left idle. */
export function isIdleScreen(screen: Screen): boolean {
  return screen === 'verification' || ONBOARDING_STAGES.some((stage) => stage === screen);
}
