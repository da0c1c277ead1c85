import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#src/domain/logs/log-export.ts';

/** A reader of RFC 4180, by itself. */
function readCsv(text: string): readonly (readonly string[])[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('CSV', () => {
  it.each([
    { cells: ['a', 'b'], text: 'a,b\r\n' },
    { cells: ['a,b', 'c"d', 'e\nf'], text: '"a,b","c""d","e\nf"\r\n' },
    { cells: ['', ' '], text: ', \r\n' },
    { cells: ['=1+1', '+1', '-1', '@x', '\tx', '\rx'], text: "'=1+1,'+1,'-1,'@x,'\tx,\"'\rx\"\r\n" },
    { cells: ['\nx', '＝1', '＠x', '－', '＋1'], text: "\"'\nx\",'＝1,'＠x,'－,'＋1\r\n" },
    { cells: ['=HYPERLINK("x","y")'], text: '"\'=HYPERLINK(""x"",""y"")"\r\n' },
    { cells: ['a=1', "'=1"], text: "a=1,'=1\r\n" },
  ])('writes $cells', ({ cells, text }) => {
    expect(csvText([cells])).toBe(text);
  });

  it('is read back as it was, but for the sign before what could run', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '@', '+', '＝', '\t', ' ', "'"),
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
        const harmless = rows.map((cells) => cells.map((text) => (/^[=+\-@＝\t\r\n]/.test(text) ? `'${text}` : text)));
        expect(readCsv(csvText(rows))).toEqual(harmless);
      }),
    );
  });
});
