import './trusted-types.ts';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { AppStores } from './application/app/app-stores.ts';
import { consoleLogger } from './adapters/browser/console-logger.ts';
import { applyBrand, applyTheme } from './composition/apply-appearance.ts';
import { loadRulesInUse, takeOverDrawnScreen, waitForRelease } from './composition/take-over-drawn-screen.ts';
import { isFramed } from './composition/frame-guard.ts';
import { type StartedApp, startApp } from './composition/start-app.ts';
import { readPageSettings } from './composition/settings/page-settings.ts';
import { App } from './ui/app/app.tsx';
import { loadFirstPage } from './ui/app/load-first-page.ts';
import { loadDrawnExample } from './ui/auth/layout/auth-side-panel.tsx';
import { PlainMessage } from './ui/app/plain-message.tsx';
import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/utilities.css';

async function start(root: Root): Promise<void> {
  if (isFramed(window)) return root.render(<PlainMessage text="frame" />);
  const settings = await readPageSettings(document, consoleLogger);
  applyBrand(settings.brand, document.documentElement);
  if (settings.maintenance.mode) return root.render(<PlainMessage text="maintenance" brand={settings.brand.name} />);

  const openedConsole = await startApp(settings, document);
  const { container, i18n, basePath, path } = openedConsole;
  // A key or a click on the drawn form need not wait for the drawing as well.
  await nextTask();
  applyTheme(container.stores.theme, document.documentElement);
  const mockPage = __MOCKS__ ? await mockPageOf(openedConsole) : null;
  if (mockPage === null) await loadFirstScreen(container.stores, path);
  const app = (
    <StrictMode>{mockPage ?? <App stores={container.stores} i18n={i18n.instance} basePath={basePath} />}</StrictMode>
  );
  await waitForRelease(document);
  takeOverDrawnScreen(document, () => flushSync(() => root.render(app)));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** With all that the drawn screen shows or is used for, so that nothing of it disappears for a moment. */
async function loadFirstScreen(stores: AppStores, path: string): Promise<void> {
  await Promise.all([loadFirstPage(stores, path), loadRulesInUse(document), loadDrawnExample(document)]);
}

/** In mock builds, the pages of other companies live below the console's own url. */
async function mockPageOf({ container, basePath }: StartedApp): Promise<ReactNode> {
  const { pathname, search } = window.location;
  const path = pathname.slice(basePath.length);
  const { demo } = container.stores;
  if (!path.startsWith('/mock/') || !demo) return null;
  const { loadMockPages } = await import('./composition/backends/mock-pages.ts');
  const { openMockPage } = await loadMockPages();
  return openMockPage(path, { demo, basePath, search });
}

const host = document.getElementById('root');
if (host) {
  const root = createRoot(host);
  start(root).catch((error: unknown) => {
    consoleLogger.debug('The console did not start', error);
    root.render(<PlainMessage text="broken" />);
  });
}
