import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { plainPacker } from '#src/adapters/memory/plain-packer.ts';
import { createPhoneCheck } from '#src/adapters/browser/phone-check.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppScope } from '#src/composition/app-scope.ts';
import { deferredGateways } from '#src/composition/deferred-gateways.ts';
import type { Platform } from '#src/composition/platform/platform.ts';
import { createTextCatalogue } from '#src/composition/text-catalogue.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { LogInPage } from '#src/ui/auth/log-in/log-in-page.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';

const nothing = () => undefined;
const undo = () => nothing;

/** A device on which nothing happens. */
function stillPlatform({ social }: Settings): Platform {
  return {
    clock: { now: () => 0, after: undo },
    storage: new MemoryStorage(),
    visit: new MemoryStorage(),
    navigation: { path: () => '/auth/login', go: nothing, openExternal: nothing },
    clipboard: { write: () => Promise.resolve('failed') },
    botCheck: { prove: () => Promise.resolve(null) },
    idleDetector: { watch: undo },
    logger: { warn: nothing },
    supportChat: { isOffered: false, open: nothing },
    windowFocus: { onReturn: undo, onHide: undo, isVisible: () => false },
    fileSaver: { save: nothing },
    packer: plainPacker,
    newId: () => '',
    whenIdle: undo,
    externalAddresses: { openInNewTab: () => 'refused', leaveFor: () => 'refused' },
    social: {
      offered: SOCIAL_PROVIDERS.filter((provider) => social[provider].clientId !== ''),
      start: nothing,
      isReturn: () => false,
      takeReturn: () => null,
    },
    isLocalhost: false,
    phoneCheck: createPhoneCheck('en'),
    release: { name: '', state: () => Promise.resolve('same'), hasInput: () => false, reload: nothing },
  };
}

/** The log-in screen as markup, drawn by the product's own components: what is painted before any script has run. */
export function renderLogIn(settings: Settings): string {
  const platform = stillPlatform(settings);
  const { clock, storage, visit, newId } = platform;
  const catalogue = createTextCatalogue();
  const { stores } = createAppScope({
    settings,
    platform,
    session: new SessionStore(storage, clock, newId, visit),
    backend: {
      gateways: deferredGateways(() => Promise.reject(new Error('There is no provider at build'))),
      demo: null,
    },
    catalogue,
  });
  const markup = renderToStaticMarkup(
    <StoresProvider value={stores}>
      <I18nextProvider i18n={catalogue.i18n}>
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
