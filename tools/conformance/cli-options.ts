import { parseArgs } from 'node:util';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { FailOn } from './findings.ts';
import type { ConformanceOptions } from './run-conformance.ts';

const FORMATS = ['text', 'json', 'junit', 'html'] as const;
export type OutputFormat = (typeof FORMATS)[number];
const FAILURES: readonly FailOn[] = ['breaks', 'tolerated', 'new', 'never'];

export interface CliOptions {
  readonly conformance: ConformanceOptions;
  readonly format: OutputFormat;
  /** A file; standard output without one. */
  readonly output: string | null;
  readonly failOn: FailOn;
  /** The report of an earlier run, in JSON. */
  readonly baseline: string | null;
  /** Never printed. */
  readonly secrets: readonly string[];
}

export const USAGE = `gatehouse-conformance --url URL --email EMAIL --password PASSWORD
  --code CODE              the second factor of the account
  --two-factor-email, --two-factor-password   another account, which --code then belongs to
  --register --hooks URL   registers an account of its own; its mails are read from URL/mails
  --read-only              sends nothing that changes data
  --only NAMES             operations by name, with commas, such as logIn,listApiKeys
  --origin ORIGIN          the console's origin (https://console.example); "none" skips CORS
  --basic USER:PASSWORD    for a gateway in front of the provider
  --format text|json|junit|html, --output FILE
  --fail-on breaks|tolerated|new|never   what makes the exit code 1
  --baseline FILE          an earlier report in JSON; says what changed since
GATEHOUSE_PASSWORD, GATEHOUSE_CODE, GATEHOUSE_TWO_FACTOR_PASSWORD and GATEHOUSE_BASIC stand in for their options.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{
    url: text,
    email: text,
    password: text,
    code: text,
    hooks: text,
    only: text,
    basic: text,
    output: text,
    baseline: text,
  },
  ...{ 'two-factor-email': text, 'two-factor-password': text, register: flag, 'read-only': flag },
  ...{ origin: { ...text, default: 'https://console.example' }, format: { ...text, default: 'text' } },
  'fail-on': { ...text, default: 'breaks' },
  help: flag,
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** A mistake of the person at the terminal. */
export class UsageError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '');
  }
}

/** Null for `--help`. */
export function readCliOptions(args: readonly string[], environment: Environment, mark: string): CliOptions | null {
  const values = parse(args);
  if (values.help) return null;
  const { url, email } = values;
  const password = values.password ?? environment['GATEHOUSE_PASSWORD'];
  if (!url || !email || !password) throw new UsageError('--url, --email and --password are needed.');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new UsageError(`${url} is no URL.`);
  if (values.register && !values.hooks) throw new UsageError('--register needs --hooks, to read the mailed code.');
  const code = values.code ?? environment['GATEHOUSE_CODE'] ?? null;
  const basicAuth = values.basic ?? environment['GATEHOUSE_BASIC'] ?? null;
  const secondPassword = values['two-factor-password'] ?? environment['GATEHOUSE_TWO_FACTOR_PASSWORD'] ?? null;
  const secondEmail = values['two-factor-email'] ?? null;
  if (values['fail-on'] === 'new' && !values.baseline) throw new UsageError('--fail-on new needs --baseline.');
  const twoFactor =
    secondEmail && secondPassword && code ? { email: secondEmail, password: secondPassword, code } : null;
  if (secondEmail && !twoFactor) throw new UsageError('--two-factor-email needs --two-factor-password and --code.');
  return {
    conformance: {
      ...{ url, email, password, code: twoFactor ? null : code, twoFactor, basicAuth, mark },
      ...{ register: values.register, readOnly: values['read-only'], hooks: values.hooks ?? null },
      origin: values.origin === 'none' ? null : values.origin,
      only: values.only === undefined ? null : namesIn(values.only),
    },
    format: oneOf(FORMATS, 'format', values.format),
    output: values.output ?? null,
    failOn: oneOf(FAILURES, '--fail-on', values['fail-on']),
    baseline: values.baseline ?? null,
    secrets: [password, code, basicAuth, secondPassword].filter((secret) => secret !== null),
  };
}

function oneOf<T extends string>(known: readonly T[], what: string, value: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UsageError(`There is no ${what} ${value}: ${known.join(', ')}.`);
  return found;
}

function namesIn(only: string): readonly EndpointName[] {
  return only.split(',').map((name) => {
    if (isEndpointName(name.trim())) return name.trim() as EndpointName;
    throw new UsageError(`There is no operation ${name.trim()}. There are: ${Object.keys(endpoints).join(', ')}.`);
  });
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name);
}
