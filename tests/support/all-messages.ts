import { auditMessages } from '#src/application/i18n/en/audit.ts';
import { authMessages } from '#src/application/i18n/en/auth.ts';
import { accountClosureMessages } from '#src/application/i18n/en/account-closure.ts';
import { accountMessages } from '#src/application/i18n/en/account.ts';
import { apiKeysMessages } from '#src/application/i18n/en/api-keys.ts';
import { billingMessages } from '#src/application/i18n/en/billing.ts';
import { callsMessages } from '#src/application/i18n/en/calls.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import { accessTokensMessages } from '#src/application/i18n/en/access-tokens.ts';
import { billingDetailsMessages } from '#src/application/i18n/en/billing-details.ts';
import { budgetMessages } from '#src/application/i18n/en/budget.ts';
import { creditBreakdownMessages } from '#src/application/i18n/en/credit-breakdown.ts';
import { creditChartMessages } from '#src/application/i18n/en/credit-chart.ts';
import { dashboardMessages } from '#src/application/i18n/en/dashboard.ts';
import { demoMessages } from '#src/application/i18n/en/demo.ts';
import { demoFaultsMessages } from '#src/application/i18n/en/demo/faults.ts';
import { demoMailsMessages } from '#src/application/i18n/en/demo/mails.ts';
import { demoPagesMessages } from '#src/application/i18n/en/demo/pages.ts';
import { demoPanelMessages } from '#src/application/i18n/en/demo/panel.ts';
import { demoPartnersMessages } from '#src/application/i18n/en/demo/partners.ts';
import { demoScenariosMessages } from '#src/application/i18n/en/demo/scenarios.ts';
import { demoToursMessages } from '#src/application/i18n/en/demo/tours.ts';
import { firstCallMessages } from '#src/application/i18n/en/first-call.ts';
import { jsonViewerMessages } from '#src/application/i18n/en/json-viewer.ts';
import { faucetsMessages } from '#src/application/i18n/en/faucets.ts';
import { callbackDomainsMessages } from '#src/application/i18n/en/callback-domains.ts';
import { callbackSigningMessages } from '#src/application/i18n/en/callback-signing.ts';
import { keyLimitsMessages } from '#src/application/i18n/en/key-limits.ts';
import { logInMessages } from '#src/application/i18n/en/log-in.ts';
import { logsMessages } from '#src/application/i18n/en/logs.ts';
import { onboardingMessages } from '#src/application/i18n/en/onboarding.ts';
import { paletteMessages } from '#src/application/i18n/en/palette.ts';
import { plansMessages } from '#src/application/i18n/en/plans.ts';
import { signUpMessages } from '#src/application/i18n/en/sign-up.ts';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import { usageMessages } from '#src/application/i18n/en/usage.ts';

/** The English messages of every page. */
export const allMessages = {
  ...commonMessages,
  ...logInMessages,
  ...demoMessages,
  ...demoFaultsMessages,
  ...demoMailsMessages,
  ...demoPagesMessages,
  ...demoPanelMessages,
  ...demoPartnersMessages,
  ...demoScenariosMessages,
  ...demoToursMessages,
  ...consoleMessages,
  ...keyLimitsMessages,
  ...dashboardMessages,
  ...apiKeysMessages,
  ...billingMessages,
  ...callsMessages,
  ...paletteMessages,
  ...plansMessages,
  ...callbackDomainsMessages,
  ...callbackSigningMessages,
  ...firstCallMessages,
  ...jsonViewerMessages,
  ...faucetsMessages,
  ...logsMessages,
  ...auditMessages,
  ...authMessages,
  ...accountMessages,
  ...accountClosureMessages,
  ...signUpMessages,
  ...onboardingMessages,
  ...teamMessages,
  ...usageMessages,
  ...creditChartMessages,
  ...accessTokensMessages,
  ...billingDetailsMessages,
  ...budgetMessages,
  ...creditBreakdownMessages,
};
