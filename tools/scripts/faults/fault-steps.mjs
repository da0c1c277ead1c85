import { dirname } from 'node:path';

/** What may see a fault, the quickest first; each is a step of `npm test` or a part of one. */
export function stepsFor(steps, file) {
  const { unit, boundaries, lint, unused, ui, build, dist, demo, journeys } = steps;
  const folders = testFoldersOf(file);
  return [
    { ...only(unit, ...folders), name: 'own tests' },
    { ...only(ui, ...folders), name: 'own ui tests' },
    related(unit, file),
    lint,
    { ...only(unit, 'tests/architecture/'), name: 'architecture' },
    boundaries,
    unused,
    build,
    dist,
    related(ui, file),
    demo,
    steps['single-file'],
    { ...journeys, command: [...journeys.command, '--max-failures=1'] },
  ];
}

/** The tests of these files alone, as they are in the whole run. */
export function only(step, ...files) {
  return { ...step, command: [...step.command, ...FIRST_FAILURE, ...files] };
}

const BAIL = '--bail=1';
const FIRST_FAILURE = [BAIL, '--passWithNoTests'];

export function toTheEnd(step) {
  return { ...step, command: step.command.filter((part) => part !== BAIL) };
}

/** Tests lie as the sources do; those of the tools and the configuration are in one folder. */
function testFoldersOf(file) {
  const [, folder = 'architecture'] =
    /^(?:src\/)?((?:domain|application|adapters|composition|ui|first-paint|mocks)\/.*)/.exec(dirname(file)) ?? [];
  const own = `tests/${folder}/`;
  // What is sent and read, as literal JSON.
  return folder.startsWith('adapters/http') ? [own, 'tests/wire/'] : [own];
}

/** The tests that import the file, also through others. Styles and pages may reach any test. */
function related(step, file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return only(step);
  const [, , ...options] = step.command;
  return { ...step, command: ['vitest', 'related', file, '--run', ...options, ...FIRST_FAILURE] };
}
