import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Router } from 'wouter';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { Toaster } from '#src/ui/components/feedback/toaster.tsx';
import { LanguageContext } from '#src/ui/components/language/language-context.ts';
import { CallsDrawerHost } from './calls-drawer-host.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { RouteGate } from './route-gate.tsx';
import { StoresProvider, useAppStores } from './stores-context.ts';
import { createRouterHook, NavigationProvider } from './use-navigation.ts';

interface AppProps {
  readonly stores: AppStores;
  readonly i18n: i18n;
  readonly navigation: Navigation;
}

export function App({ stores, i18n, navigation }: AppProps) {
  const [routerHook] = useState(() => createRouterHook(navigation));
  return (
    <StoresProvider value={stores}>
      <I18nextProvider i18n={i18n}>
        <BrandName value={stores.settings.brand.name}>
          <LanguageContext value={stores.language}>
            <NavigationProvider value={navigation}>
              <Router hook={routerHook}>
                <ErrorBoundary logger={stores.logger} onReload={stores.release.reload}>
                  <RouteGate />
                </ErrorBoundary>
                <CallsDrawerHost />
                <Toasts />
              </Router>
            </NavigationProvider>
          </LanguageContext>
        </BrandName>
      </I18nextProvider>
    </StoresProvider>
  );
}

const Toasts = observer(function Toasts() {
  const { toasts } = useAppStores();
  const { t } = useTranslation();
  return (
    <Toaster
      toasts={toasts.toasts}
      label={t('common.notifications')}
      announcement={toasts.announcement}
      onClose={toasts.close}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  );
});
