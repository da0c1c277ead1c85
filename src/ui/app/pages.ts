import { DASHBOARD_PATHS, isLinkScreen, type Screen } from '#src/domain/auth/admit.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { ownPages } from '#src/domain/branding/own-pages.ts';
import { isPathOffered } from '#src/domain/shared/offered-pages.ts';
import type { ConsoleFrameProps } from './console-frame.tsx';
import { LazyPage } from './lazy-page.ts';
import { accessPage, newPasswordPage, onboardingPage, signUpPage } from './page-loaders.ts';

/** The page under the dialog of a mailed link. */
const UNDER_LINK = { 'change-email': 'dashboard', 'accept-ownership': 'team' } as const;

type PageName = Exclude<Screen, keyof typeof UNDER_LINK>;

export const PAGES: Readonly<Record<PageName, LazyPage>> = {
  'log-in': new LazyPage(async () => (await import('#src/ui/auth/log-in/log-in-page.tsx')).LogInPage),
  dashboard: new LazyPage(
    async () => (await import('#src/ui/dashboard/dashboard-page.tsx')).DashboardPage,
    ['dashboard', 'first-call', 'json-viewer', 'usage'],
  ),
  'api-keys': new LazyPage(async () => (await import('#src/ui/api-keys/api-keys-page.tsx')).ApiKeysPage, ['api-keys']),
  billing: new LazyPage(
    async () => (await import('#src/ui/billing/billing-page.tsx')).BillingPage,
    ['billing', 'plans'],
  ),
  usage: new LazyPage(async () => (await import('#src/ui/usage/usage-page.tsx')).UsagePage, ['usage']),
  team: new LazyPage(async () => (await import('#src/ui/team/team-page.tsx')).TeamPage, ['team']),
  faucets: new LazyPage(async () => (await import('#src/ui/faucets/faucets-page.tsx')).FaucetsPage, ['faucets']),
  'verify-domain': new LazyPage(
    async () => (await import('#src/ui/callback-domains/domains-page.tsx')).DomainsPage,
    ['callback-domains'],
  ),
  'node-as-a-service': new LazyPage(
    async () => (await import('#src/ui/dashboard/node-as-a-service-page.tsx')).NodeAsAServicePage,
  ),
  'own-page': new LazyPage(async () => (await import('./own-page.tsx')).OwnPage),
  account: new LazyPage(async () => (await import('#src/ui/account/account-page.tsx')).AccountPage, ['account']),
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

export const CONSOLE_FRAME = new LazyPage<ConsoleFrameProps>(
  async () => (await import('./console-frame.tsx')).ConsoleFrame,
  ['console'],
);

/** The same before and after the dialog of a link closes. */
export function pageName(screen: Screen): PageName {
  return isLinkScreen(screen) ? UNDER_LINK[screen] : screen;
}

export function pageOf(screen: Screen): LazyPage {
  return PAGES[pageName(screen)];
}

/** The likely next pages of a signed-in customer, by their paths. */
export function consolePages(settings: Settings): ReadonlyMap<string, LazyPage> {
  const all = DASHBOARD_PATHS.map((screen) => [`/${screen}`, PAGES[screen]] as const);
  const own = [...ownPages(settings).keys()].map((path) => [path, PAGES['own-page']] as const);
  // Few providers offer more than its dialog has.
  const likely = all.filter(([path]) => path !== '/account' && isPathOffered(path, settings.pages));
  return new Map([...likely, ...own]);
}
