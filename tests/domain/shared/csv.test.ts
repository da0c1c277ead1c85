import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#src/domain/shared/csv.ts';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';

/** A reader of RFC 4180 with any separator, by itself. */
function readCsv(text: string, separator: string): readonly (readonly string[])[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r\n)`, 'g');
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(cell)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const rows = fc.array(
  fc.array(
    fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', '=', '-', '@', '+', '＝', '\t', ' ', "'") }),
    { minLength: 1 },
  ),
);

describe('CSV', () => {
  it.each([
    { language: 'en', line: 'a,1.5,-2' },
    { language: 'de', line: 'a;1,5;-2' },
    { language: 'es', line: 'a;1,5;-2' },
    { language: 'bg', line: 'a;1,5;-2' },
    { language: 'ar', line: 'a;1.5;-2' },
  ] as const)('is what Excel splits and reads in $language, in UTF-8', ({ language, line }) => {
    expect(csvText([['a', 1.5, -2]], language)).toBe(`\ufeff${line}\r\n`);
  });

  it.each([
    { cells: ['a', null, true, ''], text: 'a,,true,\r\n' },
    { cells: ['a,b', 'c"d', 'e\nf', 'g;h'], text: '"a,b","c""d","e\nf","g;h"\r\n' },
    { cells: ['', ' '], text: ', \r\n' },
    { cells: ['=1+1', '+1', '-1', '@x', '\rx'], text: "'=1+1,'+1,'-1,'@x,\"'\rx\"\r\n" },
    { cells: ['\nx', '＝1', '＠x', '－', '＋1'], text: "\"'\nx\",'＝1,'＠x,'－,'＋1\r\n" },
    { cells: ['=HYPERLINK("x","y")'], text: '"\'=HYPERLINK(""x"",""y"")"\r\n' },
    { cells: ["x;=cmd|'/C calc'!A0;"], text: "\"x;'=cmd|'/C calc'!A0;\"\r\n" },
    { cells: ['a=1', "'=1", '1-2, 3-4'], text: 'a=1,\'=1,"1-2, 3-4"\r\n' },
  ])('writes $cells', ({ cells, text }) => {
    expect(csvText([cells], 'en')).toBe(`\ufeff${text}`);
  });

  it('is read back as it was, but for the signs before what could run', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...ALL_LANGUAGES), (cells, language) => {
        const read = readCsv(csvText(cells, language), language === 'en' ? ',' : ';');
        const bare = (all: readonly (readonly string[])[]) =>
          all.map((row) => row.map((text) => text.replaceAll("'", '')));
        expect(bare(read)).toEqual(bare(cells));
      }),
    );
  });

  it('runs no formula, whatever a spreadsheet takes for the separator', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...ALL_LANGUAGES), (cells, language) => {
        const parts = csvText(cells, language)
          .slice(1)
          .split(/[,;\t\r\n]/);
        expect(parts.filter((part) => /^["\s]*[=+\-@＝]/.test(part))).toEqual([]);
      }),
    );
  });
});
