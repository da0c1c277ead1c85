import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { OperationReport } from './conformance-record.ts';
import type { Level } from './differences.ts';

/** One fact to repair, with every operation and every screen that it concerns. */
export interface Cause {
  readonly level: Level;
  /** What is expected and what was seen. */
  readonly text: string;
  readonly operations: readonly EndpointName[];
  readonly screens: readonly string[];
  /** Of the first of the operations. */
  readonly exchange: string | null;
}

export type ScreenState = 'works' | 'works with loss' | 'does not work' | 'not checked';

export interface Findings {
  /** What breaks first, and of that what breaks the most screens. */
  readonly causes: readonly Cause[];
  readonly screens: Readonly<Record<ScreenState, readonly string[]>>;
  readonly reports: readonly OperationReport[];
}

/** What fails a run. */
export type FailOn = 'breaks' | 'tolerated' | 'new' | 'never';

export function findingsOf(reports: readonly OperationReport[]): Findings {
  const causes = new Map<string, Cause>();
  for (const { name, method, path, screen, outcome, differences } of reports) {
    const missing = { level: 'breaks', text: `missing: ${method} ${path}`, exchange: null } as const;
    const facts = differences.map(({ level, field, expected, seen, exchange }) => ({
      ...{ level, text: `${field}: expected ${expected}; seen: ${seen}`, exchange: exchange ?? null },
    }));
    for (const fact of outcome === 'missing' ? [missing] : facts) {
      const known = causes.get(`${fact.level}: ${fact.text}`) ?? { ...fact, operations: [], screens: [] };
      const screens = [...new Set([...known.screens, screen])];
      causes.set(`${fact.level}: ${fact.text}`, { ...known, operations: [...known.operations, name], screens });
    }
  }
  const rank = ({ level, screens }: Cause) => (level === 'breaks' ? 1000 : 0) + screens.length;
  return {
    causes: [...causes.values()].sort((one, other) => rank(other) - rank(one)),
    screens: screensOf(reports),
    reports,
  };
}

function screensOf(reports: readonly OperationReport[]): Findings['screens'] {
  const screens: Record<ScreenState, string[]> = {
    ...{ 'does not work': [], 'works with loss': [], works: [], 'not checked': [] },
  };
  for (const screen of new Set(reports.map((report) => report.screen)))
    screens[stateOf(reports.filter((report) => report.screen === screen))].push(screen);
  return screens;
}

function stateOf(reports: readonly OperationReport[]): ScreenState {
  if (reports.some(isBroken)) return 'does not work';
  if (reports.some(({ differences, outcome }) => differences.length > 0 || outcome === 'not-offered'))
    return 'works with loss';
  return reports.every(({ outcome }) => outcome === 'not-tried') ? 'not checked' : 'works';
}

export function isBroken({ outcome, differences }: OperationReport): boolean {
  return outcome === 'missing' || differences.some(({ level }) => level === 'breaks');
}

export interface Changes {
  readonly added: readonly string[];
  readonly repaired: readonly string[];
}

/** Since an earlier run, among the operations that both of them have. */
export function changesSince(earlier: readonly OperationReport[], later: readonly OperationReport[]): Changes {
  const linesOf = (reports: readonly OperationReport[], others: readonly OperationReport[]) => {
    const inBoth = reports.filter(({ name }) => others.some((other) => other.name === name));
    return new Set(
      findingsOf(inBoth).causes.flatMap(({ level, text, operations }) =>
        operations.map((name) => `${name}: ${level}: ${text}`),
      ),
    );
  };
  const before = linesOf(earlier, later);
  const after = linesOf(later, earlier);
  return {
    added: [...after].filter((line) => !before.has(line)),
    repaired: [...before].filter((line) => !after.has(line)),
  };
}

export function hasFailed(reports: readonly OperationReport[], failOn: FailOn, changes: Changes | null): boolean {
  if (failOn === 'never') return false;
  if (failOn === 'new') return (changes?.added.length ?? 0) > 0;
  return reports.some((report) => isBroken(report) || (failOn === 'tolerated' && report.differences.length > 0));
}
