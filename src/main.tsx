import './trusted-types.ts';
import './tolerant-document.ts';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { AppStores } from './application/app/app-stores.ts';
import type { Settings } from './application/app/settings.ts';
import type { Navigation } from './application/platform/navigation.ts';
import type { OpenBackend } from './composition/backend.ts';
import { I18n } from './composition/i18n.ts';
import { openProvider } from './composition/open-provider.ts';
import { consoleLogger } from './adapters/browser/console-logger.ts';
import { applyBrand, applyLanguage, applyTheme } from './composition/apply-appearance.ts';
import { loadRulesInUse, takeOverDrawnScreen, waitForRelease } from './composition/take-over-drawn-screen.ts';
import { isFramed } from './composition/frame-guard.ts';
import { createNavigation } from './composition/platform/create-navigation.ts';
import { isPageOfItsOwn, reloadOnForeignHash } from './composition/reload-on-foreign-hash.ts';
import { startApp } from './composition/start-app.ts';
import { readPageSettings } from './composition/settings/page-settings.ts';
import { isLanguage } from './domain/shared/language.ts';
import { App } from './ui/app/app.tsx';
import { loadFirstPage } from './ui/app/load-first-page.ts';
import { loadDrawnExample } from './ui/auth/layout/auth-side-panel.tsx';
import { PlainMessage } from './ui/app/plain-message.tsx';
import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/utilities.css';

async function start(root: Root): Promise<void> {
  if (isFramed(window)) return root.render(<PlainMessage text="frame" translate={(await openMessages()).translate} />);
  if (__SINGLE_FILE__ && (await hasLostData())) return;
  const location = createNavigation(document);
  if (__SINGLE_FILE__) reloadOnForeignHash(location, window.location);
  const backend = await openBackend(await readPageSettings(document, consoleLogger), location);
  const { settings } = backend;
  applyBrand(settings.brand, document.documentElement);
  if (settings.maintenance.mode) {
    const i18n = await openMessages();
    const layer = __MOCKS__ ? await demoLayerOf(backend, { stores: null, i18n }) : null;
    return root.render(
      <>
        <PlainMessage text="maintenance" translate={i18n.translate} brand={settings.brand.name} />
        {layer}
      </>,
    );
  }

  const { container, i18n, navigation } = startApp(backend, document, location);
  // A key or a click on the drawn form need not wait for the drawing as well.
  await nextTask();
  const { language, theme } = container.stores;
  applyTheme(theme, document.documentElement);
  await language.showPreferred();
  applyLanguage(language, document.documentElement);
  const mockPage = __MOCKS__ ? await mockPageOf(container.stores, i18n, navigation) : null;
  if (mockPage === null) await loadFirstScreen(container.stores, navigation.path());
  const layer = __MOCKS__ ? await demoLayerOf(backend, { stores: container.stores, i18n }) : null;
  const app = (
    <StrictMode>
      {mockPage ?? <App stores={container.stores} i18n={i18n.instance} navigation={navigation} />}
      {layer}
    </StrictMode>
  );
  await waitForRelease(document);
  takeOverDrawnScreen(document, () => flushSync(() => root.render(app)));
}

/** For a screen before any store exists, in the language that the script of the first paint has found. */
async function openMessages(): Promise<I18n> {
  const i18n = new I18n();
  const { lang } = document.documentElement;
  if (isLanguage(lang)) await i18n.show(lang).catch(() => undefined);
  return i18n;
}

/** True if the page loads again. */
async function hasLostData(): Promise<boolean> {
  const { reloadWithoutData } = await import('./composition/backends/reload-without-data.ts');
  return reloadWithoutData(window);
}

/** The provider of the settings; in mock builds the demo, which can change them. */
async function openBackend(settings: Settings, navigation: Navigation): Promise<OpenBackend> {
  if (!__MOCKS__) return openProvider(settings);
  const [{ openDemo }, { createDemoDevice }] = await Promise.all([
    import('./composition/backends/mock.ts'),
    import('./composition/backends/demo-device.ts'),
  ]);
  return openDemo(settings, createDemoDevice(window, navigation));
}

async function demoLayerOf(
  { demo }: OpenBackend,
  parts: { readonly stores: AppStores | null; readonly i18n: I18n },
): Promise<ReactNode> {
  if (!demo) return null;
  const { createDemoLayer } = await import('./ui/demo/panel/create-demo-layer.tsx');
  return createDemoLayer({ demo, ...parts });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** With all that the drawn screen shows or is used for, so that nothing of it disappears for a moment. */
async function loadFirstScreen(stores: AppStores, path: string): Promise<void> {
  await Promise.all([loadFirstPage(stores, path), loadRulesInUse(document), loadDrawnExample(document)]);
}

/** In mock builds, the pages of other companies and those about the demo live below the console's own url. */
async function mockPageOf(stores: AppStores, i18n: I18n, navigation: Navigation): Promise<ReactNode> {
  const path = navigation.path();
  const { demo } = stores;
  if (!demo || !isPageOfItsOwn(path)) return null;
  if (!path.startsWith('/mock/')) {
    const { openDemoPage } = await import('./ui/demo/pages/demo-routes.tsx');
    return openDemoPage(path, stores, i18n.instance);
  }
  const { loadMockPages } = await import('./composition/backends/mock-pages.ts');
  const { openMockPage } = await loadMockPages();
  return openMockPage(navigation, demo);
}

const host = document.getElementById('root');
if (host) {
  const root = createRoot(host);
  start(root).catch(async (error: unknown) => {
    consoleLogger.debug('The console did not start', error);
    root.render(<PlainMessage text="broken" translate={(await openMessages()).translate} />);
  });
}
