import { withPlainDigits, withoutHidden } from './clean-text.ts';

const MARKS = /\p{M}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[´\u02bc\u2018\u2019\u201b\u2032\uff07]/g;
/** ASCII without controls has only its case to lose. */
const PLAIN = /^[ -~]*$/;

/** What every search compares: without case, accents, widths and hidden characters, with the digits 0 to 9. */
export function searchText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const visible = withoutHidden(text).replace(/\s/g, ' ').replace(DASHES, '-').replace(APOSTROPHES, "'");
  const bare = visible.normalize('NFKD').replace(MARKS, '');
  // Capitals first, as some letters have several small ones, such as ς and σ.
  const caseless = bare.toUpperCase().toLowerCase().replace(MARKS, '').replaceAll('ς', 'σ');
  return withPlainDigits(caseless);
}

/** The words of a query; none where nothing is searched for. */
export function searchWords(query: string): readonly string[] {
  return searchText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

export interface IndexedSearchText {
  readonly text: string;
  /** Where each of its characters starts in the original; one more entry for the end. */
  readonly offsets: readonly number[];
}

/** For a search that shows what it found. */
export function indexedSearchText(original: string): IndexedSearchText {
  let text = '';
  const offsets: number[] = [];
  for (const { 0: part, index } of original.matchAll(/[ -~]+|[^ -~]/gu)) {
    const found = searchText(part);
    const step = PLAIN.test(part) ? 1 : 0;
    for (let at = 0; at < found.length; at += 1) offsets.push(index + at * step);
    text += found;
  }
  offsets.push(original.length);
  return { text, offsets };
}

/** Where a part of the searched text ends in the original: one character may have become several. */
export function originalEnd({ offsets }: IndexedSearchText, last: number): number {
  const start = offsets[last] ?? 0;
  let next = last + 1;
  while (offsets[next] === start) next += 1;
  return offsets[next] ?? start;
}
