/**
 * What a part of the benchmarks found. `measured`, `beside` and `goal` are texts with their units, `met` says whether
 * the goal is reached, `lines` are only printed.
 * @typedef {{ name: string, measured: string, beside?: string, ratio?: number, goal?: string, met?: boolean }} Figure
 * @typedef {{ title: string, about?: string, figures: Figure[], lines?: string[] }} Section
 */

export const ms = (figure) => `${figure.toFixed(0)} ms`;

/** Of the console to what was measured beside it; without a goal, for what is only worth knowing. @returns {Figure} */
export function besides(name, [ours, other], otherName, goal) {
  const ratio = ours / other;
  return {
    name,
    measured: ms(ours),
    beside: `${otherName} ${ms(other)}`,
    ratio,
    ...(goal && verdict(ours, ratio, goal)),
  };
}

function verdict(ours, ratio, goal) {
  const absolute = goal.ms ? `≤ ${goal.ms} ms or ` : '';
  return { goal: `${absolute}≤ ${goal.ratio} ×`, met: ratio <= goal.ratio || ours <= (goal.ms ?? 0) };
}

const COLUMNS = ['', 'measured', 'beside it', 'ratio', 'goal', ''];

const cells = ({ name, measured, beside = '', ratio, goal = '', met }) => [
  name,
  measured,
  beside,
  ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
  goal,
  met === undefined ? '' : met ? 'met' : 'MISSED',
];

/** For a terminal, in columns. @param {Section} section */
export function toLines({ title, about, figures, lines = [] }) {
  const rows = figures.map(cells);
  const widths = COLUMNS.map((_, column) => Math.max(0, ...rows.map((row) => row[column].length)));
  const inColumns = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('   ');
  return ['', title, ...(about ? [about] : []), ...rows.map((row) => `  ${inColumns(row)}`.trimEnd()), ...lines];
}

/** For docs/performance.md. @param {Section} section */
export function toTable({ title, about, figures }) {
  const used = COLUMNS.map((_, column) => column === 0 || figures.some((figure) => cells(figure)[column] !== ''));
  const row = (cellsOfRow) => `| ${cellsOfRow.filter((_, column) => used[column]).join(' | ')} |`;
  const table = [row(COLUMNS), row(COLUMNS.map(() => '---')), ...figures.map((figure) => row(cells(figure)))];
  return [`## ${title}`, ...(about ? [about] : []), ...(figures.length > 0 ? [table.join('\n')] : [])].join('\n\n');
}
