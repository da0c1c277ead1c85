import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { plainPacker } from '#src/adapters/memory/plain-packer.ts';
import { createPhoneCheck } from '#src/adapters/browser/phone-check.ts';
import { SOCIAL_PROVIDERS } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { createAppContainer } from '#src/composition/app-container.ts';
import { deferredGateways } from '#src/composition/deferred-gateways.ts';
import type { Platform } from '#src/composition/platform/platform.ts';
import { createI18n } from '#src/composition/i18n.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { LogInPage } from '#src/ui/auth/log-in/log-in-page.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';

const nothing = () => undefined;
const noopDisposer = () => nothing;

/** A device on which nothing happens. */
function stillPlatform({ social }: Settings): Platform {
  return {
    clock: { now: () => 0, after: noopDisposer },
    storage: new MemoryStorage(),
    tabStorage: new MemoryStorage(),
    navigation: { path: () => '/auth/login', go: nothing, openExternal: nothing },
    clipboard: { write: () => Promise.resolve('failed') },
    botCheck: { prove: () => Promise.resolve(null) },
    idleDetector: { watch: noopDisposer },
    logger: { debug: nothing },
    supportChat: { isAvailable: false, open: nothing },
    windowFocus: { onReturn: noopDisposer, onHide: noopDisposer, isVisible: () => false },
    fileSaver: { save: nothing },
    packer: plainPacker,
    newId: () => '',
    whenIdle: noopDisposer,
    externalLinks: { openInNewTab: () => 'blocked', navigateTo: () => 'blocked' },
    social: {
      providers: SOCIAL_PROVIDERS.filter((provider) => social[provider].clientId !== ''),
      start: nothing,
      hasReturn: () => false,
      consumeReturn: () => null,
    },
    isLocalhost: false,
    phoneCheck: createPhoneCheck('en'),
    release: { name: '', state: () => Promise.resolve('same'), hasInput: () => false, reload: nothing },
  };
}

/** The log-in screen as markup, drawn by the product's own components: what is painted before any script has run. */
export function renderLogIn(settings: Settings): string {
  const platform = stillPlatform(settings);
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
    i18n: i18n,
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
