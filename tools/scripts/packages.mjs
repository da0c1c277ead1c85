import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_NODE = [20, 19];

/** Ends the process with one line where this Node is too old, and where the tool is given what it cannot use. */
export function requireNode() {
  process.on('uncaughtException', (error) => {
    const isOurs = !('code' in error) && error.constructor !== Error;
    console.error(isOurs ? error : error.message);
    process.exit(1);
  });
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Gatehouse needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs what package-lock.json names, where it is not there yet. */
export function ensurePackages() {
  requireNode();
  if (packagesAreThere()) return;
  console.log('Installing packages (once) …');
  const complaint = install('ci');
  if (complaint === null) return;
  // A registry may lack the binaries of other systems; `npm ci` then rejects the lock file for want of packages that this
  // machine has no use for. `npm install` passes over them, and the versions are compared afterwards.
  if (!/in sync/.test(complaint) || install('install', '--no-save') !== null || !packagesAreThere()) {
    console.error(complaint);
    console.error('The packages could not be installed as package-lock.json names them.');
    process.exit(1);
  }
}

/** Null on success, otherwise npm's output. */
function install(...how) {
  const [command, ...args] = npm(...how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  const { status, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  return status === 0 ? null : (stderr ?? `${command} could not be started.`);
}

/** npm stores a copy of the lock file in node_modules: what is really installed. */
function packagesAreThere() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (optional && !present[path]) || present[path]?.version === version,
  );
}

/** npm through the Node that runs this, so that no shell is needed on any system. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** How to start a command that a package brings. */
export function localBin(name) {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
