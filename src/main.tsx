import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleLogger } from './adapters/browser/console-logger';
import { applyBrand, followTheme } from './composition/apply-appearance';
import { isFramed } from './composition/frame-guard';
import { type Console, openConsole } from './composition/open-console';
import { readPageSettings } from './composition/page-settings';
import { App } from './ui/shell/app';
import { PlainMessage } from './ui/shell/plain-message';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

async function start(host: HTMLElement): Promise<void> {
  const root = createRoot(host);
  if (isFramed(window)) return root.render(<PlainMessage text="frame" />);
  const settings = readPageSettings(document, consoleLogger);
  applyBrand(settings.brand, document.documentElement);
  if (settings.maintenance.mode) return root.render(<PlainMessage text="maintenance" brand={settings.brand.name} />);

  const console = await openConsole(settings, document);
  const { scope, catalogue, basePath } = console;
  followTheme(scope.stores.theme, document.documentElement);
  const mockPage = __MOCKS__ ? await mockPageOf(console) : null;
  root.render(
    <StrictMode>{mockPage ?? <App stores={scope.stores} i18n={catalogue.i18n} basePath={basePath} />}</StrictMode>,
  );
}

/** In mock builds the pages of other companies live below the console's own address (D40). */
async function mockPageOf({ scope, basePath }: Console): Promise<ReactNode> {
  const { pathname, search } = window.location;
  const path = pathname.slice(basePath.length);
  const { demo } = scope.stores;
  if (!path.startsWith('/mock/') || !demo) return null;
  const { loadMockPages } = await import('./composition/backends/mock-pages');
  const { openMockPage } = await loadMockPages();
  return openMockPage(path, { demo, basePath, search });
}

const host = document.getElementById('root');
if (host) void start(host);
