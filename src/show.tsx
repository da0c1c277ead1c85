import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { AppStores } from './application/app/app-stores.ts';
import type { OpenBackend } from './composition/backend.ts';
import { I18n } from './composition/i18n.ts';
import type { StartedApp } from './composition/start-app.ts';
import { loadRulesInUse, takeOverDrawnScreen, waitForRelease } from './composition/take-over-drawn-screen.ts';
import { isLanguage } from './domain/shared/language.ts';
import { App } from './ui/app/app.tsx';
import type { DemoSlots } from './ui/app/demo-slots.ts';
import { PlainMessage } from './ui/app/plain-message.tsx';
import { loadDrawnPanel } from './ui/auth/layout/auth-side-panel.tsx';

let root: Root | null = null;
const rootIn = (host: HTMLElement): Root => (root ??= createRoot(host));

export async function showMessage(host: HTMLElement, text: 'frame' | 'broken'): Promise<void> {
  rootIn(host).render(<PlainMessage text={text} translate={(await openMessages()).translate} />);
}

export async function showMaintenance(host: HTMLElement, backend: OpenBackend): Promise<void> {
  const i18n = await openMessages();
  const layer = await demoLayerOf(backend.demo, null, i18n);
  rootIn(host).render(
    <>
      <PlainMessage text="maintenance" translate={i18n.translate} brand={backend.settings.brand.name} />
      {layer}
    </>,
  );
}

/** In place of what is drawn, once all is here that it shows or is used for: nothing of it disappears for a moment. */
export async function showApp(
  host: HTMLElement,
  app: StartedApp,
  page: Document,
  /** Null for a page of its own. */
  loadPage: (() => Promise<unknown>) | null,
): Promise<void> {
  const { stores, i18n, navigation } = app;
  const shown = rootIn(host);
  const mockPage = loadPage === null ? await mockPageOf(app) : null;
  await Promise.all([loadPage?.(), loadRulesInUse(page), loadDrawnPanel(page)]);
  const [layer, demoSlots] = await Promise.all([
    demoLayerOf(stores.demo, stores, i18n),
    mockPage === null ? demoSlotsOf(stores) : null,
  ]);
  const content = (
    <StrictMode>
      {mockPage ?? <App stores={stores} i18n={i18n.instance} navigation={navigation} demoSlots={demoSlots} />}
      {layer}
    </StrictMode>
  );
  // Nothing to take over, so effects can run behind the first paint.
  if (page.documentElement.dataset['firstPaint'] !== 'log-in') return shown.render(content);
  await waitForRelease(page);
  takeOverDrawnScreen(page, () => flushSync(() => shown.render(content)));
}

/** For a screen before any store exists, in the language that the script of the first paint has found. */
async function openMessages(): Promise<I18n> {
  const i18n = new I18n();
  const { lang } = document.documentElement;
  if (isLanguage(lang)) await i18n.show(lang).catch(() => undefined);
  return i18n;
}

async function demoLayerOf(demo: OpenBackend['demo'], stores: AppStores | null, i18n: I18n): Promise<ReactNode> {
  if (!__MOCKS__ || !demo) return null;
  const { createDemoLayer } = await import('./ui/demo/panel/create-demo-layer.tsx');
  return createDemoLayer({ demo, stores, i18n });
}

async function demoSlotsOf(stores: AppStores): Promise<DemoSlots | null> {
  const { demo } = stores;
  if (!__MOCKS__ || !demo) return null;
  const { createDemoSlots } = await import('./ui/demo/create-demo-slots.tsx');
  return createDemoSlots(demo, stores);
}

/** In mock builds, the pages of other companies and those about the demo live below the console's own url. */
async function mockPageOf({ stores, i18n, navigation }: StartedApp): Promise<ReactNode> {
  const path = navigation.path();
  const { demo } = stores;
  if (!__MOCKS__ || !demo) return null;
  if (!path.startsWith('/mock/')) {
    const { openDemoPage } = await import('./ui/demo/pages/demo-routes.tsx');
    return openDemoPage(path, stores, i18n.instance);
  }
  const { loadMockPages } = await import('./composition/backends/mock.ts');
  const { openMockPage } = await loadMockPages();
  return openMockPage({ navigation, demo, loadMessages: stores.loadMessages, i18n: i18n.instance });
}
