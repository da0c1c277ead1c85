import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '#tools/scripts/find-browsers.mjs';
import { root } from '#tools/scripts/packages.mjs';

/** What a part found, with the head of its table. @typedef {{ title: string, about: string, rows: string[][] }} Section */

/** The middle of some figures; of an even number of them the upper one. @param {readonly number[]} figures */
export function medianOf(figures) {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1];
}

export const ms = (figure) => `${figure.toFixed(0)} ms`;
export const kib = (figure) => `${figure.toFixed(1)} KiB`;
export const shift = (figure) => figure.toFixed(4);
export const times = (figure) => `${figure.toFixed(2)} ×`;

/** A figure with its unit and, where there is a goal, whether it is reached. */
export function judged(figure, inUnit, most) {
  if (most === undefined) return inUnit(figure);
  return `${inUnit(figure)} (${figure <= most ? 'met' : 'MISSED'}: ≤ ${inUnit(most)})`;
}

/** For a terminal and for docs/performance.md. @param {Section} section */
export function toTable({ title, about, rows: [head, ...rows] }) {
  const table = [head, head.map(() => '---'), ...rows];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
  return [`## ${title}`, about, lines.join('\n')].join('\n\n');
}

/** @param {Section[]} sections */
export function writeDocument(sections, { runs, loadBefore }) {
  const version = execFileSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).trim();
  const introduction = `# How fast the console is

\`npm run bench -- --write\` measures all of this in one run and writes this page. Each figure is the median of ${runs}, taken
in turn with the pages that stand beside it: an empty page of Vite and React, and a table that React draws alone. All
come from one address over HTTP/1.1, compressed with brotli. Trust the ratios more than the milliseconds, which say as much
about the machine. *met* and *MISSED* compare with the goal.

A slow phone has 1.6 Mbit/s, 150 ms and a quarter of the processor; the browser applies the limits.

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0].model.trim()}), \
${(totalmem() / 2 ** 30).toFixed(1)} GiB of memory; Node ${process.versions.node}, ${version}.
Other work on the machine: a load of ${loadBefore.toFixed(1)} at the start and of ${loadavg()[0].toFixed(1)} at the end.`;
  const file = join(root, 'docs/performance.md');
  writeFileSync(file, `${[introduction, ...sections.map(toTable)].join('\n\n').replaceAll(/ +\|/g, ' |')}\n`);
  return file;
}
