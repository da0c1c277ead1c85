import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkEnd, splitHiddenCharacters } from '#src/domain/shared/clean-text.ts';

const drawn = (text: string) =>
  splitHiddenCharacters(text)
    .map((part) => (part.isHidden ? `<${part.text}>` : part.text))
    .join('');

describe('characters that do not show', () => {
  it.each([
    ['a\u202Eb', 'a<U+202E>b'],
    ['\u2066x\u2069', '<U+2066>x<U+2069>'],
    ['\u200B\u200C\u200D\u200E\u200F', '<U+200B><U+200C><U+200D><U+200E><U+200F>'],
    ['\uFEFF', '<U+FEFF>'],
    ['so\u00ADft', 'so<U+00AD>ft'],
    ['a\u2028b', 'a<U+2028>b'],
    ['\u0000\u0085', '<U+0000><U+0085>'],
    ['\uD800', '<U+D800>'],
    ['tag\u{E0041}', 'tag<U+E0041>'],
    ['\u3164\u115F\u1160\uFFA0\u2800', '<U+3164><U+115F><U+1160><U+FFA0><U+2800>'],
    ['a\u034Fb', 'a<U+034F>b'],
    ['\u17B4\u17B5', '<U+17B4><U+17B5>'],
    ['\u180B\u180D\u180F', '<U+180B><U+180D><U+180F>'],
    ['1\uFE00\uFE0F', '1<U+FE00><U+FE0F>'],
    ['x\u{E0100}\u{E01EF}', 'x<U+E0100><U+E01EF>'],
  ])('are named in %j', (text, shown) => {
    expect(drawn(text)).toBe(shown);
    expect(splitHiddenCharacters(text).filter((part) => part.text === '')).toEqual([]);
  });

  it.each(['', 'plain', 'two\nlines\r\n\tindented', 'שלום', 'нещо', '🔑 key', '\\u202e'])(
    'are not found in %j',
    (text) => {
      expect(splitHiddenCharacters(text)).toEqual([{ text, isHidden: false }]);
    },
  );
});

describe('a piece of a text', () => {
  const most = { characters: 4, hidden: 2 };

  it.each([
    ['', 0, 0],
    ['abcd', 0, 4],
    ['abcde', 0, 4],
    ['abcdefgh', 3, 7],
    ['abc🔑', 0, 3],
    ['abc🔑', 1, 5],
    ['xyabc🔑', 2, 5],
    ['ab🔑d', 0, 4],
    ['\u200Ba\u200B\u200B', 0, 3],
    ['\u200B\u200B\u200B\u200B', 1, 3],
    ['abc\uD800\uD800', 0, 4],
  ])('of %j from %d on ends at %d', (text, start, end) => {
    expect(chunkEnd(text, start, most)).toBe(end);
  });

  it('breaks no character, so that pieces make up the whole', () => {
    const one = { characters: 2, hidden: 1 };
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '🔑', '\u200B', '\u{E0100}', '\uD800', '\uDC00') }),
        (text) => {
          const pieces: string[] = [];
          for (let at = 0; at < text.length; ) {
            const end = chunkEnd(text, at, one);
            pieces.push(text.slice(at, end));
            at = end;
          }
          expect(pieces.flatMap((piece) => [...piece])).toEqual([...text]);
        },
      ),
    );
  });
});

describe('a piece of one character', () => {
  it('holds a whole one that takes two units', () => {
    expect(chunkEnd('🔑🔑', 0, { characters: 1, hidden: 1 })).toBe(1);
    expect(chunkEnd('🔑🔑', 0, { characters: 2, hidden: 1 })).toBe(2);
    expect(chunkEnd('a🔑', 0, { characters: 2, hidden: 1 })).toBe(1);
  });

  it('may end with the last character below two units', () => {
    expect(chunkEnd('a\uFFFFbc', 0, { characters: 2, hidden: 3 })).toBe(2);
  });
});
