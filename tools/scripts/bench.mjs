// Measures, and tests nothing: how the answers of the simulation grow with its logs, and what a browser makes of them.
//   npm run bench
import { ensurePackages, root } from './packages.mjs';

ensurePackages();

/** TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
async function load(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error' });
  return module;
}

/** Each answers the lines that it has to say; what is measured in a browser goes here as well. */
const PARTS = [
  async () => (await load('/tools/bench/logs-bench.ts')).measureLogs(),
  async () => (await import('./bench/measure-first-paint.mjs')).measureFirstPaint(),
  async () => (await import('./bench/measure-browser.mjs')).measureBrowser(),
];

for (const measure of PARTS) console.log((await measure()).join('\n'));
