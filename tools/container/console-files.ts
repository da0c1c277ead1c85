import { contrastProblems } from '#src/composition/settings/contrast-problems.ts';
import { readSettings, settingWarnings } from '#src/composition/settings/read-settings.ts';
import { SETTINGS_SCHEMA } from '#src/composition/settings/settings-schema.ts';
import { isBasePath } from '#tools/build/base-path.ts';
import { hasOwnScripts, inlineHashes } from '#tools/scripts/inline-hashes.mjs';
import { operatedPage } from '#tools/scripts/page.mjs';
import { securityHeaders } from '#tools/scripts/security-headers.mjs';
import { extendPolicy } from '#tools/scripts/deploy/policy-additions.mjs';
import { policySources } from '#tools/build/policy-sources.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface ConsoleFiles {
  readonly page: string;
  /** For nginx: one line for each header. */
  readonly headers: string;
  readonly basePath: string;
  readonly port: number;
  /** Why the console cannot start, a line each. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

const BASE_PATH = 'VITE_BASE_PATH';
const ADDITIONS = 'GATEHOUSE_POLICY_ADDITIONS';
const ORIGIN = /^(blob:|(https?|wss):\/\/((\*\.)?[\w.-]+|\[[\da-f:]+\])(:\d+)?)$/;

/** The built page with the settings of the environment, and the headers that go with them. */
export function consoleFiles(
  built: { page: string; environment: Environment },
  environment: Environment,
): ConsoleFiles {
  const variables = { ...built.environment, ...environment };
  const before = readSettings(built.environment);
  const { settings, problems } = readSettings(variables);
  const basePath = variables[BASE_PATH] ?? '/';
  const port = Number(environment['PORT'] ?? '8080');
  const inline = inlineHashes(built.page);
  const { trustedTypes, inlineStyles, ...sources } = policySources(settings, hasOwnScripts(inline));
  const { 'Content-Security-Policy': careful, ...headers } = securityHeaders({
    ...sources,
    inline,
    trustedTypes,
    inlineStyles,
  });
  const { policy, problems: policyProblems } = extendPolicy(careful, environment[ADDITIONS] ?? '');
  return {
    page: operatedPage(built.page, { basePath, settings: difference(before.settings, settings) }),
    headers: nginxHeaders({ 'Content-Security-Policy': policy, ...headers }),
    ...{ basePath, port },
    problems: [
      ...problems,
      ...contrastProblems(settings),
      ...unknownVariables(environment),
      ...(isBasePath(basePath)
        ? []
        : [`${BASE_PATH}: ${quoted(basePath)} cannot be used. Expected /console/ or the like.`]),
      ...(isPort(port) ? [] : [`PORT: ${quoted(environment['PORT'])} cannot be used. Expected 1024 to 65535.`]),
      ...unique(Object.values(sources).flat())
        .filter((origin) => !ORIGIN.test(origin))
        .map(unusableOrigin),
      ...policyProblems.map((problem) => `${ADDITIONS}: ${problem}.`),
    ],
    warnings: settingWarnings(settings),
  };
}

/** The settings that are not those of the build: what is as the build drew it stays drawn. */
function difference(before: object, after: object): Readonly<Record<string, unknown>> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).flatMap(([key, value]: [string, unknown]) => {
    const old = previous.get(key);
    if (!isTree(value) || !isTree(old)) return JSON.stringify(value) === JSON.stringify(old) ? [] : [[key, value]];
    const inner = difference(old, value);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(changed) as Record<string, unknown>;
}

/** A misspelt variable would change nothing, and nobody would notice. */
function unknownVariables(environment: Environment): readonly string[] {
  const known = [BASE_PATH, ...variablesOf(SETTINGS_SCHEMA)];
  return Object.keys(environment)
    .filter((name) => name.startsWith('VITE_') && !known.includes(name))
    .map((name) => `${name}: there is no such setting.`);
}

function variablesOf(table: object): readonly string[] {
  return Object.values(table).flatMap((entry: object) =>
    'variable' in entry ? [String(entry.variable)] : variablesOf(entry),
  );
}

function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}

/** A list is replaced as a whole. */
const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPort = (port: number) => Number.isInteger(port) && port >= 1024 && port <= 65_535;
const unique = (sources: readonly string[]) => [...new Set(sources)];
const quoted = (text: unknown) => JSON.stringify(text);
const unusableOrigin = (origin: string) => `${origin} cannot be named in a Content-Security-Policy.`;
