import { DASHBOARD_PATHS, type Screen } from '#src/domain/auth/route-gate.ts';
import type { ConsoleFrameProps } from './console-frame.tsx';
import { LazyPage } from './lazy-page.ts';
import { accessPage, newPasswordPage, onboardingPage, signUpPage } from './page-loaders.ts';

/** A change-email link shows the dashboard under its dialog. */
const PAGES: Readonly<Record<Exclude<Screen, 'change-email'>, LazyPage>> = {
  'log-in': new LazyPage(async () => ({ component: (await import('#src/ui/auth/log-in/log-in-page.tsx')).LogInPage })),
  dashboard: new LazyPage(async () => {
    const [{ DashboardPage }, { dashboardMessages }, { firstCallMessages }, { jsonViewerMessages }, { usageMessages }] =
      await Promise.all([
        import('#src/ui/dashboard/dashboard-page.tsx'),
        import('#src/application/i18n/en/dashboard.ts'),
        import('#src/application/i18n/en/first-call.ts'),
        import('#src/application/i18n/en/json-viewer.ts'),
        import('#src/application/i18n/en/usage.ts'),
      ]);
    return {
      component: DashboardPage,
      messages: { ...dashboardMessages, ...firstCallMessages, ...jsonViewerMessages, ...usageMessages },
    };
  }),
  'api-keys': new LazyPage(async () => {
    const [{ ApiKeysPage }, { apiKeysMessages }] = await Promise.all([
      import('#src/ui/api-keys/api-keys-page.tsx'),
      import('#src/application/i18n/en/api-keys.ts'),
    ]);
    return { component: ApiKeysPage, messages: apiKeysMessages };
  }),
  billing: new LazyPage(async () => {
    const [{ BillingPage }, { billingMessages }, { plansMessages }] = await Promise.all([
      import('#src/ui/billing/billing-page.tsx'),
      import('#src/application/i18n/en/billing.ts'),
      import('#src/application/i18n/en/plans.ts'),
    ]);
    return { component: BillingPage, messages: { ...billingMessages, ...plansMessages } };
  }),
  usage: new LazyPage(async () => {
    const [{ UsagePage }, { usageMessages }] = await Promise.all([
      import('#src/ui/usage/usage-page.tsx'),
      import('#src/application/i18n/en/usage.ts'),
    ]);
    return { component: UsagePage, messages: usageMessages };
  }),
  team: new LazyPage(async () => {
    const [{ TeamPage }, { teamMessages }] = await Promise.all([
      import('#src/ui/team/team-page.tsx'),
      import('#src/application/i18n/en/team.ts'),
    ]);
    return { component: TeamPage, messages: teamMessages };
  }),
  faucets: new LazyPage(async () => {
    const [{ FaucetsPage }, { faucetsMessages }] = await Promise.all([
      import('#src/ui/faucets/faucets-page.tsx'),
      import('#src/application/i18n/en/faucets.ts'),
    ]);
    return { component: FaucetsPage, messages: faucetsMessages };
  }),
  'verify-domain': new LazyPage(async () => {
    const [{ DomainsPage }, { callbackDomainsMessages }] = await Promise.all([
      import('#src/ui/callback-domains/domains-page.tsx'),
      import('#src/application/i18n/en/callback-domains.ts'),
    ]);
    return { component: DomainsPage, messages: callbackDomainsMessages };
  }),
  'node-as-a-service': new LazyPage(async () => ({
    component: (await import('#src/ui/dashboard/node-as-a-service-page.tsx')).NodeAsAServicePage,
  })),
  register: signUpPage(async () => (await import('#src/ui/auth/sign-up/register-page.tsx')).RegisterPage),
  invitation: signUpPage(async () => (await import('#src/ui/auth/sign-up/invitation-page.tsx')).InvitationPage),
  'forgot-password': accessPage(
    async () => (await import('#src/ui/auth/password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  'reset-password': newPasswordPage(
    async () => (await import('#src/ui/auth/password/reset-password-page.tsx')).ResetPasswordPage,
  ),
  verification: accessPage(
    async () => (await import('#src/ui/auth/verification/verification-page.tsx')).VerificationPage,
  ),
  'company-data': onboardingPage(
    async () => (await import('#src/ui/onboarding/company-data-page.tsx')).CompanyDataPage,
  ),
  'use-cases': onboardingPage(async () => (await import('#src/ui/onboarding/use-cases-page.tsx')).UseCasesPage),
  'blockchain-protocols': onboardingPage(
    async () => (await import('#src/ui/onboarding/blockchain-protocols-page.tsx')).BlockchainProtocolsPage,
  ),
  channels: onboardingPage(async () => (await import('#src/ui/onboarding/channels-page.tsx')).ChannelsPage),
  'pricing-plan': onboardingPage(
    async () => (await import('#src/ui/onboarding/pricing-plan/pricing-plan-page.tsx')).PricingPlanPage,
  ),
  summary: onboardingPage(async () => (await import('#src/ui/onboarding/summary/summary-page.tsx')).SummaryPage),
  'subscription-success': onboardingPage(
    async () => (await import('#src/ui/billing/subscription-success-page.tsx')).SubscriptionSuccessPage,
  ),
};

export const CONSOLE_FRAME = new LazyPage<ConsoleFrameProps>(async () => {
  const [{ ConsoleFrame }, { consoleMessages }] = await Promise.all([
    import('./console-frame.tsx'),
    import('#src/application/i18n/en/console.ts'),
  ]);
  return { component: ConsoleFrame, messages: consoleMessages };
});

export function pageOf(screen: Screen): LazyPage {
  return PAGES[screen === 'change-email' ? 'dashboard' : screen];
}

/** The likely next pages of a signed-in customer. */
export function consolePages(): readonly LazyPage[] {
  return DASHBOARD_PATHS.map((screen) => PAGES[screen]);
}
