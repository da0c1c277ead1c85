import './trusted-types';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { consoleLogger } from './adapters/browser/console-logger';
import { applyBrand, followTheme } from './composition/apply-appearance';
import { keepingFocus } from './composition/early-input';
import { isFramed } from './composition/frame-guard';
import { openConsole } from './composition/open-console';
import { readPageSettings } from './composition/page-settings';
import { App } from './ui/shell/app';
import { loadFirstPage } from './ui/shell/load-first-page';
import { PlainMessage } from './ui/shell/plain-message';
import './ui/theme/tokens.css';
import './ui/theme/fonts.css';
import './ui/theme/base.css';

async function start(root: Root): Promise<void> {
  if (isFramed(window)) return root.render(<PlainMessage text="frame" />);
  const settings = await readPageSettings(document, consoleLogger);
  applyBrand(settings.brand, document.documentElement);
  if (settings.maintenance.mode) return root.render(<PlainMessage text="maintenance" brand={settings.brand.name} />);

  const { scope, catalogue, basePath, path } = await openConsole(settings, document);
  followTheme(scope.stores.theme, document.documentElement);
  await loadFirstPage(scope.stores, path);
  const app = (
    <StrictMode>
      <App stores={scope.stores} i18n={catalogue.i18n} basePath={basePath} />
    </StrictMode>
  );
  keepingFocus(document, () => flushSync(() => root.render(app)));
}

const host = document.getElementById('root');
if (host) {
  const root = createRoot(host);
  start(root).catch((error: unknown) => {
    consoleLogger.warn('The console did not start', error);
    root.render(<PlainMessage text="broken" />);
  });
}
