import type { ReactNode } from 'react';
import { isConsoleScreen, type Screen } from '../../domain/account/route-gate';
import { EXISTING_SCREENS, type ExistingScreen, hasScreen } from './existing-screens';
import { PageModule } from './page-module';
import { accessPage, newPasswordPage, onboardingPage, signUpPage } from './page-parts';

const PAGES: Readonly<Record<ExistingScreen, PageModule>> = {
  'log-in': new PageModule(async () => ({ component: (await import('../session/log-in-page')).LogInPage })),
  dashboard: new PageModule(async () => ({ component: (await import('../dashboard/dashboard-page')).DashboardPage })),
  'api-keys': new PageModule(async () => {
    const [{ ApiKeysPage }, { apiKeysTexts }] = await Promise.all([
      import('../api-keys/api-keys-page'),
      import('../../application/i18n/en/api-keys'),
    ]);
    return { component: ApiKeysPage, texts: apiKeysTexts };
  }),
  billing: new PageModule(async () => ({ component: (await import('../billing/billing-page')).BillingPage })),
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

const UNAVAILABLE = new PageModule(async () => ({
  component: (await import('./unavailable-page')).UnavailablePage,
}));

/** The frame around every page of the signed-in console, with the texts that all of them share. */
export const CONSOLE_FRAME = new PageModule<{ children: ReactNode }>(async () => {
  const [{ ConsoleFrame }, { consoleTexts }] = await Promise.all([
    import('./console-frame'),
    import('../../application/i18n/en/console'),
  ]);
  return { component: ConsoleFrame, texts: consoleTexts };
});

/** The change-e-mail path shows the dashboard under its dialog (§2). */
export function pageOf(screen: Screen): PageModule {
  const shown = screen === 'change-email' ? 'dashboard' : screen;
  return hasScreen(shown) ? PAGES[shown] : UNAVAILABLE;
}

/** The pages that a signed-in customer may go to next. */
export function consolePages(): readonly PageModule[] {
  return EXISTING_SCREENS.filter(isConsoleScreen).map((screen) => PAGES[screen]);
}
