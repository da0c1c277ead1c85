import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Of WCAG 2.2, without 4.1.1, which is obsolete. */
const LEVEL_A = `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2
  2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/);
const LEVEL_AA = `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7
  2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/);

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const criteria = rows.filter(([name = '']) => /^\d/.test(name));
const namedChecks = new Map(rows.filter((row) => row.length === 3).map(([name = '', , where = '']) => [name, where]));

describe('docs/accessibility.md', () => {
  it('has each criterion of WCAG 2.2 once, with its level', () => {
    const levelsInTable = criteria.map(([name = '', level = '']) => `${name.split(' ')[0] ?? ''} ${level}`);
    const expected = [...LEVEL_A.map((number) => `${number} A`), ...LEVEL_AA.map((number) => `${number} AA`)];
    expect(expected).toHaveLength(55);
    expect(levelsInTable.toSorted()).toEqual(expected.toSorted());
  });

  it('says of each what holds and what a person must judge', () => {
    expect(criteria.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
  });

  it('names checks that exist', () => {
    const named = criteria.flatMap(([, , , checks = '']) => checks.split(', '));
    const paths = [...named, ...namedChecks.values()].flatMap((cell) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(named.filter((check) => check !== 'none' && !check.startsWith('`') && !namedChecks.has(check))).toEqual([]);
  });
});

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
const sourcesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** What a pointer drags here, a click does too: docs/accessibility.md says how. */
const DRAGGED = ['src/ui/calls/calls-drawer.tsx', 'src/ui/components/chart/chart-cursor.tsx'];

describe('the sources', () => {
  it('have no drag that is the only way', () => {
    expect(sourcesWith(/setPointerCapture|\bon(Drag|Touch)\w*=|\bdraggable(?!=\{false\})/).toSorted()).toEqual(DRAGGED);
    expect(DRAGGED.filter((file) => !readFileSync(file, 'utf8').includes('onClick='))).toEqual([]);
  });

  it('play no sound and no video, and do not follow the motion of the device', () => {
    expect(sourcesWith(/<(audio|video|track)\b|new (Audio|AudioContext)\(|device(motion|orientation)/i)).toEqual([]);
  });
});
