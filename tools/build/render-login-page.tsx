import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppContainer } from '#src/composition/app-container.ts';
import { deferredGateways } from '#src/composition/deferred-gateways.ts';
import { createNullPlatform, type Platform } from '#src/composition/platform/platform.ts';
import { createI18n } from '#src/composition/i18n.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { LogInPage } from '#src/ui/auth/log-in/log-in-page.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';

/** A device on which nothing happens, with the social providers that the deployment is set up for. */
function loginPlatform({ social }: Settings): Platform {
  const platform = createNullPlatform();
  const providers = SOCIAL_PROVIDERS.filter((provider) => social[provider].clientId !== '');
  return { ...platform, social: { ...platform.social, providers } };
}

/** The log-in screen as markup, drawn by the product's own components; painted before any script runs. */
export function renderLogIn(settings: Settings): string {
  const platform = loginPlatform(settings);
  const { clock, storage, tabStorage, newId } = platform;
  const i18n = createI18n();
  const { stores } = createAppContainer({
    settings,
    platform,
    session: new SessionStore(storage, clock, newId, tabStorage),
    backend: {
      gateways: deferredGateways(() => Promise.reject(new Error('There is no provider at build'))),
      demo: null,
    },
    i18n,
  });
  const markup = renderToStaticMarkup(
    <StoresProvider value={stores}>
      <I18nextProvider i18n={i18n.instance}>
        <BrandName value={settings.brand.name}>
          <Router ssrPath="/auth/login">
            <LogInPage />
          </Router>
        </BrandName>
      </I18nextProvider>
    </StoresProvider>,
  );
  // Relative to the base element, which an operator may point at a sub-path.
  return markup.replaceAll('href="/', 'href="');
}
