// Measures, and tests nothing: what the console weighs and how fast it is, beside small pages of React in the same run.
//   npm run bench [-- --only click,inp | --write]
// With --write it puts the figures into docs/performance.md, with the machine that it ran on.
import { parseArgs } from 'node:util';
import { ensurePackages, root } from './packages.mjs';

ensurePackages();

/** TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
async function load(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path, { root, configFile: false, logLevel: 'error' });
  return module;
}

/** Each returns a section of figures. */
const PARTS = {
  weight: async () => (await import('./bench/measure-weight.mjs')).measureWeight(),
  paint: async () => (await import('./bench/measure-first-paint.mjs')).measureFirstPaint(),
  file: async () => (await import('./bench/measure-single-file.mjs')).measureSingleFile(),
  lighthouse: async () => (await import('./bench/measure-lighthouse.mjs')).measureLighthouse(),
  click: async () => (await import('./bench/measure-click.mjs')).measureClick(),
  inp: async () => (await import('./bench/measure-inp.mjs')).measureInp(),
  shift: async () => (await import('./bench/measure-shift.mjs')).measureShift(),
  growth: async () => (await import('./bench/measure-growth.mjs')).measureGrowth(),
  memory: async () => (await import('./bench/measure-memory.mjs')).measureMemory(),
  json: async () => (await import('./bench/measure-json.mjs')).measureJson(),
  chart: async () => (await import('./bench/measure-chart.mjs')).measureChart(),
  logs: async () => (await load('/tools/bench/logs-bench.ts')).measureLogs(),
};

const { only, write } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
}).values;
const chosen = only?.split(',') ?? Object.keys(PARTS);
const unknown = chosen.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
if (only && write) {
  console.error('--write goes with all parts, because figures of different runs are not comparable.');
  process.exit(1);
}

const { toLines } = await import('./bench/report.mjs');
const { describeMachine, writeDocument } = await import('./bench/performance-document.mjs');
const before = describeMachine();
const sections = [];
for (const name of chosen) {
  const section = await PARTS[name]();
  console.log(toLines(section).join('\n'));
  sections.push(section);
}
if (write) console.log(`\nWritten: ${writeDocument(sections, before, describeMachine())}`);
