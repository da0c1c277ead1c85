// npm run test:faults: puts one fault after another into a copy of the sources, and checks that `npm test` would be red.
//   node tools/scripts/faults.mjs --only a,b   some of them
//   node tools/scripts/faults.mjs --list       their names, and what goes wrong with each
// What runs is always a part of `npm test`, from the cheapest step to the first that fails, so red here is red there. The
// test that looks at the list itself is left out: it fails with every fault.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { FAULTS, withFault } from '#tools/faults/all-faults.mjs';
import { only, stepsFor, toTheEnd } from './faults/fault-steps.mjs';
import { copyTree, SCRATCH } from './faults/scratch-tree.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePackages } from './packages.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });

/** From the copy, because they run where they lie. */
const inScratch = (file) => import(pathToFileURL(join(SCRATCH, file)).href);

function chosenFaults(names) {
  if (names === undefined) return FAULTS;
  return names.split(',').map((name) => {
    const fault = FAULTS.find((known) => known.name === name);
    if (!fault) throw new Error(`There is no fault ${name}: npm run test:faults -- --list`);
    return fault;
  });
}

/** The first step that fails, and with which message; null where all of them pass. */
async function findCatcher(file, steps, runStep) {
  for (const step of stepsFor(steps, file)) {
    const failure = await lastingFailure(step, steps, runStep);
    if (failure) return { step, ...failure };
  }
  return null;
}

/** A step ends with its first failure. One that does not last hides the others, so that the step then runs to its end. */
async function lastingFailure(step, steps, runStep) {
  const { failed, output } = await runStep(step);
  if (failed === 0) return null;
  const [first] = failuresIn(step, output);
  if (await failsAgain(first, steps, runStep)) return first;
  const whole = await runStep(toTheEnd(step));
  if (whole.failed === 0) return null;
  for (const failure of failuresIn(step, whole.output)) {
    if (failure.testFile !== first.testFile && (await failsAgain(failure, steps, runStep))) return failure;
  }
  return null;
}

/** A test that a busy machine was too slow for passes when it runs alone; one of a property may draw other values. */
async function failsAgain({ testFile }, { unit, ui }, runStep) {
  if (!testFile) return true;
  const { failed } = await runStep(only(testFile.endsWith('x') ? ui : unit, testFile));
  return failed > 0;
}

/** The first failed test of each file, else the first line of what a tool printed; a report comes before its problems. */
function failuresIn({ counts, report, printsReport }, output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const printed = lines.at(printsReport ? -1 : 0) ?? 'no output';
  if (counts !== 'vitest') return [{ message: /^ +1\) .*$/m.exec(output)?.[0].trim() ?? printed.trim() }];
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  const failing = files.filter(({ status }) => status === 'failed');
  if (failing.length === 0) return [{ message: printed.trim() }];
  return failing.map(({ name, assertionResults }) => {
    const test = assertionResults.find(({ status }) => status === 'failed');
    const testFile = relative(SCRATCH, name).replaceAll('\\', '/');
    return { testFile, message: `${testFile}: ${test?.fullName ?? 'does not load'}` };
  });
}

async function tryFault(fault, steps, runStep) {
  const startedAt = performance.now();
  const file = join(SCRATCH, fault.file);
  const intact = readFileSync(file, 'utf8');
  writeFileSync(file, withFault(fault, intact));
  try {
    const catcher = await findCatcher(fault.file, steps, runStep);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const verdict = catcher ? `${catcher.step.name}: ${catcher.message}` : `SURVIVES in ${fault.file}. ${fault.why}`;
    console.log(`${fault.name.padEnd(38)} ${seconds.padStart(6)} s  ${verdict}`);
    return catcher;
  } finally {
    writeFileSync(file, intact);
  }
}

/** What fails without a fault as well catches none. The journeys are too long to be played once more. */
async function failsWithoutFault(catchers, { unit, ui, build }, runStep) {
  const files = [...new Set(catchers.flatMap(({ testFile }) => testFile ?? []))];
  const [inNode, inBrowser] = ['.ts', '.tsx'].map((ending) => files.filter((file) => file.endsWith(ending)));
  const tools = new Map(catchers.filter(({ step }) => !step.counts).map(({ step }) => [step.name, step]));
  const runs = [
    ...(inNode.length > 0 ? [only(unit, ...inNode)] : []),
    ...(inBrowser.length > 0 ? [only(ui, ...inBrowser)] : []),
    // The last build has a fault in it.
    ...(tools.has('dist') ? [build] : []),
    ...tools.values(),
  ];
  let isRed = false;
  for (const step of runs) {
    const { failed, output } = await runStep(step);
    if (failed === 0) continue;
    isRed = true;
    console.log(`Fails without a fault too: ${failuresIn(step, output)[0].message}`);
  }
  return isRed;
}

async function main() {
  const faults = chosenFaults(values.only);
  if (values.list) {
    for (const { name, file, why } of faults) console.log(`${name}\n  ${file}\n  ${why}`);
    return true;
  }
  ensurePackages();
  ensureChromium();
  copyTree();
  const [{ runStep }, { STEPS_ALONE }] = await Promise.all([
    inScratch('tools/scripts/run-step.mjs'),
    inScratch('tools/scripts/test-steps.mjs'),
  ]);
  const steps = Object.fromEntries(STEPS_ALONE.map((step) => [step.name, step]));
  const { failed, output } = await runStep(steps.lint);
  if (failed > 0) throw new Error(`The sources are red without a fault:\n${output}`);
  const catchers = [];
  for (const fault of faults) catchers.push(await tryFault(fault, steps, runStep));
  const caught = catchers.filter(Boolean);
  const isRed = await failsWithoutFault(caught, steps, runStep);
  console.log(`${caught.length} of ${faults.length} caught`);
  return caught.length === faults.length && !isRed;
}

main().then(
  (isGreen) => process.exit(isGreen ? 0 : 1),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
