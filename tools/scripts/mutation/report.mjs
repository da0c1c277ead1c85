import { isIn } from './pieces.mjs';

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = { Survived: 'survived', NoCoverage: 'not covered' };
const LONGEST = 70;

/**
 * `reports` are Stryker's, one a piece.
 * @typedef {{ status: string, replacement: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {{ line: number, column: number }} Position
 * @typedef {Mutant & { file: string, source: string }} FoundMutant
 * @param {readonly { files: Record<string, { source: string, mutants: readonly Mutant[] }> }[]} reports
 * @param {readonly string[]} parts
 * @returns {FoundMutant[]}
 */
export function mutantsOf(reports, parts) {
  return reports
    .flatMap(({ files }) => Object.entries(files))
    .filter(([file]) => parts.some((part) => isIn(file, part)))
    .flatMap(([file, { source, mutants }]) => mutants.map((mutant) => ({ ...mutant, file, source })))
    .filter(({ status }) => FOUND.has(status) || status in MISSED);
}

/** @param {readonly { status: string }[]} mutants */
export function scoreOf(mutants) {
  const found = mutants.filter(({ status }) => FOUND.has(status)).length;
  return mutants.length === 0 ? 100 : (100 * found) / mutants.length;
}

/**
 * A line for the layer and one for each of its folders.
 * @param {string} layer
 * @param {readonly FoundMutant[]} mutants
 * @returns {string[]}
 */
export function scoreLines(layer, mutants) {
  const folders = [...new Set(mutants.map(({ file }) => file.split('/').slice(0, 3).join('/')))].sort();
  const linesOf = (folder) =>
    `  ${scoreLine(
      folder,
      mutants.filter(({ file }) => isIn(file, folder)),
    )}`;
  return [scoreLine(layer, mutants), ...folders.map(linesOf)];
}

function scoreLine(name, mutants) {
  const missed = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const score = `${scoreOf(mutants).toFixed(1)} %`.padStart(8);
  return `${name.padEnd(36)}${score} of ${mutants.length}, ${missed('Survived')} survived, ${missed('NoCoverage')} not covered`;
}

/**
 * What no test noticed, as `file:line  before → after  (survived)`.
 * @param {readonly FoundMutant[]} mutants
 * @returns {string[]}
 */
export function survivorLines(mutants) {
  return mutants
    .filter(({ status }) => status in MISSED)
    .sort((one, other) => one.file.localeCompare(other.file) || one.location.start.line - other.location.start.line)
    .map(({ file, source, location, replacement, status }) => {
      const change = `${shorten(original(source, location))} → ${shorten(replacement)}`;
      return `${file}:${location.start.line}  ${change}  (${MISSED[status]})`;
    });
}

/** Lines and columns count from 1. */
function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

function shorten(code) {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
