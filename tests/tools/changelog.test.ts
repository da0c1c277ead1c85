import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseChangelog, versionsOf } from '#tools/scripts/release/changelog.mjs';

const DUTIES = '### What an operator must do';
const BEFORE = `# Changelog

## Unreleased

${DUTIES}

- Set the gateway.

### Added

- A gateway.

## 1.9.0 (2026-01-01)

${DUTIES}

Nothing.
`;
const release = (version: string, text = BEFORE) => releaseChangelog(text, { version, date: '2026-02-03' });

describe('a release in the changelog', () => {
  it('is what was unreleased, under its version and day, with room above it for the next', () => {
    const { text, section } = release('1.10.0');
    const next = `## Unreleased\n\n${DUTIES}\n\nNothing.\n\n## 1.10.0 (2026-02-03)\n`;
    expect(text).toBe(BEFORE.replace('## Unreleased\n', next));
    expect(section).toBe(`${DUTIES}\n\n- Set the gateway.\n\n### Added\n\n- A gateway.`);
    expect(versionsOf(text)).toEqual(['1.10.0', '1.9.0']);
  });

  it.each([
    ['1.9.0', BEFORE, '1.9.0 does not follow 1.9.0.'],
    ['1.8.9', BEFORE, '1.8.9 does not follow 1.9.0.'],
    ['v2', BEFORE, 'v2 is no version such as 1.2.0.'],
    ['2.0.0', BEFORE.replace(DUTIES, '### Notes'), 'What is unreleased has no'],
    ['2.0.0', BEFORE.replace('Unreleased', 'Next'), 'has no section "Unreleased"'],
  ])('cannot be %s where it does not fit', (version, text, problem) => {
    expect(() => release(version, text)).toThrow(problem);
  });

  it('cannot be empty', () => {
    expect(() => release('3.0.0', release('2.0.0').text)).toThrow('Nothing is unreleased.');
  });
});

describe('CHANGELOG.md', () => {
  it('says of each version first what an operator must do, as it will of the next', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const sections = changelog.split(/^## .*$/m).slice(1);
    expect(sections.filter((section) => !section.trim().startsWith(`${DUTIES}\n`))).toEqual([]);
    expect(sections).toHaveLength(versionsOf(changelog).length + 1);
  });
});
