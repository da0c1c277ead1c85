import { parseArgs } from 'node:util';
import { isScenarioName, type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { EVERY_OPERATION, FAULT_KINDS, type Fault, isFaultKind, withFault } from '#src/domain/demo/faults.ts';

export interface MockServerSettings {
  readonly port: number;
  readonly host: string;
  /** Undefined takes what the data file has. */
  readonly scenario: ScenarioName | undefined;
  readonly seed: string | undefined;
  readonly allowOrigin: string | undefined;
  readonly dataFile: string | undefined;
  readonly faults: readonly Fault[];
  readonly latencyMs: number;
  readonly recordFile: string | undefined;
}

const OPTIONS = {
  port: { type: 'string', value: 'NUMBER', about: 'The port; 0 takes a free one. Default: PORT, else 4010' },
  host: { type: 'string', value: 'HOST', about: 'The interface. Default: HOST, else 127.0.0.1' },
  scenario: { type: 'string', value: 'NAME', about: 'Which data the provider begins with. Default: visitor' },
  seed: { type: 'string', value: 'TEXT', about: 'The name of the random values. Default: gatehouse' },
  'allow-origin': { type: 'string', value: 'ORIGIN', about: 'The one origin that may call. Default: any' },
  data: { type: 'string', value: 'FILE', about: 'Saves the data in FILE, and continues with them after a restart' },
  fault: {
    type: 'string',
    value: 'OPERATION:KIND',
    about: 'Breaks an operation (* for all); repeatable',
    multiple: true,
  },
  latency: { type: 'string', value: 'MS', about: 'Milliseconds before each response. Default: 0' },
  record: { type: 'string', value: 'FILE', about: 'When it stops, writes the calls as a recording for the demo' },
  help: { type: 'boolean', short: 'h', value: '', about: 'This list' },
} as const;

/** A line for the person at the terminal, instead of a stack. */
export class OptionError extends Error {}

/** Null for `--help`. Throws an `OptionError`. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): MockServerSettings | null {
  const values = parse(args);
  if (values.help) return null;
  const { scenario } = values;
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new OptionError(`No scenario ${scenario}. There are: ${Object.keys(scenarios).join(', ')}.`);
  }
  return {
    port: toNumber('port', values.port ?? environment['PORT'] ?? '4010', 65_535),
    host: values.host ?? environment['HOST'] ?? '127.0.0.1',
    ...{ scenario, seed: values.seed, allowOrigin: values['allow-origin'] },
    ...{ dataFile: values.data, recordFile: values.record },
    faults: (values.fault ?? [])
      .map(toFault)
      .reduce<readonly Fault[]>((faults, { operation, kind }) => withFault(faults, operation, kind), []),
    latencyMs: toNumber('latency', values.latency ?? '0', 30_000),
  };
}

export function helpText(): string {
  const names = Object.entries(OPTIONS).map(([name, { value }]) => `--${name} ${value}`.trimEnd());
  const width = Math.max(...names.map((name) => name.length));
  const lines = Object.values(OPTIONS).map(({ about }, index) => `  ${(names[index] ?? '').padEnd(width)}  ${about}.`);
  return [
    'npm run mock-server -- [options]',
    '',
    ...lines,
    '',
    `Kinds of faults: ${FAULT_KINDS.join(', ')}.`,
    `Scenarios: ${Object.keys(scenarios).join(', ')}.`,
    `Operations: ${Object.keys(endpoints).join(', ')}.`,
  ].join('\n');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new OptionError(`${reason.replace(/\.$/, '')}. --help lists the options.`);
  }
}

function toNumber(option: string, text: string, most: number): number {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new OptionError(`--${option} takes a whole number from 0 to ${most}, not ${text}.`);
}

function toFault(text: string): Fault {
  const [, operation = '', kind = ''] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (operation !== EVERY_OPERATION && !Object.hasOwn(endpoints, operation)) {
    throw new OptionError(`--fault ${text}: no such operation. Write OPERATION:KIND; --help lists both.`);
  }
  if (!isFaultKind(kind)) throw new OptionError(`--fault ${text}: no such kind. There are: ${FAULT_KINDS.join(', ')}.`);
  return { operation, kind };
}
