import './trusted-types.ts';
import './tolerant-document.ts';
import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/utilities.css';
import { createRoot, type Root } from 'react-dom/client';
import { consoleLogger } from './adapters/browser/console-logger.ts';
import { applyBrand, applyBrandHead, applyLanguage, applyTheme } from './composition/apply-appearance.ts';
import { isFramed } from './composition/frame-guard.ts';
import { openBackend } from './composition/open-backend.ts';
import { createNavigation } from './composition/platform/platform.ts';
import { startApp } from './composition/start-app.ts';
import { showApp, showMaintenance, showMessage } from './show.tsx';

async function start(root: Root): Promise<void> {
  const { documentElement } = document;
  if (isFramed(window)) return showMessage(root, 'frame');
  if (__SINGLE_FILE__ && (await import('./composition/backends/reload-without-data.ts')).reloadWithoutData(window))
    return;
  const location = createNavigation(document);
  const backend = await openBackend(document, location);
  // The console works in the product's own colors, too.
  void applyBrand(backend.settings.brand, documentElement).catch(() => undefined);
  applyBrandHead(backend.settings.brand, document);
  if (backend.settings.maintenance.mode) return showMaintenance(root, backend);
  const app = startApp(backend, document, location);
  // A key or a click on the drawn form need not wait for the drawing as well.
  await new Promise((resolve) => setTimeout(resolve));
  applyTheme(app.stores.theme, documentElement);
  await app.stores.language.showPreferred();
  applyLanguage(app.stores.language, documentElement);
  await showApp(root, app, document);
}

const host = document.getElementById('root');
if (host) {
  const root = createRoot(host);
  start(root).catch((error: unknown) => {
    consoleLogger.debug('The console did not start', error);
    return showMessage(root, 'broken');
  });
}
