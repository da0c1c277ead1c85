import type { ScenarioName } from '../../mocks/scenarios/scenarios';
import {
  DESKTOP,
  expectAccessibleInBothThemes,
  expectNoSidewaysScrolling,
  NARROWEST,
  PHONE,
} from './support/accessibility';
import { expectHeading } from './support/steps';
import { expect, test } from './support/test';

/** Path, heading and scenario of every screen on the way in. */
const SCREENS: readonly (readonly [path: string, heading: string, scenario: ScenarioName])[] = [
  ['/auth/register', 'Create your account', 'visitor'],
  ['/auth/forgot-password', 'Forgot your password?', 'visitor'],
  ['/reset-password/any', 'Set a new password', 'visitor'],
  ['/auth/verification', 'Check your email', 'onboarding-at-email-verification'],
  ['/auth/company-data', 'What is your company called?', 'onboarding-at-company-data'],
  ['/auth/use-cases', 'What are you building?', 'onboarding-at-use-cases'],
  ['/auth/blockchain-protocols', 'Which protocols do you build on?', 'onboarding-at-blockchain-protocols'],
  ['/auth/channels', 'How did you hear about us?', 'onboarding-at-channels'],
  ['/auth/pricing-plan', 'Choose a plan', 'onboarding-at-pricing-plan'],
  ['/auth/summary', 'Check your answers', 'onboarding-at-summary'],
];

for (const [path, heading, scenario] of SCREENS) {
  for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test(`${path} on a ${device}: nothing to find fault with, in both themes`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(path, { scenario });
      await expectHeading(page, heading);
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.locator('h1'), 'one heading names the page').toHaveCount(1);
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize(NARROWEST);
      await expectNoSidewaysScrolling(page);
    });
  }
}
