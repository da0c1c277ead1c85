import type { i18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Router } from 'wouter';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { Toaster } from '#src/ui/components/feedback/toaster.tsx';
import { ErrorBoundary } from './error-screen.tsx';
import { RouteGate } from './route-gate.tsx';
import { StoresProvider, useAppStores } from './stores-context.ts';

interface AppProps {
  readonly stores: AppStores;
  readonly i18n: i18n;
  readonly basePath: string;
}

export function App({ stores, i18n, basePath }: AppProps) {
  return (
    <StoresProvider value={stores}>
      <I18nextProvider i18n={i18n}>
        <BrandName value={stores.settings.brand.name}>
          <Router base={basePath}>
            <ErrorBoundary logger={stores.logger}>
              <RouteGate />
            </ErrorBoundary>
            <Toasts />
          </Router>
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
