// npm test: every check in order, one line each; what fails is printed whole. The last line is `N passed, N failed`.
//   node tools/scripts/test.mjs --only check          the inner loop: no tests, no builds
//   node tools/scripts/test.mjs --only unit,journeys  some of them
//   npm run test:all                            the long tables, and the journeys on each backend, as well
import { parseArgs } from 'node:util';
import { ensurePackages } from './packages.mjs';
import { runStep } from './run-step.mjs';
import { findFirefox, findWebKit } from './find-browsers.mjs';
import { chosenSteps } from './test-steps.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } });
// Read by playwright.config.ts.
if (values.all) process.env.EVERY_JOURNEY = '1';
// The tests know the product's own texts and colors.
process.env.GATEHOUSE_BRAND = 'none';
const total = { passed: 0, failed: 0 };

/** In their order: light ones two at a time, the others with the machine to themselves. */
async function runAll(steps) {
  const running = new Map();
  for (const step of steps) {
    while (!mayStart(step, running)) await Promise.race(running.values());
    running.set(
      step.name,
      runStep(step).then((result) => {
        running.delete(step.name);
        report(step, result);
      }),
    );
  }
  await Promise.all(running.values());
}

function mayStart({ light, after }, running) {
  return light ? running.size < 2 && !running.has(after) : running.size === 0;
}

function report(step, { passed, failed, seconds, output }) {
  total.passed += passed;
  total.failed += failed;
  const count = step.counts ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const verdict = failed > 0 ? 'failed' : 'ok';
  console.log(`${step.name.padEnd(12)} ${verdict.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s${count}`);
  if (failed > 0 || step.printsReport) console.log(output.trimEnd().replace(/^/gm, '  '));
}

function missingEngines() {
  return [
    ...(findFirefox() ? [] : ['firefox      skipped: install firefox-esr, or set FIREFOX_PATH']),
    ...(findWebKit() ? [] : ['webkit       skipped: install webkit2gtk-driver and xvfb']),
  ];
}

ensurePackages();
if (values.all) for (const line of missingEngines()) console.log(line);
try {
  await runAll(chosenSteps(values.only, values.all));
} catch (error) {
  total.failed += 1;
  console.log(error.message);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
