import type { OperationReport, Outcome } from './conformance-record.ts';
import type { OutputFormat } from './cli-options.ts';
import {
  type Cause,
  type Changes,
  type FailOn,
  type Findings,
  findingsOf,
  isBroken,
  type ScreenState,
} from './findings.ts';

export interface Report {
  readonly reports: readonly OperationReport[];
  readonly failed: boolean;
  readonly failOn: FailOn;
  /** Without an earlier run, null. */
  readonly changes: Changes | null;
}

const NEVER_PRINTED = '••••';
/** A shorter one would also be found in other words. */
const SHORTEST_SECRET = 4;

/** The report in one of its formats, without any of the secrets. */
export function formatReport(report: Report, format: OutputFormat, secrets: readonly string[]): string {
  const formats = { text: textReport, json: jsonReport, junit: junitReport, html: htmlReport };
  const printed = formats[format](report, findingsOf(report.reports));
  return secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((clean, secret) => clean.replaceAll(secret, NEVER_PRINTED), printed);
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is neither a cause nor a screen, for people. */
function sectionsOf({ changes }: Report, { reports }: Findings): readonly Section[] {
  const withOutcome = (outcome: Outcome) =>
    reports
      .filter((report) => report.outcome === outcome)
      .map(({ name, method, path, reason }) => {
        const because = reason === null ? '' : `: not checked because ${reason}`;
        return `${name}  ${method} ${path}${because}`;
      });
  const sections = [
    { title: 'New since the earlier run', lines: changes?.added ?? [] },
    { title: 'Repaired since the earlier run', lines: changes?.repaired ?? [] },
    { title: 'Not tried', lines: withOutcome('not-tried') },
    { title: 'Not offered', lines: withOutcome('not-offered') },
    { title: 'Conforms', lines: withOutcome('conforms') },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

const titleOf = (level: Cause['level']) => (level === 'breaks' ? 'Repair first' : 'Tolerated');
const LEVELS = ['breaks', 'tolerated'] as const;

function textReport(report: Report, findings: Findings): string {
  const causes = LEVELS.flatMap((level) => {
    const those = findings.causes.filter((cause) => cause.level === level);
    return those.length === 0 ? [] : [`${titleOf(level)} (${those.length})`, ...those.flatMap(causeLines), ''];
  });
  const rest = sectionsOf(report, findings).flatMap(({ title, lines }) => [
    ...[`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`), ''],
  ]);
  const screens = Object.entries(findings.screens).flatMap(([state, names]) =>
    names.map((name) => `  ${state.padEnd(16)}${name}`),
  );
  return [...causes, ...rest, 'Screens', ...screens, '', summaryOf(findings)].join('\n');
}

function causeLines({ level, text, operations, screens, exchange }: Cause): string[] {
  const [call, ...others] = exchange?.split('\n') ?? [];
  const status = others.find((line) => line.startsWith('→'));
  return [
    `  ${level}: ${text}`,
    `    ${operations.join(', ')}  → ${screens.join(', ')}`,
    ...(call === undefined ? [] : [`    ${call} ${status ?? ''}`]),
  ];
}

function summaryOf({ reports, causes }: Findings): string {
  const count = (outcome: Outcome) => reports.filter((report) => report.outcome === outcome).length;
  const broken = reports.filter(isBroken).length;
  const working =
    count('conforms') + count('differs') - reports.filter((one) => isBroken(one) && one.outcome === 'differs').length;
  const offered = reports.length - count('not-offered');
  const rest = `${broken} break a screen, by ${causes.filter(({ level }) => level === 'breaks').length} causes`;
  const optional = count('not-offered') === 0 ? '' : `; ${count('not-offered')} optional ones are not offered`;
  return `${working} of ${offered} operations conform; ${rest}; ${count('not-tried')} not tried${optional}.\n`;
}

function jsonReport({ failed, changes }: Report, { causes, screens, reports }: Findings): string {
  return `${JSON.stringify({ failed, causes, screens, ...(changes && { changes }), operations: reports }, null, 2)}\n`;
}

function junitReport({ failOn }: Report, { reports }: Findings): string {
  const isFailure = (report: OperationReport) =>
    isBroken(report) || (failOn === 'tolerated' && report.differences.length > 0);
  const failures = reports.filter(isFailure).length;
  const skipped = reports.filter(({ outcome }) => outcome === 'not-tried' || outcome === 'not-offered').length;
  const counts = `tests="${reports.length}" failures="${failures}" skipped="${skipped}"`;
  const cases = reports.map((report) => testCase(report, isFailure(report))).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="gatehouse-conformance" ${counts}>\n${cases}\n</testsuite>\n`;
}

function testCase({ name, method, path, screen, outcome, reason, differences }: OperationReport, isFailure: boolean) {
  const open = `  <testcase classname="${escapeXml(`${method} ${path}`)}" name="${name}"`;
  if (outcome === 'not-tried' || outcome === 'not-offered')
    return `${open}><skipped message="${escapeXml(reason ?? 'not offered')}"/></testcase>`;
  const lines = differences
    .map(({ level, field, expected, seen }) => `${level}: ${field}: expected ${expected}; seen: ${seen}`)
    .join('\n');
  if (!isFailure) {
    return lines === '' ? `${open}/>` : `${open}><system-out>${escapeXml(lines)}</system-out></testcase>`;
  }
  const message = outcome === 'missing' ? 'The operation is missing' : `${screen} breaks`;
  return `${open}><failure message="${escapeXml(message)}">${escapeXml(lines)}</failure></testcase>`;
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}pre{background:#8882;overflow:auto;
padding:1rem;white-space:pre-wrap}table{border-collapse:collapse}td{border-top:1px solid #8886;padding:.25rem 1rem .25rem 0}`;

/** One file without scripts. */
function htmlReport(report: Report, findings: Findings): string {
  const causes = LEVELS.flatMap((level) => {
    const those = findings.causes.filter((cause) => cause.level === level);
    return those.length === 0 ? [] : [`<h2>${titleOf(level)} (${those.length})</h2>`, ...those.map(causeHtml)];
  });
  const rest = sectionsOf(report, findings).map(({ title, lines }) => {
    const items = lines.map((line) => `<li>${escapeXml(line)}</li>`).join('');
    return `<h2>${title} (${lines.length})</h2><ul>${items}</ul>`;
  });
  const rows = (Object.keys(findings.screens) as ScreenState[]).flatMap((state) =>
    findings.screens[state].map((name) => `<tr><td>${escapeXml(name)}</td><td>${state}</td></tr>`),
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Conformance</title><style>${STYLE}</style><h1>Does the API fit the console?</h1>`,
    `<p>${escapeXml(summaryOf(findings))}</p>`,
    ...causes,
    `<h2>Screens</h2><table>${rows.join('')}</table>`,
    ...rest,
    '</html>\n',
  ].join('\n');
}

function causeHtml({ text, operations, screens, exchange }: Cause): string {
  const shown =
    exchange === null ? '' : `<details><summary>The exchange</summary><pre>${escapeXml(exchange)}</pre></details>`;
  return `<h3>${escapeXml(text)}</h3><p>${operations.join(', ')} → ${escapeXml(screens.join(', '))}</p>${shown}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
