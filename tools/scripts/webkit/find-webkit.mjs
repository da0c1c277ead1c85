import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ARCHITECTURES = { x64: 'x86_64', arm64: 'aarch64' };

/**
 * The WebKit in which `npm run test:all` walks through the features, that of Debian's `webkit2gtk-driver`, and the
 * display that it is drawn on. Null where any of it is missing.
 * @returns {{ driver: string, browser: string, display: string } | null}
 */
export function findWebKit() {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(onPath);
  const browser = `/usr/lib/${ARCHITECTURES[process.arch]}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  return driver && display && existsSync(browser) ? { driver, browser, display } : null;
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
