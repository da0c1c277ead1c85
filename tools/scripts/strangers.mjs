import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localBin, root } from './packages.mjs';

/*
 * Whether other people's tools take docs/openapi.json. They are in a package of their own, installed at first use, so
 * that nothing else installs them.
 */

const document = join(root, 'docs/openapi.json');
// Beside the sources, checks of the sources would read the packages.
const folder = join(root, 'node_modules/.cache/gatehouse/strangers');
const client = join(folder, 'client.ts');

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  process.exit(1);
}

const tool = (name, ...args) => run(join(folder, 'node_modules/.bin', name), ...args);

cpSync(join(root, 'tools/strangers'), folder, { recursive: true });
// Without their scripts: one of them reports the installation to its vendor.
if (!existsSync(join(folder, 'node_modules')))
  run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock');
tool('redocly', 'lint', '--extends=recommended-strict', document);
tool('spectral', 'lint', '--fail-severity=warn', document);
const { default: SwaggerParser } = createRequire(join(folder, 'package.json'))('@apidevtools/swagger-parser');
await SwaggerParser.validate(document);
tool('openapi-typescript', document, '--output', client);
run(localBin('tsc'), '--strict', '--noEmit', '--ignoreConfig', client);
console.log('Redocly, Spectral, swagger-parser and openapi-typescript take the document.');
