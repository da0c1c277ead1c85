// Measures, and tests nothing: what the console weighs and how fast it is, beside small pages of React in the same run.
//   npm run bench [-- --only click,inp]
import { parseArgs } from 'node:util';
import { ensurePackages, root } from './packages.mjs';

ensurePackages();

/** TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
async function load(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error' });
  return module;
}

/** Each returns a section of figures, or lines to print. */
const PARTS = {
  click: async () => (await import('./bench/measure-click.mjs')).measureClick(),
  logs: async () => (await load('/tools/bench/logs-bench.ts')).measureLogs(),
  paint: async () => (await import('./bench/measure-first-paint.mjs')).measureFirstPaint(),
  browser: async () => (await import('./bench/measure-browser.mjs')).measureBrowser(),
};

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const { toLines } = await import('./bench/report.mjs');
for (const name of only?.split(',') ?? Object.keys(PARTS)) {
  if (!PARTS[name]) throw new Error(`There is no part ${name}. There are: ${Object.keys(PARTS).join(', ')}`);
  const found = await PARTS[name]();
  console.log((Array.isArray(found) ? found : toLines(found)).join('\n'));
}
