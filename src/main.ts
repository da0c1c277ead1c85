import './trusted-types.ts';
import './tolerant-document.ts';
import './ui/styles/tokens.css';
import './ui/styles/fonts.css';
import './ui/styles/base.css';
import './ui/styles/utilities.css';
import { consoleLogger } from './adapters/browser/console-logger.ts';
import { applyBrand, applyBrandHead, applyLanguage, applyTheme } from './composition/apply-appearance.ts';
import { isFramed } from './composition/frame-guard.ts';
import { openBackend } from './composition/open-backend.ts';
import { createNavigation } from './composition/platform/platform.ts';
import { isPageOfItsOwn } from './composition/reload-on-foreign-hash.ts';
import { startApp } from './composition/start-app.ts';
import type * as Show from './show.tsx';
import { callAhead } from './ui/app/load-first-page.ts';

/** Starts the console. Rejects if the code that draws does not come. */
export async function main(page: Document, nextTask: () => Promise<void>): Promise<void> {
  const host = page.getElementById('root');
  if (!host) return;
  /** What draws comes after what calls. */
  const loadShow = async () => {
    await import('./first-libraries/react.ts');
    await nextTask();
    return import('./show.tsx');
  };
  try {
    await start(page, host, loadShow);
  } catch (error) {
    consoleLogger.debug('The console did not start', error);
    await (await loadShow()).showMessage(host, 'broken');
  }
}

async function start(page: Document, host: HTMLElement, loadShow: () => Promise<typeof Show>) {
  const { documentElement } = page;
  if (isFramed(window)) return (await loadShow()).showMessage(host, 'frame');
  if (__SINGLE_FILE__ && (await import('./composition/backends/reload-without-data.ts')).reloadWithoutData(window))
    return;
  const location = createNavigation(page);
  const backend = await openBackend(page, location);
  // The console works in the product's own colors, too.
  void applyBrand(backend.settings.brand, documentElement).catch(() => undefined);
  applyBrandHead(backend.settings.brand, page);
  if (backend.settings.maintenance.mode) return (await loadShow()).showMaintenance(host, backend);
  const app = startApp(backend, page, location);
  applyTheme(app.stores.theme, documentElement);
  await app.stores.language.showPreferred();
  applyLanguage(app.stores.language, documentElement);
  const isOfItsOwn = __MOCKS__ && isPageOfItsOwn(location.path());
  const loadPage = isOfItsOwn ? null : await callAhead(app.stores, app.navigation);
  const { showApp } = await loadShow();
  await showApp(host, app, page, loadPage);
}
