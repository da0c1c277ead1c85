import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.mjs';

/*
 * Other people's tools, which docs/openapi.json has to please. They are in a package of their own, installed at first
 * use, so that nothing else installs them.
 */

// Beside the sources, checks of the sources would read the packages.
export const strangersFolder = join(root, 'node_modules/.cache/gatehouse/strangers');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What tools/strangers/package-lock.json names, unless it is there. */
export function installStrangers() {
  const [wanted, installed] = [join(root, 'tools/strangers'), join(strangersFolder, 'node_modules/installed.json')];
  const lock = join(wanted, 'package-lock.json');
  cpSync(wanted, strangersFolder, { recursive: true });
  if (read(installed) === read(lock)) return;
  // Without their scripts, one of which reports the installation to its vendor. Some name a newer Node than they need.
  const options = ['--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: strangersFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  cpSync(lock, installed);
}
