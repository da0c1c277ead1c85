import { describe, expect, it } from 'vitest';
import { maskKnown, maskPlain } from '#src/domain/shared/mask-known.ts';
import { maskText } from '#src/domain/calls/mask-text.ts';

/** A star for each mask, which reads better in a table. */
const starred = (text: string) => text.replaceAll('••••••', '*');

const RANDOM_24 = 'aB3dE6fG9hJ2kL5mN8pQ1rS4';

describe('masking a text', () => {
  it.each([
    ['/x?password=abc&limit=10', '/x?password=*&limit=10'],
    ['/x?password=&limit=10', '/x?password=&limit=10'],
    ['password: abc', 'password: *'],
    ["'apiKey': 'abc', 'x': 1", "'apiKey': '*', 'x': 1"],
    ['Authorization: Bearer abc', 'Authorization: Bearer *'],
    ['token: eyJhbGciOi1. Next', 'token: *. Next'],
    ['token: forbearer', 'token: *'],
    ['token: basically', 'token: *'],
  ])('of %s leaves %s', (text, shown) => {
    expect(starred(maskText(text))).toBe(shown);
  });

  it.each([
    ['code: 482913', 'code: *'],
    ['code: of the wrong kind', 'code: of the wrong kind'],
    ['apiKey: abcdef', 'apiKey: *'],
    ['sessionid: abcdef', 'sessionid: *'],
    ['authorization: abcdef', 'authorization: *'],
  ])('needs a digit only behind a word of sentences: %s', (text, shown) => {
    expect(starred(maskText(text))).toBe(shown);
  });

  it.each([
    [`/api/account/${RANDOM_24}/settings`, '/api/account/*/settings'],
    [`/api/account/${RANDOM_24.slice(1)}/settings`, `/api/account/${RANDOM_24.slice(1)}/settings`],
    ['/Api/account/Settings/callbacks/v2/All', '/Api/account/Settings/callbacks/v2/All'],
    [`${RANDOM_24}Tuv/X9Y8Z7`, '*/X9Y8Z7'],
    ['aB3dE6fG9h/J2kL5mN8pQ1r/S4tU7vW0xYzAb1', '*'],
  ])('of the path %s leaves %s', (path, shown) => {
    expect(starred(maskText(path))).toBe(shown);
  });

  it.each([
    ['aB3dE6fG9hJ2kL5mN8pQ1rS4tU0xab12', '*'],
    ['0xZaB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW', '*'],
    ['0xabZB3dE6fG9hJ2kL5mN8pQ1rS4tU7v', '*'],
    ['AB3DE6FG9HJ2KL5MN8PQ1RS4TU7VW0XY', 'AB3DE6FG9HJ2KL5MN8PQ1RS4TU7VW0XY'],
    ['abCdeFghIjkLmnOpqRstUvwXyzAbcDef', 'abCdeFghIjkLmnOpqRstUvwXyzAbcDef'],
    ['6F9619ff-8b86-4d01-b42d-00cf4fc964ff', '6F9619ff-8b86-4d01-b42d-00cf4fc964ff'],
  ])('knows a random text by both cases and digits: %s', (text, shown) => {
    expect(starred(maskText(text))).toBe(shown);
  });
});

describe('masking what is known to be secret', () => {
  const secrets = new Set(['abcde', 'say "hi" now']);

  it.each([
    ['abcde', 'abcde'],
    ['It is say "hi" now.', 'It is *.'],
    [String.raw`{"a":"say \"hi\" now"}`, '{"a":"*"}'],
    ['/x?a=say%20%22hi%22%20now', '/x?a=*'],
  ])('of %s leaves %s, in each spelling', (text, shown) => {
    expect(starred(maskKnown(text, secrets))).toBe(shown);
  });

  it.each([
    ['abcde', 'abcde'],
    ['abcdef', '*'],
  ])('of %s leaves %s, because a short one may be a part of anything', (secret, shown) => {
    expect(starred(maskPlain(secret, new Set([secret])))).toBe(shown);
    expect(starred(maskKnown(secret, new Set([secret])))).toBe(shown);
  });

  it('has a url even for half of a character', () => {
    expect(starred(maskKnown('/x?a=abcdef', new Set(['abcdef\ud800'])))).toBe('/x?a=*');
  });
});
