import { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';
import type { Screen } from './route-gate.ts';

/** From verification to summary: the screens that close when they are left alone (§4, D47). */
export function isIdleScreen(screen: Screen): boolean {
  return screen === 'verification' || ONBOARDING_STAGES.some((stage) => stage === screen);
}
