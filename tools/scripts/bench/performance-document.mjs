import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '#tools/scripts/find-chromium.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { toTable } from './report.mjs';

const INTRODUCTION = `# How fast the console is

\`npm run bench -- --write\` measures all of this in one run and writes this page. Times vary with the machine and with
what else it does, so each figure is a median, and the important ones are ratios to something that was measured in turn
with it. Without a ratio, a time says more about the machine than about the console. *met* and *MISSED* compare with the
goal; a goal in milliseconds is for this slow-down on a quiet machine.

The pages to compare with are built by the same run and served by the same server: an empty page of Vite and React, and
a table of 50 rows that React draws alone. Slow-downs are applied by the browser, not simulated.`;

/** What the figures were measured on, and how busy it was. */
export function describeMachine() {
  const [{ model }, ...others] = cpus();
  const version = execFileSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).trim();
  return {
    machine: `${others.length + 1} cores (${model.trim()}), ${(totalmem() / 2 ** 30).toFixed(1)} GiB of memory`,
    software: `Node ${process.versions.node}, ${version}`,
    date: new Date().toISOString().slice(0, 10),
    load: loadavg()[0].toFixed(1),
  };
}

/** @param {import('./report.mjs').Section[]} sections */
export function writeDocument(sections, before, after) {
  const measured =
    `Measured on ${before.date}: ${before.machine}; ${before.software}.\n` +
    `Other work on the machine: a load of ${before.load} at the start and of ${after.load} at the end.`;
  const file = join(root, 'docs/performance.md');
  writeFileSync(file, `${[INTRODUCTION, measured, ...sections.map(toTable)].join('\n\n')}\n`);
  return file;
}
