import type { Screen } from '../../domain/account/route-gate';
import { PageModule } from './page-module';

/** The screens that this console has. Navigation offers these and no others. */
const PAGES: Partial<Record<Screen, PageModule>> = {
  'log-in': new PageModule(async () => ({ page: (await import('../session/log-in-page')).LogInPage })),
  dashboard: new PageModule(async () => ({ page: (await import('../dashboard/dashboard-page')).DashboardPage })),
  'api-keys': new PageModule(async () => {
    const [{ ApiKeysPage }, { apiKeysTexts }] = await Promise.all([
      import('../api-keys/api-keys-page'),
      import('../../application/i18n/en/api-keys'),
    ]);
    return { page: ApiKeysPage, texts: apiKeysTexts };
  }),
  billing: new PageModule(async () => ({ page: (await import('../billing/billing-page')).BillingPage })),
  'node-as-a-service': new PageModule(async () => ({
    page: (await import('../dashboard/node-as-a-service-page')).NodeAsAServicePage,
  })),
};

const UNAVAILABLE = new PageModule(async () => ({ page: (await import('./unavailable-page')).UnavailablePage }));

/** The change-e-mail path shows the dashboard under its dialog (§2). */
export function pageOf(screen: Screen): PageModule {
  return PAGES[screen === 'change-email' ? 'dashboard' : screen] ?? UNAVAILABLE;
}

export function hasPage(screen: Screen): boolean {
  return PAGES[screen] !== undefined;
}
