import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSkeleton, requireNewLanguage } from '#tools/languages/create-skeleton.ts';
import { formatNextSteps, formatReport, isWhole } from '#tools/languages/language-report.ts';
import { checkLanguage, readGroups } from '#tools/languages/languages.ts';

/** Welsh has six plural forms, which English has two of. */
const LANGUAGE = 'cy';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-language-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const { path, text } of createSkeleton('.', LANGUAGE)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the skeleton of a language', () => {
  const check = checkLanguage(LANGUAGE, folder, '.');

  it('is whole, but for what is not translated', () => {
    const { untranslated, messages, language, ...problems } = check;
    expect(new Set(Object.values(problems).flat())).toEqual(new Set());
    expect([language, untranslated.length > 0.9 * messages]).toEqual([LANGUAGE, true]);
    expect(isWhole(check)).toBe(false);
  });

  it('has each plural form with the English message that fits it best', () => {
    const team = readGroups(folder, LANGUAGE)['team'] ?? {};
    const members = Object.entries(team).filter(([key]) => key.startsWith('team.count_'));
    expect(members).toEqual([
      ['team.count_zero', '{{count}} members'],
      ['team.count_one', '{{count}} member'],
      ['team.count_two', '{{count}} members'],
      ['team.count_few', '{{count}} members'],
      ['team.count_many', '{{count}} members'],
      ['team.count_other', '{{count}} members'],
    ]);
  });

  it('is counted in a table, with the first keys of each problem below it', () => {
    const [head, row, keys] = formatReport([check]).split('\n');
    expect(head).toMatch(/language +messages +missing +superfluous +untranslated +wrong placeholders/);
    expect(row?.trim().split(/ +/)).toEqual(
      [LANGUAGE, check.messages, 0, 0, check.untranslated.length, 0, 0, 0, 0, 0].map(String),
    );
    expect(keys).toMatch(/^cy, untranslated: [\w.-]+, .*, and \d+ more$/);
  });

  it('leaves two lines to the person', () => {
    expect(formatNextSteps(LANGUAGE)).toContain("cy: { name: 'Cymraeg', direction: 'ltr' },");
    expect(formatNextSteps('he')).toContain("he: { name: 'עברית', direction: 'rtl' },");
    expect(formatNextSteps('fr')).toContain("readonly fr: 'one' | 'many' | 'other';");
  });

  it.each([
    ['de', 'de is there already.'],
    ['xx', 'Intl does not know xx.'],
    ['../fr', '../fr is no code of a language, such as fr.'],
  ])('is not made for %s', (code, reason) => {
    expect(() => requireNewLanguage('.', code)).toThrow(reason);
  });
});
