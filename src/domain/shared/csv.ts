import type { Language } from './language.ts';

export type CsvCell = string | number | boolean | null;

interface CsvDialect {
  readonly separator: ',' | ';';
  readonly decimal: ',' | '.';
}

/** What Excel expects on a device of that language. */
const DIALECTS: Readonly<Record<Language, CsvDialect>> = {
  en: { separator: ',', decimal: '.' },
  bg: { separator: ';', decimal: ',' },
  de: { separator: ';', decimal: ',' },
  es: { separator: ';', decimal: ',' },
  ar: { separator: ';', decimal: '.' },
};

/** Excel reads UTF-8 where a file begins with it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Where a formula would start, behind any separator: a spreadsheet of another language may open the file. */
const FORMULA = /(?<=^|[,;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
/** Blanks that a spreadsheet may skip at the start. */
const SKIPPED = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** RFC 4180 with CRLF line ends, in the dialect of a language; no part of a cell can run as a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { separator, decimal } = DIALECTS[language];
  const toText = (cell: CsvCell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimal) : textCell(String(cell ?? ''));
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(toText).join(separator)}\r\n`).join('');
}

function textCell(text: string): string {
  const harmless = text.replace(FORMULA, "'").replace(SKIPPED, "'$&");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
