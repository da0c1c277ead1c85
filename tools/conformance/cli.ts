import { readFileSync, writeFileSync } from 'node:fs';
import { readCliOptions, USAGE, UsageError } from './cli-options.ts';
import type { OperationReport } from './conformance-record.ts';
import { changesSince, hasFailed } from './findings.ts';
import { formatReport } from './report-formats.ts';
import { runConformance } from './run-conformance.ts';

export interface Terminal {
  print(text: string): void;
  complain(text: string): void;
}

/** The exit code: 0 if every screen works, 1 if one breaks, 2 for options that make no sense. */
export async function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { print, complain }: Terminal,
): Promise<number> {
  try {
    const options = readCliOptions(args, environment, newMark());
    if (!options) {
      print(`${USAGE}\n`);
      return 0;
    }
    const { conformance, format, output, failOn, baseline, secrets } = options;
    const earlier = baseline === null ? null : readBaseline(baseline);
    const reports = await runConformance(conformance);
    const changes = earlier && changesSince(earlier, reports);
    const failed = hasFailed(reports, failOn, changes);
    const report = formatReport({ reports, failed, failOn, changes }, format, secrets);
    if (output === null) print(report);
    else writeFileSync(output, report);
    if (conformance.register)
      complain(`The account that the walk registered stays: its email has ${conformance.mark}.\n`);
    return failed ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n${USAGE}\n`);
    return 2;
  }
}

function readBaseline(file: string): readonly OperationReport[] {
  try {
    const { operations } = JSON.parse(readFileSync(file, 'utf8')) as { readonly operations?: OperationReport[] };
    if (Array.isArray(operations)) return operations;
  } catch {
    // Below.
  }
  throw new UsageError(`${file} is no report of an earlier run with --format json.`);
}

/** Unique for each walk, and valid in a domain and in an email. */
function newMark(): string {
  return `gatehouse-${Date.now().toString(36)}`;
}
