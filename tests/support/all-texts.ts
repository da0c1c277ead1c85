import { accessTexts } from '../../src/application/i18n/en/access';
import { apiKeysTexts } from '../../src/application/i18n/en/api-keys';
import { commonTexts } from '../../src/application/i18n/en/common';
import { consoleTexts } from '../../src/application/i18n/en/console';
import { demoTexts } from '../../src/application/i18n/en/demo';
import { logInTexts } from '../../src/application/i18n/en/log-in';
import { onboardingTexts } from '../../src/application/i18n/en/onboarding';
import { signUpTexts } from '../../src/application/i18n/en/sign-up';

/** The English of every page. */
export const allTexts = {
  ...commonTexts,
  ...logInTexts,
  ...demoTexts,
  ...consoleTexts,
  ...apiKeysTexts,
  ...accessTexts,
  ...signUpTexts,
  ...onboardingTexts,
};
