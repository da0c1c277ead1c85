import type { OperationReport, Outcome } from './conformance-record.ts';
import type { OutputFormat } from './cli-options.ts';
import type { Difference } from './difference.ts';

type Reports = readonly OperationReport[];

const TITLES: Readonly<Record<Outcome, string>> = {
  missing: 'Missing',
  differs: 'Differs',
  'not-tried': 'Not tried',
  'not-offered': 'Not offered',
  conforms: 'Conforms',
};
const NEVER_PRINTED = '••••';
/** A shorter one would also be found in other words. */
const SHORTEST_SECRET = 4;

/** Whether the run fails: an operation that is missing, or that breaks a screen; with `strict`, any difference. */
export function hasFailed(reports: Reports, strict: boolean): boolean {
  return reports.some((report) => isFailure(report, strict));
}

function isFailure({ outcome, differences }: OperationReport, strict: boolean): boolean {
  return outcome === 'missing' || differences.some(({ level }) => strict || level === 'breaks');
}

/** The report in one of its formats, without any of the secrets. */
export function formatReport(reports: Reports, format: OutputFormat, strict: boolean, secrets: readonly string[]) {
  const formats = { text: textReport, json: jsonReport, junit: junitReport };
  const printed = formats[format](reports, strict);
  return secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((clean, secret) => clean.replaceAll(secret, NEVER_PRINTED), printed);
}

function textReport(reports: Reports): string {
  const sections = (Object.keys(TITLES) as Outcome[]).flatMap((outcome) => {
    const those = reports.filter((report) => report.outcome === outcome);
    return those.length === 0 ? [] : [`${TITLES[outcome]} (${those.length})`, ...those.flatMap(operationLines), ''];
  });
  return [...sections, summaryOf(reports)].join('\n');
}

function operationLines({ name, method, path, screen, reason, outcome, differences }: OperationReport): string[] {
  const line = `  ${name}  ${method} ${path}${reason === null ? '' : `: ${reason}`}`;
  const used = outcome === 'missing' || outcome === 'differs' ? `  → ${screen}` : '';
  return [`${line}${used}`, ...differences.map((difference) => `    ${differenceLine(difference)}`)];
}

function differenceLine({ level, field, expected, seen }: Difference): string {
  return `${level}: ${field}: expected ${expected}; seen: ${seen}`;
}

function summaryOf(reports: Reports): string {
  const count = (outcome: Outcome) => reports.filter((report) => report.outcome === outcome).length;
  const breaking = reports.filter(({ differences }) => differences.some(({ level }) => level === 'breaks')).length;
  const differing = `${count('differs')} differ (${breaking} of them break a screen)`;
  const rest = `${differing}, ${count('missing')} missing, ${count('not-tried')} not tried`;
  const offered = reports.length - count('not-offered');
  const optional = count('not-offered') === 0 ? '' : `; ${count('not-offered')} optional ones are not offered`;
  return `${count('conforms')} of ${offered} operations conform; ${rest}${optional}.\n`;
}

function jsonReport(reports: Reports, strict: boolean): string {
  return `${JSON.stringify({ failed: hasFailed(reports, strict), operations: reports }, null, 2)}\n`;
}

function junitReport(reports: Reports, strict: boolean): string {
  const failures = reports.filter((report) => isFailure(report, strict)).length;
  const skipped = reports.filter(({ outcome }) => outcome === 'not-tried' || outcome === 'not-offered').length;
  const counts = `tests="${reports.length}" failures="${failures}" skipped="${skipped}"`;
  const cases = reports.map((report) => testCase(report, strict)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="gatehouse-conformance" ${counts}>\n${cases}\n</testsuite>\n`;
}

function testCase(report: OperationReport, strict: boolean): string {
  const { name, method, path, screen, outcome, reason, differences } = report;
  const open = `  <testcase classname="${escapeXml(`${method} ${path}`)}" name="${name}"`;
  if (outcome === 'not-tried' || outcome === 'not-offered')
    return `${open}><skipped message="${escapeXml(reason ?? 'not offered')}"/></testcase>`;
  const lines = differences.map(differenceLine).join('\n');
  if (!isFailure(report, strict)) {
    return lines === '' ? `${open}/>` : `${open}><system-out>${escapeXml(lines)}</system-out></testcase>`;
  }
  const message = outcome === 'missing' ? 'The operation is missing' : `${screen} breaks`;
  return `${open}><failure message="${escapeXml(message)}">${escapeXml(lines)}</failure></testcase>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
