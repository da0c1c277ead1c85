import { accessTexts } from '#src/application/i18n/en/access.ts';
import { accountTexts } from '#src/application/i18n/en/account.ts';
import { apiKeysTexts } from '#src/application/i18n/en/api-keys.ts';
import { billingTexts } from '#src/application/i18n/en/billing.ts';
import { commonTexts } from '#src/application/i18n/en/common.ts';
import { consoleTexts } from '#src/application/i18n/en/console.ts';
import { dashboardTexts } from '#src/application/i18n/en/dashboard.ts';
import { demoTexts } from '#src/application/i18n/en/demo.ts';
import { firstCallTexts } from '#src/application/i18n/en/first-call.ts';
import { jsonViewerTexts } from '#src/application/i18n/en/json-viewer.ts';
import { faucetsTexts } from '#src/application/i18n/en/faucets.ts';
import { domainsTexts } from '#src/application/i18n/en/domains.ts';
import { logInTexts } from '#src/application/i18n/en/log-in.ts';
import { logsTexts } from '#src/application/i18n/en/logs.ts';
import { onboardingTexts } from '#src/application/i18n/en/onboarding.ts';
import { plansTexts } from '#src/application/i18n/en/plans.ts';
import { signUpTexts } from '#src/application/i18n/en/sign-up.ts';
import { teamTexts } from '#src/application/i18n/en/team.ts';
import { usageTexts } from '#src/application/i18n/en/usage.ts';

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
