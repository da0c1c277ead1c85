import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { localBin, root } from './packages.mjs';

/** The quickest first: the shell has no windows to draw, and takes a fifth less time than the whole browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const isRoot = () => process.getuid?.() === 0;

/**
 * The Chromium that the tests drive: the one that is set, Debian's, or Playwright's own. Null where there is none.
 * @returns {string | null}
 */
export function findChromium() {
  const set = process.env.CHROMIUM_PATH;
  if (set) return existsSync(set) ? set : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  return onPath ?? playwrights();
}

/** @returns {string | null} */
function playwrights() {
  try {
    const file = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/**
 * Root has no sandbox, and a test machine no use for what a browser does in the background.
 * @returns {string[]}
 */
export function chromiumFlags() {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** As `findChromium`, but installs one where that can be done without asking. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  if (isRoot() && existsSync('/etc/debian_version')) {
    quietly('apt-get', ['update']);
    const install = (name) => quietly('apt-get', ['install', '-y', '--no-install-recommends', name]);
    install('chromium-headless-shell');
    if (!findChromium()) install('chromium');
  }
  if (!findChromium()) quietly(localBin('playwright'), ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium: install the package `chromium`, or set CHROMIUM_PATH to one.');
}

function quietly(command, args) {
  spawnSync(command, args, { cwd: root, stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/**
 * The Firefox in which `npm run test:all` walks through the features: the one that is set, or that of the system. Null
 * where there is none; Playwright's own is never fetched.
 * @returns {string | null}
 */
export function findFirefox() {
  const set = process.env.FIREFOX_PATH;
  if (set) return existsSync(set) ? set : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (
    FIREFOX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ??
    null
  );
}

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
