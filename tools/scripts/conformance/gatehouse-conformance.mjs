#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, root } from '../packages.mjs';

requireNode();
if (!existsSync(join(root, 'node_modules/vite'))) {
  console.error(`The packages are not installed. Run: npm ci --prefix ${root}`);
  process.exit(2);
}

// The kit is TypeScript that a bundler resolves: vite, which is here anyway, runs it.
const { runnerImport } = await import('vite');
const { module } = await runnerImport('/tools/conformance/cli.ts', { root, configFile: false, logLevel: 'error' });
process.exitCode = await module.runCli(process.argv.slice(2), process.env, {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
