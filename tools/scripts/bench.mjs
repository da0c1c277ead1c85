// Measures, and tests nothing: what the console weighs and how fast it is, beside small pages of React in the same run.
//   npm run bench [-- --only reload,click] [--runs 3] [--write], which puts the figures into docs/performance.md
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';

ensurePackages();
const { openBench } = await import('./bench/measuring.mjs');
const { toTable, writeDocument } = await import('./bench/report.mjs');
const { measurePaint, measureReload, measureWeight } = await import('./bench/loads.mjs');
const { measureClick, measureInp } = await import('./bench/clicks.mjs');

/** Each returns a section of the report, or several. */
const PARTS = {
  reload: measureReload,
  paint: measurePaint,
  weight: measureWeight,
  click: measureClick,
  inp: measureInp,
};

const { only, runs, write } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '7' }, write: { type: 'boolean' } },
}).values;
const chosen = only?.split(',') ?? Object.keys(PARTS);
if (chosen.some((name) => !PARTS[name]) || (only && write)) {
  console.error(`The parts are ${Object.keys(PARTS).join(', ')}; --write takes all, because runs cannot be compared.`);
  process.exit(1);
}

const [loadBefore] = loadavg();
const bench = await openBench(Number(runs));
const sections = [];
for (const name of chosen) {
  const found = [await PARTS[name](bench)].flat();
  console.log(`\n${found.map(toTable).join('\n\n')}`);
  sections.push(...found);
}
if (write) console.log(`\nWritten: ${writeDocument(sections, { runs, loadBefore })}`);
// With the servers that the bench opened.
process.exit();
