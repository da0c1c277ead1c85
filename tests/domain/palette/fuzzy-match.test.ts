import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyMatch, type FuzzyMatch, MATCH_RANKS } from '#src/domain/palette/command-search.ts';
import { indexedSearchText, searchText } from '#src/domain/shared/search-text.ts';

/** The text with its matched letters in brackets. */
function marked(text: string, { ranges }: FuzzyMatch): string {
  return ranges.reduceRight(
    (shown, { start, end }) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text,
  );
}

describe('a command is found', () => {
  it.each([
    ['billing', 'Billing', 'exact', '[Billing]'],
    ['cre', 'Create API key', 'prefix', '[Cre]ate API key'],
    ['key', 'Create API key', 'word', 'Create API [key]'],
    ['key', 'Keyboard for a key', 'word', 'Keyboard for a [key]'],
    ['key', 'Keyboard', 'prefix', '[Key]board'],
    ['key', 'Monkey keys', 'word-start', 'Monkey [key]s'],
    ['prod', 'payments-prod', 'word', 'payments-[prod]'],
    ['ments', 'payments-prod', 'inside', 'pay[ments]-prod'],
    ['key create', 'Create API key', 'word-start', '[Create] API [key]'],
    ['key reate', 'Create API key', 'inside', 'C[reate] API [key]'],
    ['vd', 'Verify Domain', 'subsequence', '[V]erify [D]omain'],
    ['uscalls', 'Usage, API calls', 'subsequence', '[Us]age, API [calls]'],
    ['  team ', 'Team', 'exact', '[Team]'],
    ['zurich', 'Zürich wallet', 'word', '[Zürich] wallet'],
    ['zürich', 'ZURICH', 'exact', '[ZURICH]'],
    ['cafe', 'Café bot', 'word', '[Café] bot'],
    ['キー', 'APIキー', 'inside', 'API[キー]'],
    ['🚀 k', 'my 🚀 key', 'inside', 'my [🚀 k]ey'],
    ['a b', 'a\u2003b', 'exact', '[a\u2003b]'],
    ['a\u00a0b', 'a b c', 'word', '[a b] c'],
    ['pay\u200bments', 'payments', 'exact', '[payments]'],
  ])('by "%s" in "%s" as %s', (query, text, rank, shown) => {
    const match = fuzzyMatch(query, text);
    expect({ rank: match?.rank, shown: match && marked(text, match) }).toEqual({ rank, shown });
  });

  it.each([
    ['', 'Team'],
    ['   ', 'Team'],
    ['teams', 'Team'],
    ['x', 'Team'],
    ['m', 'Billing'],
    ['ey', 'Elena'],
    ['ak', 'Create tickets'],
    ['key domain', 'Create API key'],
  ])('not by "%s" in "%s"', (query, text) => {
    expect(fuzzyMatch(query, text)).toBeNull();
  });
});

describe('for any text', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

  it('a part of it matches, and the marked letters are that part', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (whole, one, other) => {
        const { text: searched, offsets } = indexedSearchText(whole);
        const [start, end] = [one % whole.length, other % whole.length].sort((a, b) => a - b);
        const from = offsets[Math.min(start ?? 0, searched.length)];
        const to = offsets[Math.min((end ?? 0) + 1, searched.length)];
        const part = whole.slice(from, to).trim();
        fc.pre(searchText(part).trim() === searchText(part) && searchText(part) !== '');
        const match = fuzzyMatch(part, whole);
        const letters = match?.ranges.map((range) => whole.slice(range.start, range.end)).join('');
        expect(searchText(letters ?? '')).toBe(searchText(part));
        expect(MATCH_RANKS.indexOf(match?.rank ?? 'subsequence')).toBeLessThan(MATCH_RANKS.indexOf('subsequence'));
      }),
    );
  });

  it('the marked ranges are in order, apart and inside of it', () => {
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 6 }), (whole, query) => {
        const ranges = fuzzyMatch(query, whole)?.ranges ?? [];
        const edges = ranges.flatMap(({ start, end }) => [start, end]);
        expect(edges).toEqual([...new Set(edges)].sort((one, other) => one - other));
        expect(edges.every((edge) => edge >= 0 && edge <= whole.length)).toBe(true);
      }),
    );
  });

  it('case and diacritics change nothing', () => {
    const plain = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'k', ' ', '-'),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(plain, plain, (whole, query) => {
        const decorated = whole.replaceAll('e', 'É').replaceAll('a', 'ä').replaceAll('c', 'C');
        expect(fuzzyMatch(query.toUpperCase(), decorated)).toEqual(fuzzyMatch(query, whole));
      }),
    );
  });
});
