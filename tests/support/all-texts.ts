import { accessTexts } from '../../src/application/i18n/en/access';
import { accountTexts } from '../../src/application/i18n/en/account';
import { apiKeysTexts } from '../../src/application/i18n/en/api-keys';
import { billingTexts } from '../../src/application/i18n/en/billing';
import { commonTexts } from '../../src/application/i18n/en/common';
import { consoleTexts } from '../../src/application/i18n/en/console';
import { dashboardTexts } from '../../src/application/i18n/en/dashboard';
import { demoTexts } from '../../src/application/i18n/en/demo';
import { firstCallTexts } from '../../src/application/i18n/en/first-call';
import { jsonViewerTexts } from '../../src/application/i18n/en/json-viewer';
import { faucetsTexts } from '../../src/application/i18n/en/faucets';
import { domainsTexts } from '../../src/application/i18n/en/domains';
import { logInTexts } from '../../src/application/i18n/en/log-in';
import { logsTexts } from '../../src/application/i18n/en/logs';
import { onboardingTexts } from '../../src/application/i18n/en/onboarding';
import { plansTexts } from '../../src/application/i18n/en/plans';
import { signUpTexts } from '../../src/application/i18n/en/sign-up';
import { teamTexts } from '../../src/application/i18n/en/team';
import { usageTexts } from '../../src/application/i18n/en/usage';

/** The English of every page. */
export const allTexts = {
  ...commonTexts,
  ...logInTexts,
  ...demoTexts,
  ...consoleTexts,
  ...dashboardTexts,
  ...apiKeysTexts,
  ...billingTexts,
  ...plansTexts,
  ...domainsTexts,
  ...firstCallTexts,
  ...jsonViewerTexts,
  ...faucetsTexts,
  ...logsTexts,
  ...accessTexts,
  ...accountTexts,
  ...signUpTexts,
  ...onboardingTexts,
  ...teamTexts,
  ...usageTexts,
};
