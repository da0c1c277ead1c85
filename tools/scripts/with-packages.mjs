// with-packages COMMAND …: installs the packages if they are missing, then runs a command that one of them brings.
import { spawnSync } from 'node:child_process';
import { ensurePackages, localBin, root } from './packages.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node tools/scripts/with-packages.mjs COMMAND …');
  process.exit(1);
}

ensurePackages();
const { status } = spawnSync(localBin(command), args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
