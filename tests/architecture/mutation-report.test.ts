import { describe, expect, it } from 'vitest';
import { chooseLayers, patternsOf } from '#tools/scripts/mutation/pieces.mjs';
import { mutantsOf, scoreLines, scoreOf, survivorLines } from '#tools/scripts/mutation/report.mjs';

const source = 'export const isLate =\n  (days: number) => days > 3;\n';
const at = (startLine: number, start: number, endLine: number, end: number) => ({
  start: { line: startLine, column: start },
  end: { line: endLine, column: end },
});
const results = {
  files: {
    'src/domain/usage/late.ts': {
      source,
      mutants: [
        { status: 'Survived', replacement: 'days >= 3', location: at(2, 21, 2, 29) },
        { status: 'Killed', replacement: 'true', location: at(2, 21, 2, 29) },
        { status: 'Timeout', replacement: 'false', location: at(2, 21, 2, 29) },
        { status: 'Ignored', replacement: '""', location: at(2, 21, 2, 29) },
      ],
    },
    'src/domain/auth/late.ts': {
      source,
      mutants: [{ status: 'NoCoverage', replacement: '() => undefined', location: at(1, 14, 2, 29) }],
    },
  },
};

describe('the report of mutation testing', () => {
  const mutants = mutantsOf([results], ['src/domain']);

  it('counts what was noticed of what was tried, by folder', () => {
    expect(scoreOf(mutants)).toBe(50);
    expect(scoreLines('src/domain', mutants).map((line) => line.replace(/ {2,}/g, '  ').trim())).toEqual([
      'src/domain  50.0 % of 4, 1 survived, 1 not covered',
      'src/domain/auth  0.0 % of 1, 0 survived, 1 not covered',
      'src/domain/usage  66.7 % of 3, 1 survived, 0 not covered',
    ]);
  });

  it('names what was not, by file and line', () => {
    expect(survivorLines(mutants)).toEqual([
      'src/domain/auth/late.ts:1  isLate = (days: number) => days > 3 → () => undefined  (not covered)',
      'src/domain/usage/late.ts:2  days > 3 → days >= 3  (survived)',
    ]);
  });

  it('is about the part that was asked for', () => {
    expect(mutantsOf([results], ['src/domain/auth'])).toHaveLength(1);
    expect(mutantsOf([results], ['src/domain/au'])).toHaveLength(0);
  });
});

describe('the parts of mutation testing', () => {
  it('are everything where none is named', () => {
    const layers = chooseLayers([]);
    expect(layers.map(({ folder, isWhole }) => [folder, isWhole])).toEqual([
      ['src/domain', true],
      ['src/application', true],
    ]);
    expect(layers[1]!.pieces.map(({ folder }) => folder)).toContain('src/application/auth');
  });

  it.each([
    { path: 'src/domain/billing/', pattern: 'src/domain/billing/**/*.ts', tests: 'tests/domain' },
    { path: './src/application/forms', pattern: 'src/application/forms/**/*.ts', tests: 'tests/application/forms' },
    {
      path: 'src/application/auth/idle-store.ts',
      pattern: 'src/application/auth/idle-store.ts',
      tests: 'tests/application/auth',
    },
    { path: 'src/application/platform', pattern: 'src/application/platform/**/*.ts', tests: 'tests/application' },
  ])('are $pattern for $path, judged by $tests', ({ path, pattern, tests }) => {
    const [layer] = chooseLayers([path]);
    expect(layer).toMatchObject({ isWhole: false, pieces: [{ tests: expect.arrayContaining([tests]) as string[] }] });
    expect(patternsOf(layer!.pieces[0]!)).toContain(pattern);
  });

  it('do not exist outside the two layers', () => {
    expect(chooseLayers(['src/ui', 'src/domainx'])).toEqual([]);
  });
});
