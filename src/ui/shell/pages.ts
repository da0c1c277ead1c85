import { DASHBOARD_PATHS, type Screen } from '../../domain/account/route-gate';
import type { ConsoleFrameProps } from './console-frame';
import { PageModule } from './page-module';
import { accessPage, newPasswordPage, onboardingPage, signUpPage } from './page-parts';

/** The change-e-mail path shows the dashboard under its dialog (§2). */
const PAGES: Readonly<Record<Exclude<Screen, 'change-email'>, PageModule>> = {
  'log-in': new PageModule(async () => ({ component: (await import('../session/log-in-page')).LogInPage })),
  dashboard: new PageModule(async () => {
    const [{ DashboardPage }, { dashboardTexts }, { firstCallTexts }, { jsonViewerTexts }, { usageTexts }] =
      await Promise.all([
        import('../dashboard/dashboard-page'),
        import('../../application/i18n/en/dashboard'),
        import('../../application/i18n/en/first-call'),
        import('../../application/i18n/en/json-viewer'),
        import('../../application/i18n/en/usage'),
      ]);
    return {
      component: DashboardPage,
      texts: { ...dashboardTexts, ...firstCallTexts, ...jsonViewerTexts, ...usageTexts },
    };
  }),
  'api-keys': new PageModule(async () => {
    const [{ ApiKeysPage }, { apiKeysTexts }] = await Promise.all([
      import('../api-keys/api-keys-page'),
      import('../../application/i18n/en/api-keys'),
    ]);
    return { component: ApiKeysPage, texts: apiKeysTexts };
  }),
  billing: new PageModule(async () => {
    const [{ BillingPage }, { billingTexts }, { plansTexts }] = await Promise.all([
      import('../billing/billing-page'),
      import('../../application/i18n/en/billing'),
      import('../../application/i18n/en/plans'),
    ]);
    return { component: BillingPage, texts: { ...billingTexts, ...plansTexts } };
  }),
  usage: new PageModule(async () => {
    const [{ UsagePage }, { usageTexts }] = await Promise.all([
      import('../usage/usage-page'),
      import('../../application/i18n/en/usage'),
    ]);
    return { component: UsagePage, texts: usageTexts };
  }),
  team: new PageModule(async () => {
    const [{ TeamPage }, { teamTexts }] = await Promise.all([
      import('../team/team-page'),
      import('../../application/i18n/en/team'),
    ]);
    return { component: TeamPage, texts: teamTexts };
  }),
  faucets: new PageModule(async () => {
    const [{ FaucetsPage }, { faucetsTexts }] = await Promise.all([
      import('../faucets/faucets-page'),
      import('../../application/i18n/en/faucets'),
    ]);
    return { component: FaucetsPage, texts: faucetsTexts };
  }),
  'verify-domain': new PageModule(async () => {
    const [{ DomainsPage }, { domainsTexts }] = await Promise.all([
      import('../domains/domains-page'),
      import('../../application/i18n/en/domains'),
    ]);
    return { component: DomainsPage, texts: domainsTexts };
  }),
  'node-as-a-service': new PageModule(async () => ({
    component: (await import('../dashboard/node-as-a-service-page')).NodeAsAServicePage,
  })),
  register: signUpPage(async () => (await import('../session/register-page')).RegisterPage),
  invitation: signUpPage(async () => (await import('../session/invitation-page')).InvitationPage),
  'forgot-password': accessPage(async () => (await import('../session/forgot-password-page')).ForgotPasswordPage),
  'reset-password': newPasswordPage(async () => (await import('../session/reset-password-page')).ResetPasswordPage),
  verification: accessPage(async () => (await import('../session/verification-page')).VerificationPage),
  'company-data': onboardingPage(async () => (await import('../onboarding/company-data-page')).CompanyDataPage),
  'use-cases': onboardingPage(async () => (await import('../onboarding/use-cases-page')).UseCasesPage),
  'blockchain-protocols': onboardingPage(
    async () => (await import('../onboarding/blockchain-protocols-page')).BlockchainProtocolsPage,
  ),
  channels: onboardingPage(async () => (await import('../onboarding/channels-page')).ChannelsPage),
  'pricing-plan': onboardingPage(async () => (await import('../onboarding/pricing-plan-page')).PricingPlanPage),
  summary: onboardingPage(async () => (await import('../onboarding/summary-page')).SummaryPage),
  'subscription-success': onboardingPage(
    async () => (await import('../billing/subscription-success-page')).SubscriptionSuccessPage,
  ),
};

/** The frame around every page of the signed-in console, with the texts that all of them share. */
export const CONSOLE_FRAME = new PageModule<ConsoleFrameProps>(async () => {
  const [{ ConsoleFrame }, { consoleTexts }] = await Promise.all([
    import('./console-frame'),
    import('../../application/i18n/en/console'),
  ]);
  return { component: ConsoleFrame, texts: consoleTexts };
});

export function pageOf(screen: Screen): PageModule {
  return PAGES[screen === 'change-email' ? 'dashboard' : screen];
}

/** The pages that a signed-in customer may go to next. */
export function consolePages(): readonly PageModule[] {
  return DASHBOARD_PATHS.map((screen) => PAGES[screen]);
}
