import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Router } from 'wouter';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { Toaster } from '#src/ui/components/feedback/toaster.tsx';
import { dropSelectingClicks } from '#src/ui/components/focus/drop-selecting-clicks.ts';
import { ReleaseContext } from '#src/ui/components/late/release-context.ts';
import { LanguageContext } from '#src/ui/components/language/language-context.ts';
import { CallsDrawerHost } from './calls-drawer-host.tsx';
import { type DemoSlots, DemoSlotsProvider } from './demo-slots.ts';
import { ErrorBoundary } from './error-screen.tsx';
import { RouteGate } from './route-gate.tsx';
import { StoresProvider, useAppStores } from './stores-context.ts';
import { createRouterHook, NavigationProvider } from './use-navigation.ts';

interface AppProps {
  readonly stores: AppStores;
  readonly i18n: i18n;
  readonly navigation: Navigation;
  readonly demoSlots?: DemoSlots | null;
}

export function App({ stores, i18n, navigation, demoSlots = null }: AppProps) {
  useInputMethods();
  const [routerHook] = useState(() => createRouterHook(navigation));
  useEffect(dropSelectingClicks, []);
  return (
    <StoresProvider value={stores}>
      <I18nextProvider i18n={i18n}>
        <BrandName value={stores.settings.brand.name}>
          <LanguageContext value={stores.language}>
            <ReleaseContext value={stores.release}>
              <NavigationProvider value={navigation}>
                <Router hook={routerHook}>
                  <ErrorBoundary logger={stores.logger} onReload={stores.release.reload}>
                    <DemoSlotsProvider value={demoSlots}>
                      <RouteGate />
                    </DemoSlotsProvider>
                  </ErrorBoundary>
                  <CallsDrawerHost />
                  <Toasts />
                </Router>
              </NavigationProvider>
            </ReleaseContext>
          </LanguageContext>
        </BrandName>
      </I18nextProvider>
    </StoresProvider>
  );
}

const INPUT_METHOD_KEY = 229;

/**
 * Enter, Esc and the arrows of an input method choose its candidates, so no handler of the page sees them. In Safari the
 * last one comes after the composition has ended, and only its code says so.
 */
function useInputMethods(): void {
  // Before the handlers of all pages, which begin to listen in effects.
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      // oxlint-disable-next-line typescript/no-deprecated -- Safari has nothing else for that key
      if (event.isComposing || event.keyCode === INPUT_METHOD_KEY) event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
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
