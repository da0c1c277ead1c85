import { describe, expect, it } from 'vitest';
import { maskJson } from '#src/domain/calls/mask-call.ts';

/** A star for each mask, which reads better in a table. */
const masked = (text: string, found?: Set<string>) => maskJson(text, found).replaceAll('••••••', '*');

describe('masking JSON', () => {
  it.each([
    ['{"codes":["a1","b2"],"name":"x"}', '{"codes":["*","*"],"name":"x"}'],
    ['{"codes":[ "a1" , "b2" ] , "name":"x"}', '{"codes":[ "*" , "*" ] , "name":"x"}'],
    ['{"secret":{"a":"b","c":[{"d":"e"}]},"f":"g"}', '{"secret":{"a":"*","c":[{"d":"*"}]},"f":"g"}'],
    ['{"a":{"key":"b"},"c":"d"}', '{"a":{"key":"*"},"c":"d"}'],
    ['["Bearer abc","x"]', '["Bearer *","x"]'],
    ['"Bearer abc"', '"Bearer *"'],
    ['[{"key":"b"},"c"]', '[{"key":"*"},"c"]'],
    ['{"pin":482913,"at":482913}', '{"pin":"*","at":482913}'],
    ['{"pin": 482913 }', '{"pin": "*" }'],
    ['{"pin":null,"otp": true ,"cvv":false}', '{"pin":null,"otp": true ,"cvv":false}'],
    ['{"password":"","token":"x"}', '{"password":"","token":"*"}'],
  ])('%s leaves %s', (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  it.each([['{"password":"two words"}'], ['  {"password":"two words"}'], ['[{"password":"two words"}]']])(
    'goes into a text that is JSON itself: %s',
    (inner) => {
      const outer = masked(JSON.stringify({ log: inner }));
      expect(JSON.parse(outer)).toEqual({ log: inner.replace('two words', '*') });
    },
  );

  it.each([
    [']{"a":"b","key":"c"}', ']{"a":"b","key":"*"}'],
    ['"x","Bearer abc"', '"x","Bearer *"'],
    ['{"pin":annull,"otp":nullified', '{"pin":"*","otp":"*"'],
    ['{"note":"it is \\u00', '{"note":"it is \\u00'],
  ])('of a text that is broken, %s leaves %s', (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  it.each([
    ['{"password":"hunter","a":"b"}', ['hunter']],
    ['{"password":"hun\\"ter\\n"}', ['hun"ter\n']],
    ['{"password":"hun\\"te\\u00', [String.raw`hun\"te\u00`]],
    ['{"pin": 482913 ,"otp":null}', ['482913']],
    ['{"password":"••••••","token":""}', []],
    [JSON.stringify({ log: '{"password":"hunter"}' }), ['hunter']],
  ])('of %s finds the secrets %s', (text, secrets) => {
    const found = new Set<string>();
    maskJson(text, found);
    expect([...found]).toEqual(secrets);
  });

  it.each([
    ['abcde', 'it is abcde.'],
    ['abcdef', 'it is *.'],
  ])('masks %s where it is found again, if it is long enough', (password, note) => {
    const text = JSON.stringify({ password, note: `it is ${password}.` });
    expect(JSON.parse(masked(text))).toEqual({ password: '*', note });
  });
});
