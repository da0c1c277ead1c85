import { join } from 'node:path';
import { build, buildCommand, isBuilt } from './build-output.mjs';
import { ensureChromium } from './find-browsers.mjs';
import { root } from './packages.mjs';

const cache = (name) => join(root, 'node_modules/.cache/gatehouse', name);

const vitest = (name) => ({
  name,
  counts: 'vitest',
  report: cache(`vitest-${name}.json`),
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${cache(`vitest-${name}.json`)}`,
  ],
});

const builds = (name, kind) => ({
  name,
  light: true,
  command: ['vite', ...buildCommand(kind).command, '--logLevel', 'warn'],
  env: { GATEHOUSE_QUICK_COMPRESSION: '1', ...buildCommand(kind).env },
});

/** How a person sees why one fails. */
const BUILDS = {
  production: 'npm run build',
  demo: 'npm run build:demo',
  'single-file': 'npm run build:demo -- --single-file',
  'example-brand': 'cp -r brand-examples/acme-chain brand && npm run build',
};

/** Where a journey runs by itself, it still runs on what the sources say. */
const fresh = (kind) => () => {
  if (!isBuilt(kind) && !build(kind, 'ignore')) throw new Error(`The ${kind} build fails: ${BUILDS[kind]}`);
};

/** `light` steps run two at a time, each once the one of `after` has ended. */
const LINT = {
  name: 'lint',
  light: true,
  // With the types: some rules need all that the compiler knows.
  command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  // It is written in Go, and needs 1.5 GiB whether or not it collects what it no longer needs; that takes a tenth.
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
};

const OTHER_CHECKS = [
  {
    name: 'boundaries',
    light: true,
    command: [
      ...['depcruise', 'src', 'mocks', 'tools/build', 'tools/conformance', '--config', '.dependency-cruiser.cjs'],
      ...['--cache', cache('boundaries'), '--cache-strategy', 'content'],
    ],
  },
  { name: 'format', light: true, command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'unused', light: true, command: ['knip', '--no-progress', '--cache', '--cache-location', cache('knip')] },
];

/** The inner loop; the longest come first. Everything else has the words among its unit tests. */
const CHECKS = [
  LINT,
  ...OTHER_CHECKS,
  { name: 'words', light: true, command: ['vitest', 'run', '--project', 'unit', 'tests/architecture/words.test.ts'] },
];

const UNIT = vitest('unit');
const UI = { ...vitest('ui'), after: 'browser' };
const JOURNEYS = {
  name: 'journeys',
  counts: 'playwright',
  report: cache('playwright.json'),
  command: ['playwright', 'test'],
  after: 'single-file',
};

const browser = { name: 'browser', prepares: true, run: async () => void ensureChromium() };

/**
 * One thread, page or worker loads and compiles everything once, and takes an eighth less processor time than two. So
 * each of the three long steps has one, and runs beside another step. `alone` is the step on all cores.
 */
const onOneCore = (step, option) => ({ ...step, light: true, alone: step, command: [...step.command, option] });

const ALL = [
  { ...browser, light: true },
  onOneCore(UNIT, '--no-file-parallelism'),
  LINT,
  ...OTHER_CHECKS,
  { name: 'licenses', light: true, command: ['node', 'tools/scripts/check-licenses.mjs'] },
  builds('build', 'production'),
  builds('demo', 'demo'),
  builds('brand', 'example-brand'),
  {
    name: 'dist',
    light: true,
    after: 'build',
    printsReport: true,
    command: ['node', 'tools/scripts/check-dist.mjs'],
  },
  {
    // In the folder of the demo, which its build empties.
    name: 'single-file',
    light: true,
    after: 'demo',
    command: ['node', 'tools/scripts/build-demo.mjs', '--single-file', '--logLevel', 'warn'],
  },
  onOneCore(UI, '--no-file-parallelism'),
  onOneCore(JOURNEYS, '--workers=1'),
  { ...vitest('ui-full'), long: true },
  { ...vitest('strangers'), long: true },
];

/** Every step as it is where it has the machine to itself. */
export const STEPS_ALONE = ALL.map((step) => step.alone ?? step);

/** Brings what a step needs when it is asked for alone. */
const NEEDS = {
  ui: [browser],
  'ui-full': [browser],
  dist: [{ name: 'build', prepares: true, run: fresh('production') }],
  strangers: [browser, { name: 'build', prepares: true, run: fresh('production') }],
  journeys: [
    browser,
    { name: 'build', prepares: true, run: fresh('production') },
    { name: 'demo', prepares: true, run: fresh('demo') },
    { name: 'single-file', prepares: true, run: fresh('single-file') },
    { name: 'brand', prepares: true, run: fresh('example-brand') },
  ],
};

/** `only` is a list of names with commas; `check` stands for the inner loop. What is `long` is played with `all` alone. */
export function chosenSteps(only, all = false) {
  if (only === undefined) return all ? STEPS_ALONE : ALL.filter((step) => !step.long);
  if (only === 'check') return CHECKS;
  return only.split(',').flatMap((name) => {
    const step = STEPS_ALONE.find((known) => known.name === name);
    if (!step)
      throw new Error(`There is no check ${name}. There are: check, ${ALL.map((known) => known.name).join(', ')}`);
    return [...(NEEDS[name] ?? []), step];
  });
}
