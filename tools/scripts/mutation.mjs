// npm run mutation: changes the domain and the stores in thousands of small ways, and names those that no test notices.
//   npm run mutation -- src/domain/billing   a part: folders or files
//   npm run mutation -- --force              again, also what has not changed since the last run
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages, root } from './packages.mjs';
import { chooseLayers, patternsOf } from './mutation/pieces.mjs';
import { mutantsOf, scoreLines, scoreOf, survivorLines } from './mutation/report.mjs';

const CACHE = join(root, 'node_modules/.cache/gatehouse/mutation');
const REPORT = join(CACHE, 'report.txt');

const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
const layers = chooseLayers(positionals);
if (layers.length === 0) {
  console.error('There is nothing to change there: name folders or files of src/domain or src/application.');
  process.exit(1);
}

ensurePackages();
mkdirSync(CACHE, { recursive: true });
process.chdir(root);
const { Stryker } = await import('@stryker-mutator/core');

/** Stryker stores what it found, by piece, and looks only at what has changed since. */
const resultsOf = ({ folder }) => join(CACHE, `${folder.replaceAll('/', '-')}.json`);

async function run(piece) {
  process.env.MUTATION_TESTS = piece.tests.join(',');
  const start = Date.now();
  const mutants = await new Stryker({
    mutate: patternsOf(piece),
    testRunner: 'one-thread',
    plugins: [join(root, 'tools/scripts/mutation/test-runner.mjs')],
    coverageAnalysis: 'perTest',
    // Only executed while a module loads, so each would need all modules loaded again.
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    incremental: true,
    incrementalFile: resultsOf(piece),
    force: values.force ?? false,
    tempDirName: join(tmpdir(), `gatehouse-mutation-${process.pid}`),
    cleanTempDir: 'always',
    // The whole sources, because a test may import any of them; the rest is built or taken.
    ignorePatterns: ['dist*', 'screenshots', 'coverage', 'test-results'],
    reporters: [],
    logLevel: 'error',
  }).runMutationTest();
  console.log(`${piece.parts.join(' ')}: ${mutants.length} changes in ${Math.round((Date.now() - start) / 1000)} s`);
}

const summary = [];
const survivors = [];
let isBelow = false;
for (const layer of layers) {
  for (const piece of layer.pieces) await run(piece);
  const mutants = layer.pieces.flatMap((piece) =>
    mutantsOf([JSON.parse(readFileSync(resultsOf(piece), 'utf8'))], piece.parts),
  );
  summary.push(...scoreLines(layer.folder, mutants));
  survivors.push(...survivorLines(mutants));
  if (!layer.isWhole || scoreOf(mutants) >= layer.threshold) continue;
  isBelow = true;
  summary.push(`${layer.folder} is below ${layer.threshold} %.`);
}
const report = ['What no test notices:', ...survivors, '', ...summary].join('\n');
writeFileSync(REPORT, `${report}\n`);
console.log(report);
process.exit(isBelow ? 1 : 0);
