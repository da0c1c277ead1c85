import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { Component, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
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
import { type DemoSlots, DemoSlotsProvider } from './demo-slots.ts';
import { RouteGate } from './route-gate.tsx';
import { StoresProvider, useAppStores } from './stores-context.ts';
import { createRouterHook, NavigationProvider } from './use-navigation.ts';
import type { CallsPanel } from '#src/application/calls/calls-panel.ts';
import { togglesCalls } from '#src/domain/calls/calls-key.ts';
import type { CallsDrawerProps } from '#src/ui/calls/calls-drawer.tsx';
import { LazyPage } from './lazy-page.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ConsentBarProps } from '#src/ui/measures/consent-bar.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { StatusPage } from '#src/ui/components/feedback/status-page.tsx';

interface ErrorBoundaryProps {
  readonly logger: Logger;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** Draws the page again once: what broke it may be in the document alone, such as a node that an extension removed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasError: boolean }> {
  override state = { hasError: false };
  private isRedrawn = false;

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.logger.debug('The page stopped working', error);
    if (this.isRedrawn) return;
    this.isRedrawn = true;
    this.setState({ hasError: false });
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return this.isRedrawn ? <ErrorScreen onReload={this.props.onReload} /> : null;
  }
}

function ErrorScreen({ onReload }: Pick<ErrorBoundaryProps, 'onReload'>) {
  const { t } = useTranslation();
  return (
    <StatusPage
      kind="error"
      title={t('error-screen.title')}
      text={t('error-screen.text')}
      action={<Button onClick={onReload}>{t('error-screen.reload')}</Button>}
    />
  );
}

const DRAWER = new LazyPage<CallsDrawerProps>(
  async ({ calls }) =>
    (await Promise.all([import('#src/ui/calls/calls-drawer.tsx'), calls?.store.load()]))[0].CallsDrawer,
  ['console', 'calls', 'json-viewer'],
);

/** Above the route gate, because the calls of the screens before the log-in count too. */
function CallsDrawerHost() {
  const { calls } = useAppStores();
  return calls && <OpenedDrawer panel={calls} />;
}

const OpenedDrawer = observer(function OpenedDrawer({ panel }: { readonly panel: CallsPanel }) {
  const stores = useAppStores();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!togglesCalls(event) || event.repeat) return;
      event.preventDefault();
      panel.toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [panel]);
  useEffect(() => void (panel.isOpen && DRAWER.load(stores)), [panel.isOpen, stores]);

  const Drawer = DRAWER.componentFor(stores);
  return panel.isOpen && Drawer && <Drawer store={panel.store.current} onClose={panel.close} />;
});

const CONSENT_BAR = new LazyPage<ConsentBarProps>(
  async ({ measures }) =>
    (await Promise.all([import('#src/ui/measures/consent-bar.tsx'), measures?.load()]))[0].ConsentBar,
  ['console'],
);

/** Above the route gate, because the screens before the log-in are counted too. */
const Measures = observer(function Measures() {
  const stores = useAppStores();
  const { measures, settings } = stores;
  useEffect(() => (measures ? stores.whenIdle(() => void CONSENT_BAR.load(stores)) : undefined), [measures, stores]);

  const Bar = measures && CONSENT_BAR.componentFor(stores);
  return Bar && <Bar store={measures.current} brand={settings.brand.name} />;
});

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
                  <Measures />
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
