import type { Container } from 'inversify';
import type { OnboardingScreens } from '../application/onboarding/onboarding-screens';

export function createOnboardingScreens(_app: Container): OnboardingScreens {
  return {};
}
